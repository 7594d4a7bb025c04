import { storageKeys } from '../config.ts';

/**
 * What must outlive a browser that is killed. Chromium writes local storage to the disk seconds after it was
 * changed, and a process that dies takes those seconds with it; a transaction of IndexedDB is on the disk when
 * it is complete (measured: decision 0128). Where there is no IndexedDB nothing is kept here, and nobody is told.
 */
const DATABASE = 'abhyas';
const STORE = 'journal';
/** A browser whose database does not answer must not keep anybody waiting for a screen. */
const READ_WITHIN_MS = 2000;

let opening: Promise<IDBDatabase | null> | undefined;
/** Names that may stand in the journal: only they have to be taken away. */
const written = new Set<string>();

/** Keeps a text under its name, on the disk as soon as the device can. */
export function keepInJournal(name: string, text: string): void {
  written.add(name);
  void change('strict', (journal) => journal.put(text, name));
}

/** Takes a text away that is safe elsewhere. */
export function removeFromJournal(name: string): void {
  // Should this one be lost, its text is met again, and found to be nothing new.
  if (written.delete(name)) void change('relaxed', (journal) => journal.delete(name));
}

/** Everything that stands there, by name. */
export async function readJournal(): Promise<ReadonlyMap<string, string>> {
  const tooLate = new Promise<null>((resolve) => window.setTimeout(() => resolve(null), READ_WITHIN_MS));
  const found = await Promise.race([everything().catch(() => null), tooLate]);
  for (const name of found?.keys() ?? []) written.add(name);
  return found ?? new Map();
}

/** What the name of each text of an account begins with. */
export const journalPrefix = (accountId: string): string => `${storageKeys.savedCode}:${accountId}:`;

/**
 * An account's texts go when its learner leaves this device. Those of others who use it too stay: they stand here
 * because no account has them yet.
 */
export function forgetJournal(accountId: string): void {
  written.clear();
  const prefix = journalPrefix(accountId);
  void change('strict', (journal) => journal.delete(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)));
}

async function everything(): Promise<ReadonlyMap<string, string> | null> {
  const database = await opened();
  if (!database) return null;
  const found = new Map<string, string>();
  const asked = database.transaction(STORE).objectStore(STORE).openCursor();
  return new Promise((resolve, reject) => {
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the journal cannot be read')));
    asked.addEventListener('success', () => {
      const cursor = asked.result;
      if (!cursor) return resolve(found);
      if (typeof cursor.key === 'string' && typeof cursor.value === 'string')
        found.set(cursor.key, cursor.value);
      cursor.continue();
    });
  });
}

async function change(
  durability: IDBTransactionDurability,
  how: (journal: IDBObjectStore) => unknown,
): Promise<void> {
  try {
    const database = await opened();
    if (!database) return;
    const transaction = database.transaction(STORE, 'readwrite', { durability });
    how(transaction.objectStore(STORE));
    transaction.commit();
  } catch {
    // The database was taken away, as when somebody clears the site's data: the next text opens a new one.
    opening = undefined;
  }
}

function opened(): Promise<IDBDatabase | null> {
  opening ??= open().catch(() => null);
  return opening;
}

function open(): Promise<IDBDatabase | null> {
  // Strict settings take it away, whatever the types say.
  const factory = window.indexedDB as IDBFactory | undefined;
  if (!factory) return Promise.resolve(null);
  const asked = factory.open(DATABASE, 1);
  return new Promise((resolve) => {
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE));
    asked.addEventListener('error', () => resolve(null));
    asked.addEventListener('success', () => resolve(asked.result));
  });
}
