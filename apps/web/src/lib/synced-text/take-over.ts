import { ChangeSet } from '@codemirror/state';
import * as z from 'zod/mini';

import { readStored, removeStored, storedKeys } from '../storage.ts';
import { hasJournal, JOURNAL } from './journal.ts';
import { isUnsent, parseRecord, toHead, type TextRecord } from './text-record.ts';
import { baseKey, headKey, namedAlone, openStore, updateStored } from './text-store.ts';

/** A text as releases before decision 0183 stored it: in local storage, with a journal against killed browsers. */
const olderText = z.object({ code: z.string(), base: z.int(), dirty: z.boolean(), editedAtMs: z.number() });
type OlderText = z.infer<typeof olderText>;

/** Takes over what earlier releases left of an account on this device: texts whose names begin with a prefix. */
export async function takeOverTexts(prefix: string): Promise<void> {
  await takeOverWhole(prefix);
  const latest = new Map<string, OlderText>();
  const texts = namedAlone(prefix);
  const names = (await inJournal((store) => store.getAllKeys(texts))) ?? [];
  const values = (await inJournal((store) => store.getAll(texts))) ?? [];
  const journal = names.map((name, index) => [name as string, String(values[index])] as const);
  const stored = storedKeys(prefix).map((name) => [name, readStored(name)] as const);
  for (const [name, json] of [...journal, ...stored]) {
    const older = parse(json);
    if (older?.dirty && older.editedAtMs >= (latest.get(name)?.editedAtMs ?? 0)) latest.set(name, older);
  }
  for (const [name, { code, base }] of latest) {
    const since = ChangeSet.empty(code.length);
    const head = toHead({ version: base, unsent: [], whole: [] }, { rev: 1, since });
    await updateStored(name, 0, (known) => (typeof known === 'object' ? null : { head, base: code }));
  }
  for (const [name] of stored) removeStored(name);
  await inJournal((store) => store.delete(texts));
}

/** Releases between decisions 0183 and 0367 stored a text as one record, under its name alone: it is the base. */
async function takeOverWhole(prefix: string): Promise<void> {
  const store = await openStore('readwrite');
  if (!store) return;
  const asked = store.openCursor(namedAlone(prefix));
  asked.addEventListener('success', () => {
    const cursor = asked.result;
    if (!cursor) return;
    const name = cursor.key as string;
    const { code } = cursor.value as { code: unknown };
    const older = parseRecord({ head: { ...cursor.value, since: [] }, base: code });
    const found: IDBRequest<TextRecord | undefined> = store.get(headKey(name));
    found.addEventListener('success', () => {
      const known = found.result;
      // A page of an earlier release may have gone on writing since its text was taken over. Where both records have
      // something unsent, the older one waits until the other is sent.
      const [isOlderUnsent, isKnownUnsent] = [older, known].map((record) => record && isUnsent(record));
      if (older && (!known || (isOlderUnsent && !isKnownUnsent))) {
        const { base, ...head } = older;
        const since = ChangeSet.empty(base.length).toJSON();
        store.put({ ...head, rev: (known?.rev ?? 0) + 1, since }, headKey(name));
        store.put(base, baseKey(name));
      }
      if (!isOlderUnsent || !isKnownUnsent) cursor.delete();
      cursor.continue();
    });
  });
  return new Promise((resolve) => {
    for (const end of ['complete', 'abort']) store.transaction.addEventListener(end, () => resolve());
  });
}

function parse(json: string | null): OlderText | undefined {
  try {
    return z.safeParse(olderText, JSON.parse(json ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Does something in the journal, where there is one. */
async function inJournal<T>(ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  if (!(await hasJournal())) return undefined;
  const asked = indexedDB.open(JOURNAL, 1);
  return new Promise((resolve, reject) => {
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the journal cannot be opened')));
    asked.addEventListener('success', () => {
      const answer = ask(asked.result.transaction('journal', 'readwrite').objectStore('journal'));
      answer.addEventListener('success', () => resolve(answer.result));
      answer.addEventListener('error', () => reject(answer.error ?? new Error('the journal cannot be read')));
      asked.result.close();
    });
  });
}
