import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { checkSync } from 'recheck';
import { describe, expect, test } from 'vitest';

import { findExpressions, type FoundExpression } from './find-expressions.ts';
import { REVIEWED, type Review } from './reviewed.ts';
import { SLOW_TO_PROVE } from './slow-to-prove.ts';

/** Without Java and without a program of its own: the same answer on every machine. */
process.env['RECHECK_SYNC_BACKEND'] = 'pure';
const PATIENCE_MS = 30_000;
const REPEATS = /[*+{]/;

const found = findExpressions();

const isAbout = (review: Review, { file, text }: FoundExpression): boolean =>
  (review.where.endsWith('/') ? file.startsWith(review.where) : file === review.where) &&
  text.startsWith(review.starts ?? '');

const unreviewed = found.filter((expression) => !REVIEWED.some((review) => isAbout(review, expression)));

/** What is wrong with an expression; undefined when its time grows with the length of the text and no faster. */
function faultOf({ text, file, made }: FoundExpression): string | undefined {
  if (made) return `${file}: ${text} is made out of texts: give scripts/expressions/reviewed.ts its reason`;
  const end = text.lastIndexOf('/');
  // Without repetitions there is nothing to go back over, and looking for it takes most of the time.
  if (!REPEATS.test(text.slice(1, end))) return undefined;
  const outcome = checkSync(text.slice(1, end), text.slice(end + 1), { timeout: PATIENCE_MS });
  if (outcome.status === 'safe') return undefined;
  const how = outcome.status === 'vulnerable' ? outcome.complexity.summary : outcome.error.kind;
  return `${file}: ${text} goes back over what it has read (${how}): scan instead, or bound what it reads`;
}

describe('no regular expression makes somebody wait by the text that it reads', () => {
  test('all of the product are found', () => {
    expect(found.length).toBeGreaterThan(1000);
  });

  test(
    'each is linear, or it is reviewed why it may stay (scripts/expressions/reviewed.ts)',
    { timeout: 300_000 },
    () => {
      const each = new Map(unreviewed.map((expression) => [expression.text, expression]));
      const left = [...each.values()].filter(({ text }) => THOROUGH || !SLOW_TO_PROVE.includes(text));
      expect(left.flatMap((expression) => faultOf(expression) ?? [])).toEqual([]);
    },
  );

  test('what only the thorough run proves again is still there', () => {
    expect(SLOW_TO_PROVE.filter((text) => !found.some((each) => each.text === text))).toEqual([]);
  });

  test.each(REVIEWED)('what was reviewed is still there: $where $starts', (review) => {
    expect(found.some((expression) => isAbout(review, expression))).toBe(true);
  });

  test.each([
    String.raw`/^[+-]?(\d+\.?\d*|\.\d+)$/`,
    String.raw`/: Assertion '(?<what>.*)' failed\.$/m`,
    '/(a+)+b/',
  ])('one that is not would be found: %s', (text) => {
    expect(faultOf({ text, file: 'a file', made: false })).toContain('goes back');
  });
});
