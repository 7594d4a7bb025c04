/*
 * Runs in the frame of a learner's page, before anything of the page: in the browser, and in Chromium where pages are
 * judged. Written in plain JavaScript, because it is sent as text.
 */

const MOST_CHARACTERS = 2000;

/** A value as a console shows it. */
function shown(value) {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value.stack ?? value);
  if (value instanceof Element) return value.outerHTML;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Tells of each line of the console, and of each error that nobody catches. */
function listen(tell) {
  const say = (level, values) => tell(level, values.map(shown).join(' ').slice(0, MOST_CHARACTERS));
  for (const level of ['log', 'info', 'warn', 'error', 'debug']) {
    console[level] = (...values) => say(level, values);
  }
  // Windows that wait for an answer would stop the page; what they say is shown all the same.
  window.alert = (text = '') => say('info', [`alert: ${text}`]);
  window.confirm = (text = '') => (say('info', [`confirm: ${text}`]), false);
  window.prompt = (text = '') => (say('info', [`prompt: ${text}`]), null);
  return {
    error: (event) => say('error', [event.message ?? 'error']),
    unhandledrejection: (event) => say('error', [event.reason]),
  };
}

const isFile = (address, file) => address === file || address === `./${file}`;

/** The document with its style sheet and its script put in their places: a frame may fetch nothing. */
function wholeDocument(files) {
  const made = new DOMParser().parseFromString(files['index.html'], 'text/html');
  for (const link of made.querySelectorAll('link[rel~=stylesheet]')) {
    if (!isFile(link.getAttribute('href'), 'style.css')) continue;
    const style = made.createElement('style');
    style.textContent = files['style.css'];
    link.replaceWith(style);
  }
  for (const script of made.querySelectorAll('script[src]')) {
    if (!isFile(script.getAttribute('src'), 'script.js')) continue;
    const inline = made.createElement('script');
    const type = script.getAttribute('type');
    if (type !== null) inline.type = type;
    // A closing tag in a text of the script would end it.
    inline.textContent = files['script.js'].replaceAll('</script', '<\\/script');
    if (script.defer && type !== 'module') {
      made.body.append(inline);
      script.remove();
    } else script.replaceWith(inline);
  }
  return `${made.doctype ? '<!doctype html>' : ''}${made.documentElement.outerHTML}`;
}

/** Makes the frame's document that of the page; `tell` hears its console. */
export function mountPage(files, tell) {
  const heard = listen(tell);
  const text = wholeDocument(files);
  document.open();
  // Opening has taken away every listener, so these come after it.
  for (const [event, hear] of Object.entries(heard)) window.addEventListener(event, hear);
  document.write(text);
  document.close();
}
