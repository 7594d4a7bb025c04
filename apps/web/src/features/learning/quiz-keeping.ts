import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import * as z from 'zod/mini';

import { storageKeys } from '../../config.ts';
import { readStored, removeStored, store } from '../../lib/storage.ts';
import { userQuery } from '../auth/auth.queries.ts';
import { Preview } from '../../lib/preview.ts';
import type { KeptAnswers } from './quiz.rules.ts';

const keptRound = z.object({
  /** The questions of the round, by their ids: all of them, or those that were wrong before. */
  asked: z.array(z.string()),
  answers: z.record(z.string(), z.array(z.string())),
});
type KeptRound = { readonly asked: readonly string[]; readonly answers: KeptAnswers };

export type QuizKeeping = {
  readonly round: () => KeptRound | undefined;
  readonly keepRound: (round: KeptRound) => void;
  readonly dropRound: () => void;
};

/** Keeps a round of a quiz on the device until it is checked: of this account, and nothing of a preview. */
export function useQuizKeeping(assetId: string): QuizKeeping {
  const client = useQueryClient();
  const preview = useContext(Preview);
  return useMemo(() => {
    const accountId = preview ? undefined : client.getQueryData(userQuery.queryKey)?._id;
    const key = `${storageKeys.quiz}:${accountId}:${assetId}`;
    return {
      round: () => (accountId === undefined ? undefined : readRound(key)),
      keepRound: (round) => {
        if (accountId !== undefined) store(key, JSON.stringify(round));
      },
      dropRound: () => removeStored(key),
    };
  }, [assetId, client, preview]);
}

function readRound(key: string): KeptRound | undefined {
  try {
    const kept = z.safeParse(keptRound, JSON.parse(readStored(key) ?? 'null'));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}
