import type { SubmissionLine } from '@abhyas/contract/practice-history';
import { EDIT_KINDS, type EditKind, type TextLog } from '@abhyas/contract/practice-texts';
import { difference } from '@abhyas/contract/text-changes';
import { expect, test } from 'vitest';

import { historyOf, nextMark } from './moments.rules.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 23, 4, minute)).toISOString();

/** A log that leads from a text through others, a minute apart. */
function rowsOf(texts: readonly string[], kinds: readonly EditKind[] = []): TextLog['rows'] {
  return texts.slice(1).map((text, place) => {
    const changes = difference(texts[place] ?? '', text).toJSON() as TextLog['rows'][0]['edits'][0][3];
    const kind = EDIT_KINDS.indexOf(kinds[place] ?? 'type');
    return { version: place + 2, at: at(place + 1), edits: [[`p:${place}`, kind, 0, changes]] };
  });
}

const run = (minute: number, passed: number): SubmissionLine => ({
  id: `run ${minute}`,
  language: 5,
  verdict: passed === 3 ? 'accepted' : 'wrong-answer',
  passed,
  total: 3,
  submittedAt: at(minute),
});

test('PRACTICE-40: every moment has its text, runs and versions stand where they happened', () => {
  const history = historyOf({
    start: 'a',
    rows: rowsOf(['a', 'ab', 'ab pasted', 'ab', 'x'], ['type', 'paste', 'delete', 'reset']),
    versions: [{ id: '1', code: 'of yesterday', kind: 'edit', savedAt: at(0) }],
    runs: [run(3, 3), run(2, 1)],
  });
  expect(history.map(({ mark, code }) => [mark?.kind, code()])).toEqual([
    ['version', 'of yesterday'],
    [undefined, 'ab'],
    ['paste', 'ab pasted'],
    ['run', 'ab pasted'],
    [undefined, 'ab'],
    ['run', 'ab'],
    ['reset', 'x'],
  ]);
  expect(history[2]?.mark).toEqual({ kind: 'paste', count: 7 });
  expect([nextMark(history, 6, -1), nextMark(history, 3, 1), nextMark(history, 6, 1)]).toEqual([
    5,
    5,
    undefined,
  ]);
});

test('PRACTICE-40: any of thousands of moments is rebuilt, in whatever order they are asked for', () => {
  const texts = Array.from({ length: 1201 }, (_, length) => 'x'.repeat(length));
  const history = historyOf({ start: '', rows: rowsOf(texts), versions: [], runs: [] });
  for (const place of [1199, 0, 99, 100, 731, 101]) {
    expect(history[place]?.code()).toBe(texts[place + 1]);
  }
});

test('a run from before the first moment that is known has no text there', () => {
  expect(historyOf({ start: '', rows: [], versions: [], runs: [run(1, 0)] })).toEqual([]);
});

test('PRACTICE-40: where nothing was typed for two minutes, a rest stands', () => {
  const [first, second, third] = rowsOf(['a', 'ab', 'abc', 'abcd']);
  const moved = { ...third, at: at(30) } as TextLog['rows'][number];
  const rows = [first, second, moved].filter((row) => row !== undefined);
  const history = historyOf({ start: 'a', rows, versions: [], runs: [] });
  expect(history.map(({ mark, code }) => [mark, code()])).toEqual([
    [undefined, 'ab'],
    [undefined, 'abc'],
    [{ kind: 'rest', minutes: 28 }, 'abc'],
    [undefined, 'abcd'],
  ]);
});
