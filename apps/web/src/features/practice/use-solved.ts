import type { Problem } from '@abhyas/contract/practice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { markSolved } from './practice.queries.ts';

/** Whether the problem is solved, here or elsewhere, and the congratulations that are due when it first is (PRACTICE-16). */
export function useSolved({ assetId, solved: before }: Problem) {
  const client = useQueryClient();
  const [told, setTold] = useState(false);
  const [congratulating, setCongratulating] = useState(false);
  return {
    solved: before || told,
    congratulating,
    endCongratulation: () => setCongratulating(false),
    /** A run has said that the problem is done. */
    tellDone: () => {
      markSolved(client, assetId);
      if (!before && !told) setCongratulating(true);
      setTold(true);
    },
  };
}
