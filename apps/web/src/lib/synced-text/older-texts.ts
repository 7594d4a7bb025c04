import * as z from 'zod/mini';

import { readStored, removeStored, storedKeys } from '../storage.ts';
import { parseRecord, type TextRecord } from './text-record.ts';
import { prefixOf, updateStored } from './text-store.ts';

/** A text as releases before decision 0183 stored it: in local storage, with a journal against killed browsers. */
const olderText = z.object({ code: z.string(), base: z.int(), dirty: z.boolean(), editedAtMs: z.number() });
type OlderText = z.infer<typeof olderText>;

let taken: Promise<void> | undefined;

/** Takes over what an earlier release left on this device and the account lacks; once for each page. */
export function olderTexts(accountId: string): Promise<void> {
  taken ??= takeOver(accountId).catch(() => undefined);
  return taken;
}

async function takeOver(accountId: string): Promise<void> {
  const prefix = prefixOf(accountId);
  const latest = new Map<string, OlderText>();
  const texts = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
  const names = (await inJournal((store) => store.getAllKeys(texts))) ?? [];
  const values = (await inJournal((store) => store.getAll(texts))) ?? [];
  const journal = names.map((name, place) => [name as string, String(values[place])] as const);
  const stored = storedKeys(prefix).map((name) => [name, readStored(name)] as const);
  for (const [name, json] of [...journal, ...stored]) {
    const older = parse(json);
    if (older?.dirty && older.editedAtMs >= (latest.get(name)?.editedAtMs ?? 0)) latest.set(name, older);
  }
  for (const [name, { code, base }] of latest) {
    const record: TextRecord = { rev: 1, version: base, code, unsent: [], whole: [] };
    await updateStored(name, (known) => (parseRecord(known) ? null : record));
  }
  for (const [name] of stored) removeStored(name);
  await inJournal((store) => store.delete(texts));
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
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'abhyas')) return undefined;
  const asked = indexedDB.open('abhyas', 1);
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
