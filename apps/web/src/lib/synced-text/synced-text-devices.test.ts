import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Account, Browser, pass, type, typeAtEnd } from '../testing/text-devices.ts';

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

test('PRACTICE-66: two tabs that write much, killed again and again, find all of it in what the device has stored', async () => {
  account.isReachable = false;
  let [one, two] = [browser.open(), browser.open()];
  for (let round = 0; round < 40; round += 1) {
    typeAtEnd(one, `${round},`);
    type(two, 0, `${round};${'x'.repeat(40 * (round % 20))}\n`);
    await pass(round % 3 === 0 ? 2 : 30);
    if (round % 7 !== 6) continue;
    await pass(30);
    browser.kill();
    [one, two] = [browser.open(), browser.open()];
  }
  await pass(30);
  expect(two.code).toBe(one.code);
  browser.kill();
  account.isReachable = true;
  const again = browser.open();
  await pass(5000);
  expect(account.code).toBe(again.code);
  for (let round = 0; round < 40; round += 1) {
    expect(again.code).toMatch(new RegExp(`(^|,|\\n)${round},`));
    expect(again.code).toContain(`${round};`);
  }
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

/** Performs one random action and returns how many characters were typed. */
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
  // Each device types its own characters, far from the other's, so the two never touch.
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
      // A device that says the account has its text must be right.
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
