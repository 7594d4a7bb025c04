import { expect, test } from 'vitest';

import { BadRecording } from './byte-reader.ts';
import { decode, decodeOutline } from './decode.ts';
import { HEAD_BYTES, MAGIC, RECORD, type Value } from './format.ts';
import { Replay } from './replay.ts';

function recordingOf(records: readonly number[], length = records.length): Uint8Array {
  const head = [...Buffer.from(MAGIC), 1, 5, 4, 0, 0, 0, length & 255, (length >> 8) & 255, 0, 0];
  return Uint8Array.from([...head, ...records]);
}

const word = (text: string) => [RECORD.string, text.length, ...Buffer.from(text)];
/** main pushes, a = -1, a step on line 3 after two bytes of output */
const FIRST_STEP = [
  ...word(''),
  ...word('a'),
  RECORD.push,
  0,
  1,
  RECORD.set,
  0,
  1,
  1,
  1,
  RECORD.step,
  0,
  3,
  2,
];

test('a recording is read', () => {
  const { language, from, steps, run } = decode(
    recordingOf([...FIRST_STEP, RECORD.end, 0, 7, 9, 2, 1, 5, 2, 1, 3, 1]),
  );
  const minusOne: Value = { kind: 'number', text: '-1' };
  expect({ language, from }).toEqual({ language: 5, from: 4 });
  expect(steps).toEqual([
    {
      kind: 'line',
      line: 3,
      printed: 2,
      changes: [
        { kind: 'push', name: '', line: 1 },
        { kind: 'set', depth: 0, name: 'a', value: minusOne },
      ],
    },
  ]);
  expect(run).toEqual({
    reason: 'by-itself',
    exitCode: 7,
    steps: 9,
    printed: 2,
    writes: [{ step: 5, printed: 2 }],
    visits: new Map([[3, 1]]),
  });
});

test('TRACING-13: a mistake of memory is read with its step, its place and its cell', () => {
  const texts = [...word('stack-buffer-overflow'), ...word('marks')];
  const mistake = [RECORD.mistake, 5, 6, 0, 2, 3, 4, 7, 2];
  const { mistakes } = decode(recordingOf([...FIRST_STEP, ...texts, ...mistake]));
  expect(mistakes).toEqual([
    {
      step: 5,
      line: 6,
      column: 0,
      report: 'stack-buffer-overflow',
      name: 'marks',
      cells: 4,
      index: -4,
      access: 'write',
    },
  ]);
});

test('TRACING-13: more mistakes than any recorder tells are damage', () => {
  const mistake = [RECORD.mistake, 5, 6, 0, 0, 0, 0, 0, 0];
  const many = Array.from({ length: 200 }, () => mistake).flat();
  expect(decode(recordingOf([...FIRST_STEP, ...many])).run?.reason).toBe('damaged');
});

test('a program that was ended leaves its steps, and no word of the whole run', () => {
  const { from, steps, run } = decode(recordingOf(FIRST_STEP));
  expect(from).toBe(4);
  expect(steps).toHaveLength(1);
  expect(run).toBeUndefined();
});

test.each([
  ['nothing', new Uint8Array()],
  ['another file', Buffer.from('PK\u0003\u0004 something else')],
  ['a record cut in the middle', recordingOf([RECORD.string, 9, 65])],
  ['a text that was never written', recordingOf([RECORD.push, 0, 1])],
  ['a change of an object that was never there', recordingOf([RECORD.splice, 1, 1, 0, 0, 0])],
  ['more entries than bytes', recordingOf([...word('t'), RECORD.object, 0, 0, 0, 1, 255, 255, 255, 127])],
  ['a number that never ends', recordingOf([RECORD.free, ...Array.from({ length: 40 }, () => 255)])],
  ['an unknown record', recordingOf([99])],
  ['an unknown shape', recordingOf([...word('t'), RECORD.object, 0, 50, 0, 0, 0])],
  ['a length beyond the bytes', recordingOf([RECORD.string], 5_000)],
])('%s is refused', (_, bytes) => {
  expect(() => decode(bytes)).toThrow(BadRecording);
});

test('TRACING-5: what a program has written over ends with the last whole step', () => {
  for (const broken of [
    [99, 1, 2],
    [RECORD.unset, 0, 9],
    [RECORD.step, 0],
  ])
    for (const read of [decode, decodeOutline]) {
      const { steps, run } = read(recordingOf([...FIRST_STEP, ...broken]));
      expect(steps).toHaveLength(1);
      expect(run).toMatchObject({ reason: 'damaged', steps: 5 });
    }
});

/** Numbers that look random and are the same in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('TRACING-5: whatever the bytes are, reading and replaying them ends', () => {
  const next = random(1);
  let read = 0;
  for (let round = 0; round < 5_000; round += 1) {
    const records = [...FIRST_STEP, ...FIRST_STEP];
    const changes = 1 + Math.floor(next() * 6);
    for (let change = 0; change < changes; change += 1) {
      records[Math.floor(next() * records.length)] = Math.floor(next() * (next() < 0.5 ? 16 : 256));
    }
    const bytes = recordingOf(records);
    if (next() < 0.1) bytes[Math.floor(next() * HEAD_BYTES)] = Math.floor(next() * 256);
    if (replayed(bytes)) read += 1;
  }
  expect(read).toBeGreaterThan(100);
});

/** False for bytes that are refused. @throws anything that is no refusal */
function replayed(bytes: Uint8Array): boolean {
  try {
    const recording = decode(bytes);
    const replay = new Replay(recording);
    for (const at of recording.steps.keys()) replay.at(at);
    return true;
  } catch (error) {
    if (error instanceof BadRecording) return false;
    throw error;
  }
}

test('its outline has the same steps and writes, and nothing of what they change', () => {
  const records = [
    ...FIRST_STEP,
    RECORD.object,
    7,
    3,
    0,
    1,
    1,
    1,
    2,
    9,
    RECORD.splice,
    7,
    1,
    0,
    1,
    1,
    9,
    9,
    RECORD.note,
    1,
    RECORD.returned,
    9,
    RECORD.step,
    1,
    4,
    5,
    RECORD.end,
    0,
    7,
    9,
    2,
    1,
    5,
    2,
    1,
    3,
    1,
  ];
  const [whole, outline] = [decode(recordingOf(records)), decodeOutline(recordingOf(records))];
  expect(whole.steps.map(({ changes }) => changes.length)).toEqual([2, 2]);
  expect(outline.steps).toEqual(
    whole.steps.map(({ kind, line, printed }) => ({ kind, line, printed, changes: [] })),
  );
  expect(outline.run).toEqual({ ...whole.run, visits: new Map() });
});

test.each([
  ['a text was never written', [RECORD.unset, 0, 9]],
  ['it ends in the middle of a record', [RECORD.step, 0]],
  ['an object changes that was never there', [RECORD.splice, 3, 0, 0, 0, 0]],
  ['it counts more than it holds', [...word(''), RECORD.object, 0, 0, 0, 0, 100]],
  [
    'it has too many writes',
    [RECORD.end, 0, 0, 0, 0, 0xd1, 0x86, 3, ...Array.from({ length: 60_000 }, () => 0)],
  ],
])('an outline is refused where the whole would be: %s', (why, records) => {
  for (const read of [decode, decodeOutline])
    expect(() => read(recordingOf(records))).toThrow(new BadRecording(why));
});
