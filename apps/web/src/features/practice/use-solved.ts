import type { Problem } from '@abhyas/contract/practice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { markSolved } from './practice.queries.ts';

/** Whether the problem is solved, and the congratulations that are due when it first is (spec section 4). */
export function useSolved({ assetId, solved: before }: Problem) {
  const client = useQueryClient();
  const [solved, setSolved] = useState(before);
  const [congratulating, setCongratulating] = useState(false);
  return {
    solved,
    congratulating,
    endCongratulation: () => setCongratulating(false),
    /** A run has said that the problem is done. */
    tellDone: () => {
      markSolved(client, assetId);
      if (!solved) setCongratulating(true);
      setSolved(true);
    },
  };
}
