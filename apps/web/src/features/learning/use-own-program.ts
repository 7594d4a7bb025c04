import { ownPrograms } from '@abhyas/contract/practice-texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { storageKeys } from '../../config.ts';
import { call } from '../../lib/api-client.ts';
import { readStored, removeStored } from '../../lib/storage.ts';
import { holdOpen, openText, readHeldTexts } from '../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { useUser } from '../auth/auth.queries.ts';

export type OwnProgram = {
  /** The learner's text while it is written in; undefined while the author's is read. */
  readonly text: SyncedText | undefined;
  readonly edit: () => void;
  /** Brings the author's text back. */
  readonly reset: () => void;
};

/** The changed programs of a lesson, in the account and on this device. */
const programsQuery = (accountId: string, assetId: string) =>
  queryOptions({
    queryKey: ['practice', 'programs', accountId, assetId],
    queryFn: async () => {
      const [held, kept] = await Promise.all([
        readHeldTexts(accountId, assetId),
        // Without a connection one goes on with what this device holds.
        call(ownPrograms, { params: { assetId } }).catch(() => ({ programs: [] })),
      ]);
      return { held, programs: kept.programs };
    },
    gcTime: 0,
    enabled: accountId !== '' && assetId !== '',
  });

/** A program of a lesson that the learner may change: the own text is kept with the account, beside the author's. */
export function useOwnProgram(assetId: string, authors: string): OwnProgram {
  const accountId = useUser()?._id ?? '';
  const { data } = useQuery(programsQuery(accountId, assetId));
  const [text, setText] = useState<SyncedText>();
  const print = fingerprint(authors);
  const part = `program-${print}`;

  const open = (): SyncedText => {
    const older = `${storageKeys.savedCode}:lesson:${assetId}:${print}`;
    const kept = data?.programs.find((program) => program.part === part);
    const account = { code: kept?.code ?? authors, version: kept?.version ?? 0 };
    const opened = openText({ accountId, assetId, part }, account, data?.held ?? new Map());
    // Earlier releases kept it in local storage alone.
    const before = readStored(older);
    if (before !== null && kept === undefined) opened.write(before, 'type');
    removeStored(older);
    return opened;
  };

  // A program that was changed before is opened with the lesson.
  useEffect(() => {
    if (!data || text) return;
    const opened = open();
    if (opened.code !== authors) setText(opened);
    // Once, when it is known.
    // eslint-disable-next-line react/exhaustive-deps
  }, [data]);
  useEffect(
    () => (text ? holdOpen({ accountId, assetId, part }, text) : undefined),
    [text, accountId, assetId, part],
  );

  return {
    text,
    edit: () => setText(open()),
    reset: () => {
      text?.write(authors, 'reset');
      setText(undefined);
    },
  };
}

/** Names the author's text, so that a text that was changed since has no part of the old one. */
function fingerprint(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 0x7f_ff_ff_ff;
  return hash.toString(36);
}
