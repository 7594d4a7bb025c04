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
  var language = null;
  try {
    choice = window.localStorage.getItem('abhyas.theme');
    language = window.localStorage.getItem('abhyas.language');
  } catch (unavailable) {
    root.setAttribute('data-storage', String(unavailable));
  }
  var dark =
    choice === 'dark' || (choice !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (language === 'hi') root.setAttribute('lang', 'hi');
})();
