import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { keepSessionToken, keepSessionUser } from '../session-token.ts';
import { fetchText, holdOpen, openText } from './open-texts.ts';
import type { SyncedText } from './synced-text.ts';
import { fromRecord, parseRecord, storedName, type TextName } from './text-record.ts';
import { takeOverTexts } from './take-over.ts';
import {
  baseKey,
  forgetTexts,
  headKey,
  namedAlone,
  openStore,
  prefixOf,
  readStoredTexts,
  updateStored,
} from './text-store.ts';

const ACCOUNT = 'meera';
/** A thousand lines. */
const LONG = 'print("a line of some thirty characters")\n'.repeat(1000);

let account = { code: '', version: 0 };
let isConnected = true;
let sent: string[] = [];

beforeEach(() => {
  [account, isConnected, sent] = [{ code: '', version: 0 }, true, []];
  signedIn(ACCOUNT);
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    if (method === 'GET') return Response.json(account);
    sent.push(String(body));
    return Response.json({ state: 'taken', version: account.version + sent.length, before: [] });
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const accountId of [ACCOUNT, 'asha', 'ravi', 'kiran']) await forgetTexts(accountId);
});

function signedIn(accountId: string): string {
  keepSessionToken('token');
  keepSessionUser('token', { _id: accountId });
  return accountId;
}

const nameOf = (assetId: string, accountId = ACCOUNT): TextName => ({ accountId, assetId, part: 'py' });

async function opened(name: TextName): Promise<SyncedText> {
  const { account: known, held } = await fetchText(name);
  const text = openText(name, known, held);
  onTestFinished(holdOpen(name, text));
  return text;
}

/** What a browser that was killed would find. */
async function storedCode(name: TextName): Promise<string | undefined> {
  const stored = (await readStoredTexts(prefixOf(name.accountId))).get(storedName(name));
  const record = stored && parseRecord(stored);
  return record && fromRecord(record).doc.toString();
}

/** Types at the end, key by key, each of which is stored before the next. */
async function type(name: TextName, text: SyncedText, keys: string): Promise<void> {
  for (const key of keys) {
    text.write(text.code + key, 'type');
    await expect.poll(() => storedCode(name), { interval: 5 }).toBe(text.code);
  }
}

/** What is written from now on: the key as JSON, and how long the record is. */
function watchWrites(): () => { readonly key: string; readonly length: number }[] {
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  return () =>
    puts.mock.calls.map(([value, key]) => {
      return { key: JSON.stringify(key), length: JSON.stringify(value).length };
    });
}

test('PRACTICE-66: a key writes what has changed and not the text, which is whole on the device all the same', async () => {
  account = { code: LONG, version: 3 };
  const name = nameOf('long');
  const text = await opened(name);
  const writes = watchWrites();
  isConnected = false;
  await type(name, text, 'total = 1');
  const key = storedName(name);
  const ofBase = (): number => writes().filter((each) => each.key === JSON.stringify(baseKey(key))).length;
  expect(ofBase()).toBe(1);
  const heads = writes().filter((each) => each.key === JSON.stringify(headKey(key)));
  expect(heads.length).toBeGreaterThanOrEqual(9);
  expect(Math.max(...heads.map(({ length }) => length))).toBeLessThan(2000);

  // Much that has changed is a new base.
  text.write(`${text.code}\n${'# pasted\n'.repeat(500)}`, 'paste');
  await type(name, text, 'x');
  expect(ofBase()).toBe(2);
  expect(await storedCode(name)).toBe(text.code);
});

/** A text as the release before stored it. */
const older = (code: string, unsent: readonly object[]) => ({
  rev: 3,
  version: 2,
  code,
  unsent,
  whole: null,
});
const UNSENT = [{ id: 'page9:7', kind: 'type', atMs: 0, changes: [9, [0, 'print(2)', '']] }];
const BOTH = 'print(1)\nprint(2)\n';

async function storeOlder(name: TextName, record: object): Promise<void> {
  const store = await openStore('readwrite');
  store?.put(record, storedName(name));
}

async function namesAlone(accountId: string): Promise<IDBValidKey[]> {
  const store = await openStore('readonly');
  const found = store?.getAllKeys(namedAlone(prefixOf(accountId)));
  return new Promise((resolve) => found?.addEventListener('success', () => resolve(found.result)));
}

test('PRACTICE-66: what an earlier release had stored is taken over, and what it had not sent is sent', async () => {
  const asha = signedIn('asha');
  account = { code: 'print(1)\n', version: 2 };
  await storeOlder(nameOf('typed', asha), older(BOTH, UNSENT));
  await storeOlder(nameOf('empty', asha), older('', []));
  await storeOlder(nameOf('typed', 'ravi'), older('# of Ravi', UNSENT));
  const text = await opened(nameOf('typed', asha));
  expect(text.code).toBe(BOTH);
  await expect.poll(() => sent.join()).toContain('["page9:7",0,');
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ base: 2 });
  await expect.poll(() => text.state.mark).toBe('saved');
  expect(await storedCode(nameOf('typed', asha))).toBe(BOTH);
  isConnected = false;
  expect((await opened(nameOf('empty', asha))).code).toBe('');
  expect(await namesAlone('asha')).toEqual([]);

  // Another account on this device has its own.
  expect(await namesAlone('ravi')).toHaveLength(1);
  const other = await opened(nameOf('typed', signedIn('ravi')));
  expect(other.code).toBe('# of Ravi');
});

test('PRACTICE-66: what a page of an earlier release writes later comes after what is still to be sent', async () => {
  const name = nameOf('both', 'kiran');
  const [key, { code, ...head }] = [storedName(name), older('print(1)\n', [])];
  const write = (unsent: readonly object[]) =>
    updateStored(key, 0, () => ({ head: { ...head, unsent, since: [9] }, base: code }));
  await write(UNSENT);
  await storeOlder(name, older(BOTH, UNSENT));
  await storeOlder(nameOf('broken', 'kiran'), { rev: 'none' });
  await takeOverTexts(prefixOf('kiran'));
  expect(await storedCode(name)).toBe('print(1)\n');
  expect(await namesAlone('kiran')).toHaveLength(1);
  await write([]);
  await takeOverTexts(prefixOf('kiran'));
  expect(await storedCode(name)).toBe(BOTH);
  await storeOlder(name, older('# saved long ago', []));
  await takeOverTexts(prefixOf('kiran'));
  expect(await storedCode(name)).toBe(BOTH);
  expect(await namesAlone('kiran')).toEqual([]);
});
