import { storageKeys } from '../../config.ts';

/**
 * What this device holds of texts, in IndexedDB, written so that it is on the disk when the transaction is complete
 * (a browser that is killed loses nothing that was written: decision 0128). Each text has a small head, which is
 * written at each key, and a base, which is written seldom (decision 0367). Transactions of all tabs run one after the
 * other: that is what puts their edits in order. Where there is no IndexedDB nothing is held.
 */
const DATABASE = 'abhyas-texts';
const STORE = 'texts';

/** A text as it is stored: what has changed since its base, and the base. */
export type Stored = { readonly head: { readonly rev: number } | undefined; readonly base: unknown };
/** What is to be stored; the base only where it is another one. */
export type Written = { readonly head: object; readonly base: string | undefined };
/** Makes what is to be written of what is known: `same`, where that has the revision that was told; null: nothing. */
export type Change = (known: Stored | 'same' | undefined) => Written | null;

export const headKey = (name: string): [string] => [name];
export const baseKey = (name: string): [string, 'base'] => [name, 'base'];

let opening: Promise<IDBDatabase | null> | undefined;

/**
 * Reads a text and writes what `change` makes of it in one transaction. Its base is read only where it is newer than
 * `rev`. False when the device could not hold it: full, or without a database. `change` is called in any case, once.
 */
export async function updateStored(name: string, rev: number, change: Change): Promise<boolean> {
  let isAsked = false;
  const ask: Change = (known) => {
    isAsked = true;
    return change(known);
  };
  try {
    const store = await openStore('readwrite');
    if (store) return await updated(store, { name, rev, change: ask });
  } catch {
    // The database was taken away, as when somebody clears the site's data: the next text opens a new one.
    opening = undefined;
  }
  if (!isAsked) ask(undefined);
  return false;
}

/** The store in a transaction of its own; null: there is none. */
export async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  const database = await opened();
  return database && database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
}

type Update = { readonly name: string; readonly rev: number; readonly change: Change };

function updated(store: IDBObjectStore, { name, rev, change }: Update): Promise<boolean> {
  const { transaction } = store;
  const write = (known: Stored | 'same' | undefined): void => {
    const next = change(known);
    if (next) store.put(next.head, headKey(name));
    if (next?.base !== undefined) store.put(next.base, baseKey(name));
    transaction.commit();
  };
  const found: IDBRequest<Stored['head']> = store.get(headKey(name));
  found.addEventListener('success', () => {
    const head = found.result;
    const storedRev = head?.rev ?? 0;
    if (storedRev <= rev) return write(storedRev === rev ? 'same' : undefined);
    const base: IDBRequest<unknown> = store.get(baseKey(name));
    base.addEventListener('success', () => write({ head, base: base.result }));
  });
  return new Promise((resolve) => {
    transaction.addEventListener('complete', () => resolve(true));
    transaction.addEventListener('abort', () => resolve(false));
  });
}

/** All texts whose names begin with a prefix, however long a busy device takes to read them. */
export async function readStoredTexts(prefix: string): Promise<ReadonlyMap<string, Stored>> {
  const found = new Map<string, Stored>();
  const store = await openStore('readonly');
  if (!store) return found;
  const asked = store.openCursor(startingWith(prefix));
  return new Promise((resolve, reject) => {
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the texts cannot be read')));
    asked.addEventListener('success', () => {
      const cursor = asked.result;
      if (!cursor) return resolve(found);
      const [name, part] = cursor.key as ReturnType<typeof headKey | typeof baseKey>;
      // The head comes first.
      found.set(name, { head: part ? found.get(name)?.head : cursor.value, base: part && cursor.value });
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
  const store = await openStore('readwrite').catch(() => null);
  for (const texts of [startingWith(prefixOf(accountId)), namedAlone(prefixOf(accountId))])
    store?.delete(texts);
}

const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound([prefix], [`${prefix}\uFFFF`]);

/** Where releases before decision 0367 stored, and their pages that are still open store, each text as one record. */
export const namedAlone = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);

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
