/* Runs before anything is drawn. Internet Explorer runs it too, so no modern syntax. */
(function () {
  var root = document.documentElement;
  var agent = window.navigator.userAgent;
  if (agent.indexOf('MSIE ') !== -1 || agent.indexOf('Trident/') !== -1) {
    window.addEventListener('load', function () {
      document.getElementById('root').style.display = 'none';
      document.getElementById('unsupported').removeAttribute('hidden');
    });
    return;
  }
  var choice = null;
  var token = null;
  try {
    choice = window.localStorage.getItem('abhyas.theme');
    token = window.localStorage.getItem('abhyas.token');
  } catch (unavailable) {
    root.setAttribute('data-storage', String(unavailable));
  }
  var dark =
    choice === 'dark' || (choice !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  var chosen = /(?:^|; )abhyas_language=([a-z]{2,3})\b/.exec(document.cookie);
  var language = chosen === null ? 'en' : chosen[1];
  if (language !== 'en') root.setAttribute('lang', language);

  // The page says which files and which data each screen needs (build/screens-ahead.ts): those of the one that
  // is opened are asked for now, beside the frame's.
  var list = document.getElementById('screens');
  var screens = list === null ? [] : JSON.parse(list.textContent);
  for (var at = 0; at < screens.length && !isAskedFor(screens[at]); at += 1);

  function isAskedFor(screen) {
    var names = screen.path.match(/:\w+/g) || [];
    var pattern = new RegExp('^' + screen.path.replace(/:\w+/g, '([^/]+)') + '/?$');
    var values = pattern.exec(window.location.pathname);
    if (values === null) return false;
    for (var file = 0; file < screen.files.length; file += 1) ask(screen.files[file]);
    for (var call = 0; call < screen.calls.length; call += 1) {
      if (token !== null && window.fetch) askAsLearner(filled(screen.calls[call], names, values));
    }
    return true;
  }

  function ask(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.setAttribute('crossorigin', '');
    // What the page shows already comes first.
    link.setAttribute('fetchpriority', 'low');
    link.href = file;
    document.head.appendChild(link);
  }

  function filled(call, names, values) {
    for (var name = 0; name < names.length; name += 1) call = call.replace(names[name], values[name + 1]);
    return call;
  }

  /** Its answer waits for the program (src/lib/early-answers.ts), which also deals with failures. */
  function askAsLearner(call) {
    var early = window.abhyasEarly || (window.abhyasEarly = {});
    var headers = {
      accept: 'application/json',
      'accept-language': language,
      'x-auth-token': token,
    };
    var space = call.indexOf(' ');
    var answer = window
      .fetch(call.slice(space + 1), { method: call.slice(0, space), headers: headers })
      .then(read);
    answer.catch(function () {});
    early[call] = { token: token, answer: answer };
  }

  function read(response) {
    return response.text().then(function (text) {
      return { ok: response.ok, status: response.status, text: text };
    });
  }
})();
