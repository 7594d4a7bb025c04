/** A page is shown half a second after a key, and takes the focus soon after that or not at all. */
const AFTER_KEY_MS = 1500;

/**
 * Gives the keyboard focus back when the page in a frame takes it by itself while somebody types. Who clicks into the
 * frame a moment later, or goes into it by Tab, stays there. Gives what ends it.
 */
export function keepFocus(frame: HTMLIFrameElement): () => void {
  let before = document.activeElement;
  let typedAt = -Infinity;
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target !== frame) before = target;
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    typedAt = key === 'Tab' ? -Infinity : performance.now();
  };
  const giveBack = (): void => {
    const isTyping = performance.now() - typedAt < AFTER_KEY_MS;
    if (document.activeElement !== frame || !isTyping || !(before instanceof HTMLElement)) return;
    window.focus();
    before.focus();
  };
  // While the window still loses the focus it cannot be given back: the keys would go on to the frame.
  const onBlur = (): void => void setTimeout(giveBack);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    window.removeEventListener('blur', onBlur);
  };
}
