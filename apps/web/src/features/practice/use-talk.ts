import { useEffect, useState } from 'react';

import type { ConsoleProgram } from '../console/console-state.ts';
import { useOpenConsole } from '../console/use-open-console.ts';

type Place = {
  readonly assetId: string;
  /** The program as it is now. */
  readonly current: () => ConsoleProgram;
  /** Brings a tab of the dock into sight. */
  readonly show: (tab: string) => void;
};

/** The console of a workspace, and what happens to what was typed in it. */
export function useTalk({ assetId, current, show }: Place) {
  const talk = useOpenConsole(assetId);
  const [keptInput, setKeptInput] = useState<string>();
  const resumed = talk.opened?.resumed;
  // A conversation that continues after a reload is what the learner wants to see.
  // eslint-disable-next-line react/exhaustive-deps -- `show` is a new function at each render
  useEffect(() => resumed && show('console'), [resumed]);
  return {
    talk: {
      ...talk,
      current,
      begin: () => {
        show('console');
        talk.open(current());
      },
      close: () => {
        talk.close();
        show('result');
      },
    },
    /** What was typed, until it has become an input of the learner's own. */
    keptInput,
    keepInput: (input: string) => {
      setKeptInput(input);
      show('custom');
    },
    tookInput: () => setKeptInput(undefined),
  };
}
