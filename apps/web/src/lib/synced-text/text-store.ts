import { storageKeys } from '../../config.ts';

/**
 * What this device holds of texts: one record each in IndexedDB, written so that it is on the disk when the
 * transaction is complete (a browser that is killed loses nothing that was written: decision 0128). Transactions of all tabs
 * run one after the other: that is what puts their edits in order. Where there is no IndexedDB nothing is held.
 */
const DATABASE = 'abhyas-texts';
const STORE = 'texts';

let opening: Promise<IDBDatabase | null> | undefined;

/**
 * Reads a record and writes what `change` makes of it in one transaction; null leaves it as it is. False when the
 * device could not hold it: full, or without a database. `change` is called in any case, once.
 */
export async function updateStored(name: string, change: (stored: unknown) => unknown): Promise<boolean> {
  let isAsked = false;
  const ask = (stored: unknown): unknown => {
    isAsked = true;
    return change(stored);
  };
  try {
    const database = await opened();
    if (database) return await updated(database, name, ask);
  } catch {
    // The database was taken away, as when somebody clears the site's data: the next text opens a new one.
    opening = undefined;
  }
  if (!isAsked) ask(undefined);
  return false;
}

function updated(database: IDBDatabase, name: string, ask: (stored: unknown) => unknown): Promise<boolean> {
  const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  const found = store.get(name);
  return new Promise((resolve) => {
    transaction.addEventListener('complete', () => resolve(true));
    transaction.addEventListener('abort', () => resolve(false));
    found.addEventListener('success', () => {
      const next = ask(found.result);
      if (next !== null) store.put(next, name);
      transaction.commit();
    });
  });
}

/** All records whose names begin with a prefix, however long a busy device takes to read them. */
export async function readStoredTexts(prefix: string): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>();
  const database = await opened();
  if (!database) return found;
  const asked = database.transaction(STORE).objectStore(STORE).openCursor(startingWith(prefix));
  return new Promise((resolve, reject) => {
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the texts cannot be read')));
    asked.addEventListener('success', () => {
      const cursor = asked.result;
      if (!cursor) return resolve(found);
      if (typeof cursor.key === 'string') found.set(cursor.key, cursor.value);
      cursor.continue();
    });
  });
}

/** What the name of each text of an account begins with. */
export const prefixOf = (accountId: string): string => `${storageKeys.savedCode}:${accountId}:`;

const forgotten = new Set<(prefix: string) => void>();

/** Calls back when the texts of a prefix are deleted, for those that are open. */
export function onForgotten(listener: (prefix: string) => void): void {
  forgotten.add(listener);
}

/**
 * An account's texts go when its learner leaves this device. Those of others who use it too stay: they are here because
 * no account has them yet.
 */
export async function forgetTexts(accountId: string): Promise<void> {
  for (const listener of forgotten) listener(prefixOf(accountId));
  const database = await opened().catch(() => null);
  database
    ?.transaction(STORE, 'readwrite', { durability: 'strict' })
    .objectStore(STORE)
    .delete(startingWith(prefixOf(accountId)));
}

const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);

function opened(): Promise<IDBDatabase | null> {
  opening ??= open().catch(() => null);
  return opening;
}

function open(): Promise<IDBDatabase | null> {
  // Strict privacy settings remove it, whatever the types say, and tests have none.
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (!factory) return Promise.resolve(null);
  const asked = factory.open(DATABASE, 1);
  return new Promise((resolve) => {
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE));
    asked.addEventListener('error', () => resolve(null));
    asked.addEventListener('success', () => resolve(asked.result));
  });
}
