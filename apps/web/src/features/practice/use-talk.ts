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

/** Talking with the program of a workspace, and what becomes of what was typed. */
export function useTalk({ assetId, current, show }: Place) {
  const talk = useOpenConsole(assetId);
  const [keptInput, setKeptInput] = useState<string>();
  const resumed = talk.opened?.resumed;
  // A talk that goes on after the page was loaded anew is what one wants to see.
  // eslint-disable-next-line react/exhaustive-deps -- `show` is made anew with each drawing
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
