/** What holds the keyboard focus while a page in a frame may take it. */
export type KeptFocus = {
  /** Called when the page took the focus without having been pressed. */
  readonly giveBack: () => void;
  readonly end: () => void;
};

/** Gives the keyboard focus back to whoever had it when the page in a frame takes it by itself; by Tab one gets in. */
export function keepFocus(frame: HTMLIFrameElement): KeptFocus {
  let before = document.activeElement;
  let isByTab = false;
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target !== frame) before = target;
  };
  // A Tab that somebody used, such as the editor to indent, leads nowhere.
  const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    isByTab = key === 'Tab' && !defaultPrevented;
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  return {
    giveBack: () => {
      if (document.activeElement !== frame || isByTab || !(before instanceof HTMLElement)) return;
      window.focus();
      before.focus();
    },
    end: () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    },
  };
}
