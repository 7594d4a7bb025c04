import { useEffect, useRef } from 'react';

import type { WorkspaceState } from './use-workspace.ts';

/** Elements that take "?" as a character and have their own Ctrl+Enter. */
const WRITES = 'input, textarea, select, [contenteditable=true]';

const isCommand = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === key;

/** By its place: with Alt some keyboards make another letter of it. */
const isFormat = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyF';

type Doings = Pick<WorkspaceState, 'start' | 'save' | 'format'>;

/**
 * Ctrl+Enter runs the program, Ctrl+S saves it and Shift+Alt+F formats it, from anywhere on the screen; "?" shows the
 * keys where it is no character of a text.
 */
export function useWorkspaceKeys({ start, save, format }: Doings, onHelp: () => void): void {
  const latest = useRef({ start, save, format, onHelp });
  useEffect(() => {
    latest.current = { start, save, format, onHelp };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : null;
      // An editor has done what its key means; a window over the workspace has keys of its own.
      if (event.defaultPrevented || at?.closest('[role=dialog]')) return;
      const { start: run, save: keep, format: layOut, onHelp: help } = latest.current;
      if (isCommand(event, 'enter')) run();
      else if (isCommand(event, 's')) void keep();
      else if (isFormat(event)) void layOut();
      else if (event.key === '?' && !at?.closest(WRITES)) help();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
