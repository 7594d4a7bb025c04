import { useEffect, useRef } from 'react';

import type { WorkspaceState } from './use-workspace.ts';

/** What takes a "?" as a character, and keeps its own Ctrl+Enter. */
const WRITES = 'input, textarea, select, [contenteditable=true]';

/** Ctrl+Enter runs the program from anywhere on the screen; "?" shows the keys where it is no character of a text. */
export function useWorkspaceKeys({ start }: Pick<WorkspaceState, 'start'>, onHelp: () => void): void {
  const latest = useRef({ start, onHelp });
  useEffect(() => {
    latest.current = { start, onHelp };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : null;
      // An editor has done what its key means; a window over the workspace has keys of its own.
      if (event.defaultPrevented || at?.closest('[role=dialog]')) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) latest.current.start();
      else if (event.key === '?' && !at?.closest(WRITES)) latest.current.onHelp();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
