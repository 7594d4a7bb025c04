import { useEffect, useRef } from 'react';

import type { WorkspaceState } from './use-workspace.ts';

/** Elements that take "?" as a character and have their own Ctrl+Enter. */
const WRITES = 'input, textarea, select, [contenteditable=true]';

const isCommand = (event: KeyboardEvent, key: string): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === key;

type Doings = Pick<WorkspaceState, 'start' | 'save'>;

/**
 * Ctrl+Enter runs the program and Ctrl+S saves it, from anywhere on the screen; "?" shows the keys where it is no
 * character of a text.
 */
export function useWorkspaceKeys({ start, save }: Doings, onHelp: () => void): void {
  const latest = useRef({ start, save, onHelp });
  useEffect(() => {
    latest.current = { start, save, onHelp };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : null;
      // An editor has done what its key means; a window over the workspace has keys of its own.
      if (event.defaultPrevented || at?.closest('[role=dialog]')) return;
      const { start: run, save: keep, onHelp: help } = latest.current;
      if (isCommand(event, 'enter')) run();
      else if (isCommand(event, 's')) void keep();
      else if (event.key === '?' && !at?.closest(WRITES)) help();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
