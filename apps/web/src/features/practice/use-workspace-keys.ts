import { useEffect, useRef } from 'react';

import type { WorkspaceState } from './use-workspace.ts';

/** What takes a "?" as a character, and keeps its own Ctrl+Enter. */
const WRITES = 'input, textarea, select, [contenteditable=true]';

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
      const command = event.ctrlKey || event.metaKey;
      if (event.key === 'Enter' && command) latest.current.start();
      else if (event.key.toLowerCase() === 's' && command && !event.shiftKey) void latest.current.save();
      else if (event.key === '?' && !at?.closest(WRITES)) latest.current.onHelp();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
