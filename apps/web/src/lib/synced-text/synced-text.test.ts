import { textOf } from '@abhyas/contract/text-changes';
import { ChangeSet } from '@codemirror/state';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '../api-error.ts';
import { Account, Browser } from '../testing/text-devices.ts';
import type { SyncedText } from './synced-text.ts';
import { parseRecord } from './text-record.ts';

let account: Account;
let browser: Browser;

function type(text: SyncedText, at: number, insert: string): void {
  const from = Math.min(at, text.doc.length);
  text.edit(ChangeSet.of({ from, insert: textOf(insert) }, text.doc.length), 'type');
}
const typeAtEnd = (text: SyncedText, insert: string): void => type(text, text.doc.length, insert);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  account = new Account();
  browser = new Browser(account);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('typing', () => {
  test('PRACTICE-17: shows the pen at once, and clears it one second after the last key', async () => {
    const text = browser.open();
    typeAtEnd(text, 'p');
    expect(text.state.mark).toBe('unsaved');
    await pass(50);
    expect(account.code).toBe('p');
    await pass(940);
    expect(text.state.mark).toBe('unsaved');
    await pass(40);
    expect(text.state.mark).toBe('saved');
  });

  test('PRACTICE-31: what is typed while the first text is on its way goes after it, at whatever moment', async () => {
    for (let ms = 0; ms < 40; ms += 1) {
      account = new Account();
      const device = new Browser(account);
      const [text, other] = [device.open(), device.open()];
      typeAtEnd(text, 'p');
      await pass(ms);
      typeAtEnd(text, 't');
      if (ms % 2 === 0) typeAtEnd(other, 'x');
      await pass(8000);
      expect([ms, account.code.includes('t'), account.code]).toEqual([ms, true, text.code]);
      expect(other.code).toBe(text.code);
    }
  });

  test('PRACTICE-38: typing for n seconds sends at most n + 2 requests of at most 300 bytes a second', async () => {
    for (const seconds of [5, 20]) {
      account = new Account();
      const text = new Browser(account).open();
      typeAtEnd(text, '# a line of thirty characters\n'.repeat(6000));
      await pass(2000);
      const [requests, bytes] = [account.requests, account.bytes];
      for (let key = 0; key < seconds * 6.5; key += 1) {
        typeAtEnd(text, 'x');
        await pass(150);
      }
      await pass(1500);
      expect(account.requests - requests).toBeLessThanOrEqual(seconds + 2);
      expect((account.bytes - bytes) / seconds).toBeLessThan(300);
      expect(account.code).toBe(text.code);
    }
  });

  test('PRACTICE-38: the account is never more than a second behind somebody who does not pause', async () => {
    const text = browser.open();
    for (let key = 0; key < 100; key += 1) {
      typeAtEnd(text, 'x');
      await pass(70);
      expect(text.code.length - account.code.length).toBeLessThan(17);
    }
  });

  test('PRACTICE-38: a page that is hidden or closed sends all it has in that moment', async () => {
    const text = browser.open();
    typeAtEnd(text, 'a');
    await pass(100);
    typeAtEnd(text, 'bc');
    text.leave();
    await pass(25);
    expect(account.code).toBe('abc');
    await pass(2000);
    typeAtEnd(text, 'd');
    await pass(2000);
    expect(account.code).toBe('abcd');
    expect(text.state.mark).toBe('saved');
  });
});

test('PRACTICE-31: a clock that jumps forth and back loses nothing and gives no edit an age below zero', async () => {
  const text = browser.open();

  for (const hours of [0, 5, -48, 1]) {
    typeAtEnd(text, 'x');
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    await pass(1500);
  }
  expect(account.code).toBe('xxxx');
  const edits = account.sent.flatMap((body) => ('edits' in body ? body.edits : []));
  expect(edits.length).toBeGreaterThan(0);
  for (const [, , ageMs] of edits) expect(ageMs).toBeGreaterThanOrEqual(0);
});

describe('without a connection', () => {
  test('the device has every key, and says that only it does; the rest goes by itself later', async () => {
    const text = browser.open();
    account.isReachable = false;
    for (const key of 'on the train') {
      typeAtEnd(text, key);
      await pass(100);
    }
    await pass(1000);
    expect(text.state.mark).toBe('device');
    expect(parseRecord(browser.stored)?.code).toBe('on the train');
    account.isReachable = true;
    await pass(60_000);
    expect(account.code).toBe('on the train');
    expect(text.state.mark).toBe('saved');
  });

  test('PRACTICE-31: a killed browser has all but the keys of its last milliseconds, and asks nobody', async () => {
    const text = browser.open();
    typeAtEnd(text, 'a');
    await pass(10);
    account.losesAnswers = true;
    typeAtEnd(text, 'bc');
    await pass(1100);
    account.losesAnswers = false;
    account.isReachable = false;
    typeAtEnd(text, 'def');
    await pass(10);
    browser.kill();
    account.isReachable = true;
    const again = browser.open();
    expect(again.code).toBe('abcdef');
    await pass(3000);
    expect(account.code).toBe('abcdef');
    expect(again.state.mark).toBe('saved');
    expect(account.aside).toEqual([]);
  });

  test('a full device says so while the account cannot be reached, and not when there is room again', async () => {
    const text = browser.open();
    browser.isFull = true;
    account.isReachable = false;
    typeAtEnd(text, 'a');
    await pass(1100);
    expect(text.state.mark).toBe('nowhere');
    expect(text.isNowhere).toBe(true);
    browser.isFull = false;
    typeAtEnd(text, 'b');
    await pass(10);
    expect(text.state.mark).toBe('device');
    account.isReachable = true;
    await pass(60_000);
    expect(account.code).toBe('ab');
  });

  test('hours of typing give way to the whole text', async () => {
    const text = browser.open();
    typeAtEnd(text, 'begin\n');
    await pass(2000);
    account.isReachable = false;
    for (let key = 0; key < 500; key += 1) {
      typeAtEnd(text, 'x');
      await pass(20);
    }
    expect(parseRecord(browser.stored)?.unsent).toEqual([]);
    account.isReachable = true;
    await pass(60_000);
    expect(account.code).toBe(text.code);
    expect(account.aside).toEqual([]);
  });
});

describe('two devices', () => {
  test('PRACTICE-36: changes that do not touch are merged while both type', async () => {
    const phone = browser.open();
    typeAtEnd(phone, 'top\n\n\nbottom');
    await pass(2000);
    const laptop = new Browser(account).open();
    for (let key = 0; key < 20; key += 1) {
      type(phone, 3, 'p');
      typeAtEnd(laptop, 'l');
      await pass(130);
    }
    await pass(3000);
    type(phone, 0, '!');
    await pass(3000);
    expect(account.code).toBe(`!top${'p'.repeat(20)}\n\n\nbottom${'l'.repeat(20)}`);
    expect(phone.code).toBe(account.code);
    expect(account.aside).toEqual([]);
  });

  test('PRACTICE-36: where they touch the learner chooses, and no key that is typed meanwhile is replaced', async () => {
    const phone = browser.open();
    typeAtEnd(phone, 'total = 0');
    await pass(2000);
    account.write('total = 05');
    typeAtEnd(phone, '7');
    await pass(30);
    for (const key of '89') {
      typeAtEnd(phone, key);
      await pass(60);
    }
    expect(phone.state).toMatchObject({ mark: 'conflict', conflict: { code: 'total = 05' } });
    expect(phone.code).toBe('total = 0789');
    await Promise.all([phone.takeOther(), pass(500)]);
    expect(phone.code).toBe('total = 05');
    expect(account.aside).toContain('total = 0789');
    typeAtEnd(phone, '0');
    await pass(2000);
    expect(account.code).toBe('total = 050');
  });

  test('my own text can be kept', async () => {
    const phone = browser.open();
    typeAtEnd(phone, 'total = 0');
    await pass(2000);
    account.write('total = 05');
    typeAtEnd(phone, '7');
    await pass(100);
    await Promise.all([phone.restore(phone.code), pass(500)]);
    expect(account.code).toBe('total = 07');
    await pass(1000);
    expect(phone.state.mark).toBe('saved');
  });

  test('a text that nobody has changed here gives way when the page is looked at again', async () => {
    const text = browser.open();
    account.write('laptop');
    const met = text.meetAccount({ code: account.code, version: account.version });
    await pass(10);
    expect(await met).toBe(true);
    expect(text.code).toBe('laptop');
    expect(await text.meetAccount({ code: account.code, version: account.version })).toBe(false);
  });
});

describe('two tabs of one browser', () => {
  test('PRACTICE-39: share one text: what is typed in one stands in the other at once, and nobody is asked', async () => {
    const [one, two] = [browser.open(), browser.open()];
    typeAtEnd(one, 'a = 1\n');
    await pass(10);
    expect(two.code).toBe('a = 1\n');
    typeAtEnd(two, 'b = 2\n');
    typeAtEnd(one, 'c = 3\n');
    await pass(20);
    expect(two.code).toBe(one.code);
    expect(one.code).toHaveLength(18);
    await pass(5000);
    expect(account.code).toBe(one.code);
    expect([one.state.mark, two.state.mark]).toEqual(['saved', 'saved']);
    expect(account.aside).toEqual([]);
  });

  test('PRACTICE-39: what a tab had typed when it was closed, another one brings to the account', async () => {
    const [one, two] = [browser.open(), browser.open()];
    account.isReachable = false;
    typeAtEnd(one, 'typed and closed');
    await pass(10);
    browser.tabs.splice(0, 1);
    account.isReachable = true;
    await pass(60_000);
    expect(two.code).toBe('typed and closed');
    expect(account.code).toBe('typed and closed');
  });
});

test('a text that the server refuses says why and stays on the device', async () => {
  const refused = new ApiError({
    status: 413,
    errors: [{ msg: 'Too large.', code: 'practice.code-too-large' }],
  });
  vi.spyOn(account, 'send').mockRejectedValue(refused);
  const text = new Browser(Object.assign(account, { send: () => Promise.reject(refused) })).open();
  typeAtEnd(text, 'huge');
  await pass(2000);
  expect(text.state).toMatchObject({ mark: 'refused', refusal: 'Too large.' });
});

type Deed =
  | { readonly do: 'type'; readonly who: number; readonly at: number }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'line'; readonly up: boolean; readonly loses: boolean }
  | { readonly do: 'kill'; readonly who: number };

function openTwo(device: Browser | undefined): void {
  device?.open();
  device?.open();
}

/** Does one of the random deeds; answers how many signs were typed. */
async function done(deed: Deed, { devices, typed }: { devices: Browser[]; typed: number }): Promise<number> {
  if (deed.do === 'pass') await pass(deed.ms);
  if (deed.do === 'line') Object.assign(account, { isReachable: deed.up, losesAnswers: deed.loses });
  if (deed.do === 'kill') {
    await pass(20);
    devices[deed.who]?.kill();
    openTwo(devices[deed.who]);
  }
  if (deed.do !== 'type') return 0;
  const tabs = devices[deed.who % 2]?.tabs ?? [];
  const text = tabs[deed.who < 2 ? 0 : tabs.length - 1];
  // Signs of its own, far from what the other device types: nothing of one device touches the other's.
  const half = 40 * (deed.who % 2);
  if (text) type(text, half + (deed.at % 30), String.fromCodePoint(0x4e_00 + typed));
  await pass(15);
  return 1;
}

test('PRACTICE-31: random typing in tabs of two devices with cuts, lost answers and kills loses no character', async () => {
  const deed = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('type' as const), who: fc.nat(3), at: fc.nat(500) }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.nat(1500) }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('line' as const), up: fc.boolean(), loses: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('kill' as const), who: fc.nat(1) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
      account = new Account();
      const devices = [new Browser(account), new Browser(account)];
      const first = devices[0]?.open();
      if (first) typeAtEnd(first, '0\n'.repeat(40));
      await pass(2000);
      for (const device of devices) openTwo(device);
      let typed = 0;
      for (const each of deeds) typed += await done(each, { devices, typed });
      account.isReachable = true;
      account.losesAnswers = false;
      await pass(120_000);
      const everywhere = [
        account.code,
        ...account.aside,
        ...devices.flatMap(({ tabs }) => tabs.map((tab) => tab.code)),
      ];
      // Who says that the account has it is right.
      for (const tab of devices.flatMap(({ tabs }) => tabs)) {
        if (tab.state.mark === 'saved' && tab.code !== account.code && tab.version >= account.version)
          throw new Error(`said to be saved, and is not: ${tab.code}, ${account.code}`);
      }
      for (let sign = 0; sign < typed; sign += 1) {
        const has = everywhere.some((code) => code.includes(String.fromCodePoint(0x4e00 + sign)));
        if (!has) throw new Error(`sign ${sign} of ${typed} is nowhere: ${JSON.stringify(everywhere)}`);
      }
    }),
    { numRuns: 300 },
  );
});
