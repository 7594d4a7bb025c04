import { useState } from 'react';

import { breakpoints, storageKeys } from '../../config.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useKeptNumber } from '../../lib/use-kept-number.ts';
import type { Area } from './use-workspace.ts';

export type Layout = {
  /** Three areas by turns. */
  readonly phone: boolean;
  /** A button shows the question; where there is room it stands beside the code from the start. */
  readonly narrow: boolean;
  /** There is room for an editor of its full height, with Run and the results under it. */
  readonly tall: boolean;
  readonly questionShown: boolean;
  readonly showQuestion: (shown: boolean) => void;
  /** There is a button that shows the question. */
  readonly questionFolds: boolean;
};

const NOT_CHOSEN = -1;

type Places = { readonly area: Area; readonly setArea: (area: Area) => void };

/** How the workspace is laid out; what was folded stays folded on this device. */
export function useLayout({ area, setArea }: Places): Layout {
  const phone = useMedia(`(max-width: ${breakpoints.learn}px)`);
  const narrow = useMedia(`(max-width: ${breakpoints.problem}px)`);
  const isTall = useMedia(`(min-height: ${breakpoints.tallWorkspace}px)`);
  const fits = useMedia(`(min-width: ${breakpoints.questionBeside}px)`);
  const [chosen, setChosen] = useKeptNumber(storageKeys.questionBeside, NOT_CHOSEN);
  const [folded, setFolded] = useState(false);
  const looks = phone
    ? {
        questionShown: area === 'problem',
        showQuestion: (show: boolean) => setArea(show ? 'problem' : 'code'),
      }
    : narrow
      ? {
          questionShown: chosen === NOT_CHOSEN ? fits : chosen === 1,
          showQuestion: (show: boolean) => setChosen(show ? 1 : 0),
        }
      : { questionShown: !folded, showQuestion: (show: boolean) => setFolded(!show) };
  return { phone, narrow, tall: isTall && !phone, questionFolds: narrow || folded, ...looks };
}
