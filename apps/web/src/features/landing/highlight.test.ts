import { expect, test } from 'vitest';

import { highlight } from './highlight.ts';
import { TRIAL_PROGRAMS } from './trial-programs.ts';

const kinds = (code: string): string[] => highlight(code).map(({ kind, text }) => `${kind}:${text}`);

test.each(TRIAL_PROGRAMS)('the pieces of the $name program are the program', ({ code }) => {
  expect(
    highlight(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

test('parts of speech are told apart', () => {
  expect(kinds('for x = 12 # note')).toEqual([
    'keyword:for',
    'plain: x = ',
    'number:12',
    'plain: ',
    'comment:# note',
  ]);
  expect(kinds('#include <stdio.h>')).toEqual(['keyword:#include', 'plain: ', 'string:<stdio.h>']);
  expect(kinds('"a // b"')).toEqual(['string:"a // b"']);
});

test('code that is not finished is no trouble', () => {
  expect(kinds('"open')).toEqual(['string:"open']);
  expect(kinds('')).toEqual([]);
});
