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
export function useWorkspaceConsole({ assetId, current, show }: Place) {
  const openConsole = useOpenConsole(assetId);
  const [keptInput, setKeptInput] = useState<string>();
  const resumed = openConsole.opened?.resumed;
  // A conversation that continues after a reload is what the learner wants to see.
  // eslint-disable-next-line react/exhaustive-deps -- `show` is a new function at each render
  useEffect(() => resumed && show('console'), [resumed]);
  return {
    openConsole: {
      ...openConsole,
      current,
      begin: () => {
        show('console');
        openConsole.open(current());
      },
      close: () => {
        openConsole.close();
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
