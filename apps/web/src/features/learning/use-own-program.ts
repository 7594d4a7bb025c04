import { useEffect, useState } from 'react';

import { storageKeys } from '../../config.ts';
import { readStored, removeStored } from '../../lib/storage.ts';
import { fingerprint, useLessonTexts } from '../../lib/synced-text/lesson-texts.ts';
import { holdOpen } from '../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { useUser } from '../auth/auth.queries.ts';

export type OwnProgram = {
  /** The learner's text while it is edited; undefined while the author's is shown. */
  readonly text: SyncedText | undefined;
  readonly edit: () => void;
  /** Brings the author's text back. */
  readonly reset: () => void;
};

/** A program of a lesson that the learner may change: their text is kept with the account, beside the author's. */
export function useOwnProgram(assetId: string, authors: string): OwnProgram {
  const accountId = useUser()?._id ?? '';
  const lesson = useLessonTexts(accountId, assetId);
  const [text, setText] = useState<SyncedText>();
  const print = fingerprint(authors);
  const part = `program-${print}`;

  const open = (): SyncedText => {
    const opened = lesson.open(part, authors);
    const older = `${storageKeys.savedCode}:lesson:${assetId}:${print}`;
    // Earlier releases kept it in local storage alone.
    const before = readStored(older);
    if (before !== null && !opened.isKept) opened.text.write(before, 'type');
    removeStored(older);
    return opened.text;
  };

  // A program that was changed earlier opens with the lesson.
  useEffect(() => {
    if (!lesson.isKnown || text) return;
    const opened = open();
    if (opened.code !== authors) setText(opened);
    // Whenever it is known again.
    // eslint-disable-next-line react/exhaustive-deps
  }, [lesson.isKnown, lesson.open]);
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
