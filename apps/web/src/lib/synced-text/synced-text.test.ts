import { ChangeSet } from '@codemirror/state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { Account, Browser, pass, typeAtEnd } from '../testing/text-devices.ts';
import { hurry } from './pace.ts';
import { fromRecord } from './text-record.ts';

let account: Account;

let browser: Browser;

beforeEach(() => {
  vi.useFakeTimers();
  account = new Account();
  browser = new Browser(account);
});

afterEach(() => {
  vi.useRealTimers();
});

/** By how many keys the account is behind somebody who types, of which there is one in 70 ms. */
async function mostBehind(): Promise<number> {
  const text = browser.open();
  let most = 0;
  for (let key = 0; key < 60; key += 1) {
    typeAtEnd(text, 'x');
    await pass(70);
    most = Math.max(most, text.code.length - account.code.length);
  }
  await pass(3000);
  return most;
}

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

  test('PRACTICE-31: goes on from the text that the editor has made, and holds and sends the same', async () => {
    const text = browser.open();
    typeAtEnd(text, 'print');
    const changes = ChangeSet.of({ from: 5, insert: '()' }, 5);
    const made = changes.apply(text.doc);
    text.edit(changes, 'type', made);
    expect(text.doc).toBe(made);
    typeAtEnd(text, '\n');
    await pass(3000);
    expect(browser.record && fromRecord(browser.record).doc.toString()).toBe('print()\n');
    expect(account.code).toBe('print()\n');
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

  test('LIVE-2: while somebody looks the account is a third of a second behind at most, and then as before', async () => {
    const end = hurry();
    expect(await mostBehind()).toBeLessThan(7);
    end();
    expect(await mostBehind()).toBeGreaterThan(10);
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

test('PRACTICE-31: a clock that jumps forth and back loses nothing and makes no edit younger than it is', async () => {
  const text = browser.open();

  for (const hours of [0, 5, -48, 1]) {
    typeAtEnd(text, 'x');
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    await pass(1500);
  }
  expect(account.code).toBe('xxxx');
  const edits = account.sent.flatMap((body) => ('edits' in body ? body.edits : []));
  expect(edits.length).toBeGreaterThan(0);
  // Setting it forward looks as if the laptop had slept; what comes after that does not follow it back (EXAMS-11).
  const ages = edits.map(([, , ageMs]) => [Math.floor(ageMs / 3_600_000), ageMs % 3_600_000 < 2000]);
  expect(ages).toEqual([
    [5, true],
    [0, true],
    [0, true],
  ]);
});

test('EXAMS-11: a text that is sent as a whole tells when the first and the last of its edits were made', async () => {
  const text = browser.open();
  typeAtEnd(text, 'a');
  await pass(2000);
  account.isReachable = false;
  for (let key = 0; key < 150; key += 1) {
    typeAtEnd(text, 'x');
    await pass(100);
  }
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  await pass(60_000);
  account.isReachable = true;
  await pass(60_000);
  expect(account.code).toBe(text.code);
  const whole = account.sent.findLast((body) => 'whole' in body);
  const [first = 0, last = 0] = whole && 'whole' in whole ? (whole.agesMs ?? []) : [];
  expect(Math.abs(first - last - 14_900)).toBeLessThan(1000);
  expect(last).toBeGreaterThan(59_000);
  expect(last).toBeLessThan(130_000);
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
    expect(browser.record && fromRecord(browser.record).doc.toString()).toBe('on the train');
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
    expect(browser.record?.unsent).toEqual([]);
    account.isReachable = true;
    await pass(60_000);
    expect(account.code).toBe(text.code);
    expect(account.aside).toEqual([]);
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
