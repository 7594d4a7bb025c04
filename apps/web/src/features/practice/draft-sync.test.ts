import type { CodeSave, CodeSaved } from '@abhyas/contract/practice';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../lib/api-error.ts';
import { heldLocalStorage } from '../../lib/testing/local-storage.ts';
import { dirtyDrafts, readDraft } from './draft-record.ts';
import { DraftSync, type DraftSending } from './draft-sync.ts';

/** The account's side of saving one text, as the API keeps it. */
class Account {
  code = '';
  version = 0;
  online = true;
  readonly sent: DraftSending[] = [];
  /** The texts that were not taken, and are kept as versions. */
  readonly aside: string[] = [];

  readonly send = async ({ code, base, origin }: CodeSave, how: DraftSending): Promise<CodeSaved> => {
    await Promise.resolve();
    if (!this.online) throw new ApiError({ status: 0, offline: true });
    this.sent.push(how);
    const text = code.py ?? '';
    const savedAt = new Date().toISOString();
    if (text !== this.code && base?.py !== this.version && origin?.writer !== this.writer) {
      const conflict = { code: this.code, version: this.version, savedAt };
      this.aside.push(text);
      return { savedAt, versions: {}, conflicts: { py: conflict } };
    }
    if (text !== this.code) this.change(text, origin?.writer);
    return { savedAt, versions: { py: this.version }, conflicts: {} };
  };

  writer: string | undefined;

  change(code: string, writer: string | undefined = 'elsewhere'): void {
    this.code = code;
    this.version += 1;
    this.writer = writer;
  }

  text() {
    const origin = this.writer === undefined ? undefined : { writer: this.writer, editedAtMs: 0 };
    return new Map([['py' as const, { code: this.code, version: this.version, origin }]]);
  }
}

let account: Account;
/** The device has no room left. */
let full: boolean;
const shown = vi.fn<(key: string, code: string) => void>();
function open(writer = 'page'): DraftSync {
  const sync = new DraftSync({
    accountId: 'asha',
    assetId: 'sum',
    writer,
    send: account.send,
  });
  sync.onReplaced(shown);
  sync.meetServer(account.text());
  void sync.flush();
  return sync;
}
const place = { accountId: 'asha', assetId: 'sum', key: 'py' as const };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { localStorage: heldLocalStorage(() => full) });
  account = new Account();
  full = false;
  shown.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('unsaved code', () => {
  test('PRACTICE-17: an edit is on the device at once, and shows the pen until it is saved one second later', async () => {
    const sync = open();
    sync.edit('py', () => 'print(1)');
    expect(sync.codeOf('py')).toBe('print(1)');
    vi.advanceTimersByTime(0);
    expect(readDraft(place)).toMatchObject({ code: 'print(1)', dirty: true });
    expect(sync.stateOf('py').mark).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(999);
    expect(sync.stateOf('py').mark).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(1);
    expect(sync.stateOf('py').mark).toBe('saved');
    expect(account.sent.at(-1)).toBe('save');
    expect(readDraft(place)).toMatchObject({ dirty: false, base: 1 });
  });

  test('the account has each edit as a draft well before that', async () => {
    const sync = open();
    for (const code of ['p', 'pr', 'pri']) {
      sync.edit('py', () => code);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(account.code).toBe('pri');
    expect(new Set(account.sent)).toEqual(new Set(['draft']));
  });

  test('on a slow line the last key does not wait for the answer to the one before', async () => {
    const answered = account.send;
    const left: string[] = [];
    const slow = new DraftSync({
      accountId: 'asha',
      assetId: 'sum',
      writer: 'slow',
      send: async (save, how) => {
        left.push(save.code.py ?? '');
        await new Promise((resolve) => setTimeout(resolve, 400));
        return answered(save, how);
      },
    });
    slow.meetServer(account.text());
    for (const code of ['p', 'pr', 'pri', 'prin', 'print']) {
      slow.edit('py', () => code);
      await vi.advanceTimersByTimeAsync(60);
    }
    expect(left).toEqual(['p', 'pr', 'pri', 'prin']);
    await vi.advanceTimersByTimeAsync(150);
    expect(left).toEqual(['p', 'pr', 'pri', 'prin', 'print']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(account.code).toBe('print');
    expect(slow.stateOf('py').mark).toBe('saved');
  });

  test('typing that never pauses does not wait for a pause', async () => {
    const sync = open();
    for (let length = 1; length <= 60; length += 1) {
      sync.edit('py', () => 'x'.repeat(length));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(account.code).toHaveLength(60);
  });
});

test('a short text is on its way within the key’s own task, a long one within a third of a second', async () => {
  const sync = open();
  sync.edit('py', () => 'x = 1');
  expect(readDraft(place)).toMatchObject({ code: 'x = 1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(account.sent).toEqual(['draft']);
  const long = '# a line of thirty characters\n'.repeat(1000);
  sync.edit('py', () => long);
  await vi.advanceTimersByTimeAsync(10);
  const read = vi.fn<() => string>(() => `${long}x`);
  for (let key = 0; key < 10; key += 1) {
    sync.edit('py', read);
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(read.mock.calls.length).toBeLessThan(2);
  await vi.advanceTimersByTimeAsync(110);
  expect(readDraft(place)).toMatchObject({ code: `${long}x` });
  expect(account.code).toBe(`${long}x`);
});

test('that the account has a long text is kept with the next edit, in a pause, or where the page is left', async () => {
  const sync = open();
  const long = '# a line of thirty characters\n'.repeat(1000);
  sync.edit('py', () => long);
  await vi.advanceTimersByTimeAsync(1500);
  expect(readDraft(place)).toMatchObject({ code: long, dirty: false });
  sync.edit('py', () => `${long}x`);
  await vi.advanceTimersByTimeAsync(310);
  expect(account.code).toBe(`${long}x`);
  expect(readDraft(place)).toMatchObject({ code: `${long}x`, dirty: true });
  await sync.flush('leaving');
  expect(readDraft(place)).toMatchObject({ code: `${long}x`, dirty: false });
});

test('a full device gives up what the account has as well, and says so when even that is not enough', async () => {
  const fill = new DraftSync({ accountId: 'asha', assetId: 'other', writer: 'w', send: account.send });
  fill.meetServer(account.text());
  fill.edit('py', () => 'in the account');
  await vi.advanceTimersByTimeAsync(1100);
  const other = { ...place, assetId: 'other' };
  expect(readDraft(other)).toMatchObject({ dirty: false });
  full = true;
  account.online = false;
  const sync = open();
  sync.edit('py', () => 'typed on a full device');
  await vi.advanceTimersByTimeAsync(1100);
  expect(readDraft(other)).toBeNull();
  expect(sync.stateOf('py').mark).toBe('nowhere');
  expect(sync.isNowhere()).toBe(true);
  full = false;
  sync.edit('py', () => 'typed when there was room');
  expect(sync.stateOf('py').mark).toBe('device');
  expect(sync.isNowhere()).toBe(false);
});

test('a page that is left in the moment of an edit has it on the device', () => {
  const sync = open();
  sync.edit('py', () => 'last words');
  sync.dispose();
  expect(readDraft(place)).toMatchObject({ code: 'last words', dirty: true });
});

describe('offline editing continues and syncs', () => {
  test('the mark says that only this device has the text; it is sent when the line is back', async () => {
    const sync = open();
    account.online = false;
    sync.edit('py', () => 'on the train');
    await vi.advanceTimersByTimeAsync(1500);
    expect(sync.stateOf('py').mark).toBe('device');
    expect(await sync.flush()).toBe(false);
    expect(dirtyDrafts('asha')).toMatchObject([{ assetId: 'sum', key: 'py', code: 'on the train' }]);
    expect(dirtyDrafts('ravi')).toEqual([]);
    account.online = true;
    expect(await sync.flush()).toBe(true);
    expect(account.code).toBe('on the train');
    expect(sync.stateOf('py').mark).toBe('saved');
  });

  test('it is tried again by itself', async () => {
    const sync = open();
    account.online = false;
    sync.edit('py', () => 'on the train');
    await vi.advanceTimersByTimeAsync(1500);
    account.online = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(account.code).toBe('on the train');
    expect(sync.stateOf('py').mark).toBe('saved');
  });

  test('a text that only this device had is there when the problem is opened again', async () => {
    account.online = false;
    open('first page').edit('py', () => 'on the train');
    await vi.advanceTimersByTimeAsync(100);
    account.online = true;
    const sync = open('second page');
    expect(sync.codeOf('py')).toBe('on the train');
    await vi.advanceTimersByTimeAsync(10);
    expect(account.code).toBe('on the train');
  });

  test('opening only reads, however often it is drawn: what it calls for is sent at the next flush', async () => {
    account.online = false;
    const sync = open();
    sync.edit('py', () => 'typed in a train');
    sync.dispose();
    account.online = true;
    const send = vi.fn<typeof account.send>(account.send);
    const again = new DraftSync({ accountId: 'asha', assetId: 'sum', writer: 'again', send });
    again.meetServer(account.text());
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).not.toHaveBeenCalled();
    await again.flush();
    expect(account.code).toBe('typed in a train');
  });
});

describe('another device or tab that changed the same code', () => {
  test('is noticed at the next save; nothing is overwritten until the learner chooses', async () => {
    const sync = open();
    account.change('laptop');
    sync.edit('py', () => 'phone');
    await vi.advanceTimersByTimeAsync(2000);
    expect(sync.stateOf('py')).toMatchObject({ mark: 'conflict', conflict: { code: 'laptop' } });
    sync.edit('py', () => 'phone 2');
    await vi.advanceTimersByTimeAsync(2000);
    expect(account.code).toBe('laptop');
    expect(sync.codeOf('py')).toBe('phone 2');
  });

  test('my own text can be kept', async () => {
    const sync = open();
    account.change('laptop');
    sync.edit('py', () => 'phone');
    await vi.advanceTimersByTimeAsync(2000);
    await sync.restore('py', sync.codeOf('py'));
    expect(account.code).toBe('phone');
    expect(sync.stateOf('py').mark).toBe('saved');
  });

  test('the other one can be taken, and the editor shows it', async () => {
    const sync = open();
    account.change('laptop');
    sync.edit('py', () => 'phone');
    await vi.advanceTimersByTimeAsync(2000);
    await sync.takeOther('py');
    expect(shown).toHaveBeenCalledWith('py', 'laptop');
    expect(sync.stateOf('py').mark).toBe('saved');
    sync.edit('py', () => 'laptop goes on');
    await vi.advanceTimersByTimeAsync(2000);
    expect(account.code).toBe('laptop goes on');
  });

  test('what was typed since the conflict goes among the versions before another text takes its place', async () => {
    for (const leave of [
      (sync: DraftSync) => sync.takeOther('py'),
      (sync: DraftSync) => sync.restore('py', 'an old version'),
    ]) {
      const sync = open();
      account.change('laptop');
      sync.edit('py', () => 'phone');
      await vi.advanceTimersByTimeAsync(2000);
      sync.edit('py', () => 'phone goes on');
      account.online = false;
      await expect(leave(sync)).rejects.toMatchObject({ offline: true });
      expect(sync.codeOf('py')).toBe('phone goes on');
      expect(sync.stateOf('py').mark).toBe('conflict');
      account.online = true;
      await leave(sync);
      expect(account.aside.at(-1)).toBe('phone goes on');
      expect(sync.stateOf('py').mark).toBe('saved');
      account.change('');
    }
  });

  test('a text that was changed there and back again is no conflict', async () => {
    const sync = open();
    sync.edit('py', () => 'a');
    await vi.advanceTimersByTimeAsync(2000);
    account.change('ab');
    account.change('a');
    expect(sync.meetServer(account.text())).toBe(false);
    sync.edit('py', () => 'a, then more');
    await vi.advanceTimersByTimeAsync(2000);
    expect(account.code).toBe('a, then more');
    expect(sync.stateOf('py').mark).toBe('saved');
  });

  test('takes the place of an unedited text when the page is looked at again', () => {
    const sync = open();
    account.change('laptop');
    expect(sync.meetServer(account.text())).toBe(true);
    expect(sync.codeOf('py')).toBe('laptop');
    expect(sync.meetServer(account.text())).toBe(false);
  });

  test('a device whose memory is older than what its own page had sent asks nobody', async () => {
    const before = open('killed page');
    before.edit('py', () => 'a');
    await vi.advanceTimersByTimeAsync(0);
    const stale = readDraft(place);
    await vi.advanceTimersByTimeAsync(100);
    before.edit('py', () => 'abc');
    await vi.advanceTimersByTimeAsync(100);
    window.localStorage.setItem('abhyas.code:asha:sum:py', JSON.stringify(stale));
    const text = {
      code: account.code,
      version: account.version,
      origin: { writer: 'killed page', editedAtMs: Date.now() },
    };
    const sync = new DraftSync({
      accountId: 'asha',
      assetId: 'sum',
      writer: 'new page',
      send: account.send,
    });
    sync.meetServer(new Map([['py', text]]));
    expect(sync.codeOf('py')).toBe('abc');
    expect(sync.stateOf('py').mark).toBe('saved');
  });
});

test('a text that the server refuses says why and stays on the device', async () => {
  const sync = new DraftSync({
    accountId: 'asha',
    assetId: 'sum',
    writer: 'page',
    send: async () => {
      await Promise.resolve();
      throw new ApiError({ status: 413, errors: [{ msg: 'Too large.', code: 'practice.code-too-large' }] });
    },
  });
  sync.meetServer(account.text());
  sync.edit('py', () => 'huge');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sync.stateOf('py')).toMatchObject({ mark: 'refused', refusal: 'Too large.' });
  expect(readDraft(place)).toMatchObject({ code: 'huge', dirty: true });
});

test('an answer that comes after the page was left replaces nothing that was written since', async () => {
  const { promise, resolve } = Promise.withResolvers<CodeSaved>();
  const left = new DraftSync({
    accountId: 'asha',
    assetId: 'sum',
    writer: 'first page',
    send: () => promise,
  });
  left.meetServer(account.text());
  left.edit('py', () => 'a');
  left.dispose();
  account.online = false;
  const sync = open('second page');
  sync.edit('py', () => 'ab');
  await vi.advanceTimersByTimeAsync(10);
  resolve({ savedAt: new Date().toISOString(), versions: { py: 1 }, conflicts: {} });
  await vi.advanceTimersByTimeAsync(1000);
  expect(readDraft(place)).toMatchObject({ code: 'ab', dirty: true });
});
