import { expect, test } from 'vitest';

import { endlessRules, explainEndless } from './endless.ts';
import { RIGHT_LOOPS, WRONG_LOOPS } from './testing/programs.ts';
import { RIGHT_WAYS, WRONG_WAYS } from './testing/ways.ts';

const WRONG = [...WRONG_LOOPS, ...WRONG_WAYS];

test.each(WRONG)(
  'RUNNING-7: a program that does not end is told why: $id in $key',
  ({ id, line, words, ...program }) => {
    const said = explainEndless(program, 'en');
    expect({ id: said?.id, line: said?.line }).toEqual({ id, line });
    for (const word of words) expect(said?.text).toContain(word);
    const inHindi = explainEndless(program, 'hi');
    expect(inHindi?.text).toMatch(/\p{Script=Devanagari}/u);
    expect(`${said?.text}${inHindi?.text}`).not.toMatch(/\{\w+\}|undefined/);
  },
);

test('every row of the table is tried', () => {
  const tried = new Set(WRONG.map(({ id }) => id));
  expect(endlessRules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});

test.each([...RIGHT_LOOPS, ...RIGHT_WAYS])(
  'nothing is said of a loop that may end: $key $code',
  (program) => {
    expect(explainEndless(program, 'en')).toBeNull();
  },
);

test('thousands of loops are looked through in a moment', () => {
  const code = 'for (int i = 0; i < n; i++) {\n  while (x > i) x = x - f(i);\n}\n'.repeat(2000);
  const start = performance.now();
  expect(explainEndless({ key: 'c', code }, 'en')).toBeNull();
  expect(performance.now() - start).toBeLessThan(10_000);
});
