import type { Typed } from '@abhyas/contract/console';
import { useEffect, useState, useSyncExternalStore } from 'react';

import type { ConsoleProgram, ConsoleState } from './console-state.ts';
import { ConsoleSession } from './session.ts';
import type { OpenedConsole } from './opened-console.ts';

export type ConsoleTalk = {
  readonly session: ConsoleSession;
  readonly state: ConsoleState;
  /** Starts the program again, with everything that was typed or with nothing. */
  readonly again: (program: ConsoleProgram, typed: readonly Typed[]) => void;
};

/** A conversation with a program, for as long as its console is on the screen. */
export function useConsole({ place, program, resumed }: OpenedConsole): ConsoleTalk {
  const [session, setSession] = useState(() => new ConsoleSession({ place, program, resumed }));
  const state = useSyncExternalStore(session.subscribe, session.state);
  useEffect(() => {
    const listen = (): void => session.listen();
    const leave = (): void => session.leave();
    listen();
    window.addEventListener('pagehide', leave);
    // One that the Back button brings back goes on, too.
    window.addEventListener('pageshow', listen);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', listen);
      session.close();
    };
  }, [session]);
  const again = (next: ConsoleProgram, typed: readonly Typed[]): void =>
    setSession(new ConsoleSession({ place, program: next, again: typed }));
  return { session, state, again };
}
