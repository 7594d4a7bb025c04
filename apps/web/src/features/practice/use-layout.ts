import { useState } from 'react';

import { breakpoints, storageKeys } from '../../config.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useKeptNumber } from '../../lib/use-kept-number.ts';
import type { Area } from './use-workspace.ts';

export type Layout = {
  /** Three areas by turns. */
  readonly phone: boolean;
  /** The question is shown on request. */
  readonly narrow: boolean;
  /** There is room for an editor of its full height, with Run and the results under it. */
  readonly tall: boolean;
  readonly questionShown: boolean;
  readonly showQuestion: (shown: boolean) => void;
  /** There is a button that shows the question. */
  readonly questionFolds: boolean;
};

type Places = { readonly area: Area; readonly setArea: (area: Area) => void };

/** How the workspace is laid out; what was folded stays folded on this device. */
export function useLayout({ area, setArea }: Places): Layout {
  const phone = useMedia(`(max-width: ${breakpoints.learn}px)`);
  const narrow = useMedia(`(max-width: ${breakpoints.problem}px)`);
  const isTall = useMedia(`(min-height: ${breakpoints.tallWorkspace}px)`);
  const [shownBeside, setShownBeside] = useKeptNumber(storageKeys.questionBeside, 0);
  const [folded, setFolded] = useState(false);
  const looks = phone
    ? {
        questionShown: area === 'problem',
        showQuestion: (show: boolean) => setArea(show ? 'problem' : 'code'),
      }
    : narrow
      ? { questionShown: shownBeside === 1, showQuestion: (show: boolean) => setShownBeside(show ? 1 : 0) }
      : { questionShown: !folded, showQuestion: (show: boolean) => setFolded(!show) };
  return { phone, narrow, tall: isTall && !phone, questionFolds: narrow || folded, ...looks };
}
