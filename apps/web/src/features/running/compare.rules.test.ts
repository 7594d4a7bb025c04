import { describe, expect, test } from 'vitest';

import { firstDifference, partsAt, withVisibleSpaces } from './compare.rules.ts';

describe('the first differing line', () => {
  test('is found with the place in the line', () => {
    expect(firstDifference('1\n2 3\n4\n', '1\n2 5\n4\n')).toEqual({
      line: 2,
      expected: '2 3',
      actual: '2 5',
      column: 2,
    });
  });

  test('is a line that is missing, or one too many', () => {
    expect(firstDifference('1\n2\n', '1\n')).toMatchObject({ line: 2, expected: '2', actual: null });
    expect(firstDifference('1\n', '1\n2\n')).toMatchObject({ line: 2, expected: null, actual: '2' });
    expect(firstDifference('1\n', '')).toMatchObject({ line: 1, actual: null });
  });

  test('is none where only spaces at the end or empty last lines differ', () => {
    expect(firstDifference('1\n2\n', '1 \r\n2\n\n\n')).toBeNull();
    expect(firstDifference('', '\n')).toBeNull();
  });

  test('sees a space in front and a tab in the middle', () => {
    expect(firstDifference('a b', 'a\tb')).toMatchObject({ line: 1, column: 1 });
    expect(firstDifference('a', ' a')).toMatchObject({ line: 1, column: 0 });
  });
});

test('a difference far to the right of a long line is shown with a little of what comes before it', () => {
  expect(partsAt('2 5', 2)).toEqual(['2 ', '5']);
  const [same, different] = partsAt(`${'7 '.repeat(10_000)}8 ${'9 '.repeat(10_000)}`, 20_000);
  expect(same).toBe(`…${'7 '.repeat(30)}`);
  expect(different).toMatch(/^8 9 9 .* …$/);
});

test('invisible characters are drawn', () => {
  expect(withVisibleSpaces('a b\tc\u00a0d\u200b')).toBe('a·b→c⍽d◌');
});
