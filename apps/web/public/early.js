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
  try {
    choice = window.localStorage.getItem('abhyas.theme');
  } catch (unavailable) {
    root.setAttribute('data-storage', String(unavailable));
  }
  var dark =
    choice === 'dark' || (choice !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (/(?:^|; )abhyas_language=hi\b/.test(document.cookie)) root.setAttribute('lang', 'hi');

  // The page says which files each screen needs (build/screens-ahead.ts): those of the one that is opened
  // are asked for now, beside the frame's.
  var list = document.getElementById('screens');
  var screens = list === null ? [] : JSON.parse(list.textContent);
  for (var at = 0; at < screens.length; at += 1) {
    var pattern = new RegExp('^' + screens[at][0].replace(/:\w+/g, '[^/]+') + '/?$');
    if (pattern.test(window.location.pathname)) {
      for (var file = 1; file < screens[at].length; file += 1) ask(screens[at][file]);
      break;
    }
  }

  function ask(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.setAttribute('crossorigin', '');
    link.href = file;
    document.head.appendChild(link);
  }
})();
