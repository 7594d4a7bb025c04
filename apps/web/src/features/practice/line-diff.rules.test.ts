import { expect, test } from 'vitest';

import { diffLines, drawnOf } from './line-diff.rules.ts';

const drawn = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

test('two texts are laid over each other line by line', () => {
  expect(drawn('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual([' a', '-b', '+x', ' c', ' d', '+e']);
  expect(drawn('a\nb', 'a\nb')).toEqual([' a', ' b']);
  expect(drawn('', 'a')).toEqual(['-', '+a']);
  expect(drawn('a\na\nb', 'a\nb')).toEqual([' a', '-a', ' b']);
});

test('each text can be read back out of the comparison', () => {
  const before = Array.from({ length: 300 }, (_, index) => `line ${(index * 7) % 40}`).join('\n');
  const after = Array.from({ length: 280 }, (_, index) => `line ${(index * 11) % 40}`).join('\n');
  const lines = diffLines(before, after);
  const without = (kind: string) =>
    lines
      .filter((line) => line.kind !== kind)
      .map((line) => line.text)
      .join('\n');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});

test('of two texts of nothing but empty lines, as long as a text may be, a part is drawn', () => {
  const { drawn, more } = drawnOf(diffLines('\n'.repeat(65_000), '\n'.repeat(30_000)));
  expect(drawn).toHaveLength(5000);
  expect(more).toBe(60_001);
  expect(drawnOf(diffLines('a', 'b'))).toMatchObject({ drawn: { length: 2 }, more: 0 });
});
