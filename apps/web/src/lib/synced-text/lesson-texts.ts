import { lessonTexts } from '@abhyas/contract/practice-texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { call } from '../api-client.ts';
import { openText, readHeldTexts } from './open-texts.ts';
import type { SyncedText } from './synced-text.ts';

/** What a learner has written in a lesson, in the account and on this device. */
const lessonTextsQuery = (accountId: string, assetId: string) =>
  queryOptions({
    queryKey: ['practice', 'lesson-texts', accountId, assetId],
    queryFn: async () => {
      const [held, kept] = await Promise.all([
        readHeldTexts(accountId, assetId),
        // Offline, go on with what this device has stored.
        call(lessonTexts, { params: { assetId } }).catch(() => ({ texts: [] })),
      ]);
      return { held, texts: kept.texts };
    },
    gcTime: 0,
  });

type LessonTexts = {
  /** Whether the kept texts have been fetched. */
  readonly isKnown: boolean;
  /** Opens a text that is `begin` until the learner changes it. */
  readonly open: (part: string, begin: string) => { text: SyncedText; isKept: boolean };
};

/** A learner's texts of a lesson. */
export function useLessonTexts(accountId: string, assetId: string): LessonTexts {
  const enabled = accountId !== '' && assetId !== '';
  const { data } = useQuery({ ...lessonTextsQuery(accountId, assetId), enabled });
  const open: LessonTexts['open'] = useCallback(
    (part, begin) => {
      const kept = data?.texts.find((text) => text.part === part);
      const account = { code: kept?.code ?? begin, version: kept?.version ?? 0 };
      const text = openText({ accountId, assetId, part }, account, data?.held ?? new Map());
      return { text, isKept: kept !== undefined };
    },
    [data, accountId, assetId],
  );
  return { isKnown: data !== undefined, open };
}

/** A short name for a part, derived from its content: if that has changed, it is another part. */
export function fingerprint(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 0x7f_ff_ff_ff;
  return hash.toString(36);
}
