import { mountPage } from './frame.js';
import { carryOutSteps, pageIsThere } from './steps.js';

/* Beside a page in the frame of a preview. In plain JavaScript, because it is sent as text. */

const BEAT_MS = 500;
const LINES_TOLD_MS = 100;
const MOST_LINES = 200;

/** Mounts the page, and tells the window around the frame of its console and that it still answers. */
export function openPreview(files) {
  const around = window.parent;
  const post = (message) => around.postMessage(message, '*');
  let lines = [];
  let told = 0;
  mountPage(files, (level, text) => {
    told += 1;
    if (told > MOST_LINES) return;
    if (lines.length === 0)
      setTimeout(() => {
        post({ lines });
        lines = [];
      }, LINES_TOLD_MS);
    lines.push({ level, text });
  });
  tellWhenFocusIsTaken(() => post({ tookFocus: true }));
  post({ beat: true });
  setInterval(() => post({ beat: true }), BEAT_MS);
  const check = async ({ steps, first }) => {
    await pageIsThere();
    post({ outcome: await carryOutSteps(steps, first) });
  };
  window.addEventListener('message', ({ source, data }) => {
    if (source !== around) return;
    if (data?.ping === true) post({ beat: true });
    if (Array.isArray(data?.steps)) void check(data);
  });
}

/** A page that was pressed may have the focus: that is where the reader's hand is. */
function tellWhenFocusIsTaken(tell) {
  let isPressed = false;
  window.addEventListener('pointerdown', ({ isTrusted }) => (isPressed ||= isTrusted), true);
  window.addEventListener('focus', () => {
    if (!isPressed) tell();
  });
  // A script of the page has run already.
  if (document.hasFocus()) tell();
}
