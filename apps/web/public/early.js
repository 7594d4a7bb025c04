/* Runs before anything is drawn. Written for every browser, Internet Explorer included, so no modern syntax. */
(function () {
  var root = document.documentElement;
  var agent = window.navigator.userAgent;
  if (agent.indexOf('MSIE ') !== -1 || agent.indexOf('Trident/') !== -1) {
    root.className += ' unsupported';
    return;
  }
  var choice = null;
  var language = null;
  try {
    choice = window.localStorage.getItem('abhyas.theme');
    language = window.localStorage.getItem('abhyas.language');
  } catch (error) {
    choice = null;
  }
  var dark = choice === 'dark' || (choice !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (language === 'hi') root.setAttribute('lang', 'hi');
})();
