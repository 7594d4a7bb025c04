import type { CodeKey } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

import { storageKeys } from '../../config.ts';
import { journalPrefix, keepInJournal, readJournal, removeFromJournal } from '../../lib/journal.ts';
import { readStored, removeStored, store, storedKeys } from '../../lib/storage.ts';

/** A text as this device holds it. The server's copy of it is `base`; `dirty` says that it has more. */
const draftRecord = z.object({
  code: z.string(),
  /** The version of the account's text that this one began from; 0 when nothing was saved. */
  base: z.int(),
  dirty: z.boolean(),
  /** The page that wrote it, and when, as told to the server (see `codeOrigin` of the contract). */
  writer: z.string(),
  editedAtMs: z.number(),
});
export type DraftRecord = z.infer<typeof draftRecord>;

/** Whose text it is: a device may be used by several accounts, and their texts must never mix. */
export type DraftPlace = { readonly accountId: string; readonly assetId: string; readonly key: CodeKey };

const nameOf = ({ accountId, assetId, key }: DraftPlace): string =>
  `${journalPrefix(accountId)}${assetId}:${key}`;

export function readDraft(place: DraftPlace): DraftRecord | null {
  return parse(readStored(nameOf(place)));
}

/** False when the device cannot keep it: full, or storage is switched off. */
export function writeDraft(place: DraftPlace, record: DraftRecord): boolean {
  const text = JSON.stringify(record);
  if (record.dirty) keepInJournal(nameOf(place), text);
  else removeFromJournal(nameOf(place));
  return store(nameOf(place), text) || (makeRoom() && store(nameOf(place), text));
}

let recovering: Promise<void> | undefined;

/**
 * Brings back what a browser that was killed had not yet written into its local storage. Before any text is
 * read; once for each page.
 */
export function recoverDrafts(): Promise<void> {
  recovering ??= recover();
  return recovering;
}

async function recover(): Promise<void> {
  for (const [name, text] of await readJournal()) {
    const lost = parse(text);
    const stored = parse(readStored(name));
    if (lost && (stored === null || stored.editedAtMs < lost.editedAtMs)) store(name, text);
  }
}

/** Takes away what the accounts have as well. True when that was something. */
function makeRoom(): boolean {
  const safe = storedKeys(`${storageKeys.savedCode}:`).filter((name) => {
    const record = parse(readStored(name));
    return record !== null && !record.dirty;
  });
  for (const name of safe) removeStored(name);
  return safe.length > 0;
}

/** All texts of an account on this device that its server does not have yet. */
export function dirtyDrafts(accountId: string): (DraftRecord & DraftPlace)[] {
  const prefix = journalPrefix(accountId);
  return storedKeys(prefix).flatMap((name) => {
    const record = parse(readStored(name));
    const [assetId, key] = name.slice(prefix.length).split(':');
    if (!record?.dirty || assetId === undefined || key === undefined) return [];
    return [{ ...record, accountId, assetId, key: key as CodeKey }];
  });
}

function parse(text: string | null): DraftRecord | null {
  if (text === null) return null;
  try {
    const record = z.safeParse(draftRecord, JSON.parse(text));
    return record.success ? record.data : null;
  } catch {
    return null;
  }
}
