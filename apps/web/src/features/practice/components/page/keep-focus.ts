/** So long after Tab somebody has gone into the frame by it. */
const BY_TAB_MS = 500;

/**
 * Gives the keyboard focus back when the page in a frame takes it by itself, as while somebody types in the editor. Who
 * points at the frame, or goes into it by Tab, stays there. Gives what ends it.
 */
export function keepFocus(frame: HTMLIFrameElement): () => void {
  let before = document.activeElement;
  let tabAt = -Infinity;
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target !== frame) before = target;
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') tabAt = performance.now();
  };
  const giveBack = (): void => {
    const byTab = performance.now() - tabAt < BY_TAB_MS;
    if (document.activeElement !== frame || byTab || frame.matches(':hover')) return;
    if (!(before instanceof HTMLElement)) return;
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
