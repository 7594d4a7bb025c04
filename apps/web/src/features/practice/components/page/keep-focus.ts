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
  const onBlur = (): void => {
    const byTab = performance.now() - tabAt < BY_TAB_MS;
    if (document.activeElement !== frame || byTab || frame.matches(':hover')) return;
    if (!(before instanceof HTMLElement)) return;
    // Without it the keys go on to the frame, though the page says that the focus is in it.
    window.focus();
    before.focus();
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey, true);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey, true);
    window.removeEventListener('blur', onBlur);
  };
}
