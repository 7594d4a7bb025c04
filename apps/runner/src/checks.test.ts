import { setTimeout as sleep } from 'node:timers/promises';

import { HEAD_BYTES, RECORD } from '@abhyas/recording/format';
import { afterEach, expect, test } from 'vitest';

import { CheckFailed, Checks } from './checks.ts';

let checks: Checks | undefined;
afterEach(() => checks?.close());

const tokens = { kind: 'tokens' } as const;
/** A few hundred milliseconds of comparing. */
const LONG = 'a '.repeat(4 << 20);

test('however long an answer is looked at, the thread that takes runs goes on', async () => {
  checks = new Checks({ threads: 1 });
  expect(await checks.matches(tokens, Buffer.from('1 2'), '1  2\n')).toBe(true);
  let turns = 0;
  const over = new AbortController();
  const looking = checks.matches(tokens, Buffer.from(LONG), LONG).finally(() => over.abort());
  while (!over.signal.aborted) {
    await sleep(1);
    turns += 1;
  }
  expect(await looking).toBe(true);
  expect(turns).toBeGreaterThan(20);
});

test('a check that does not end is ended with its thread, told as a fault, and the next one is made', async () => {
  const hurried = new Checks({ threads: 1, deadlineMs: 1 });
  const orders = [LONG, LONG].map((text) => hurried.matches(tokens, Buffer.from(text), text));
  const ended = await Promise.allSettled(orders);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ended).toMatchObject([{ reason: expect.any(CheckFailed) }, { reason: expect.any(CheckFailed) }]);
  await hurried.close();
  checks = new Checks({ threads: 1 });
  expect(await checks.matches(tokens, Buffer.from('1'), '2')).toBe(false);
});

test('more answers than threads are each looked at once', async () => {
  const own = new Checks({ threads: 2 });
  checks = own;
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  const right = await Promise.all(
    numbers.map((number) => own.matches(tokens, Buffer.from(`${number}`), `${number % 2 ? number : 'x'}`)),
  );
  expect(right).toEqual(numbers.map((number) => number % 2 === 1));
});

/** What a hostile program writes over its recording: five million bytes of this, after a text without letters. */
function hostileRecording(begin: readonly number[], again: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(5 << 20, 0);
  bytes.set([...Buffer.from('ABHR'), 1, 5]);
  bytes.writeUInt32LE(bytes.length - HEAD_BYTES, HEAD_BYTES - 4);
  const before = [RECORD.string, 0, ...begin];
  bytes.set(before, HEAD_BYTES);
  for (let at = HEAD_BYTES + before.length; at + again.length <= bytes.length; at += again.length)
    bytes.set(again, at);
  return bytes;
}

/** An object of five million values that are not set. */
const UNSET_VALUES = hostileRecording([RECORD.object, 0, 0, 0, 1, 0xe0, 0xff, 0xbf, 2], [9]);

test('answers do not wait for recordings, however many and long these are', async () => {
  const own = new Checks({ threads: 2 });
  checks = own;
  // Both threads have begun.
  await Promise.all(['1', '2'].map((text) => own.matches(tokens, Buffer.from(text), text)));
  let read = 0;
  const reading = Array.from({ length: 4 }, async () => {
    await own.findPrinter(UNSET_VALUES, 1);
    read += 1;
  });
  expect(await own.matches(tokens, Buffer.from('1'), '1')).toBe(true);
  expect(read).toBe(0);
  await Promise.all(reading);
});

/** A thread that kept what these hold would need hundreds of megabytes and seconds. */
test.each([
  ['values', UNSET_VALUES],
  ['steps', hostileRecording([], [RECORD.step, 0, 1, 0])],
  ['texts', hostileRecording([], [RECORD.string, 0])],
  ['returned values', hostileRecording([], [RECORD.returned, 1, 5])],
  ['variables', hostileRecording([], [RECORD.set, 0, 0, 9])],
])(
  'TRACING-5: a recording of five million bytes of %s is read in little memory',
  async (_what, recording) => {
    const own = new Checks({ threads: 1, heapMb: 96 });
    checks = own;
    await own.findPrinter(recording, 1);
  },
);
