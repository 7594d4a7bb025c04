import type * as z from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with their values',
  record: 'keys with their values',
};

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** What is wrong with a value, to an author who knows nothing of our schemas; undefined where there are better words. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return 'is missing.';
    return `must be ${KINDS[issue.expected] ?? issue.expected}.`;
  }
  if (issue.code === 'too_small') {
    if (issue.minimum === 1 && issue.origin in UNITS) return 'must not be empty.';
    return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ''}.`;
  }
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}.`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}.`;
  return undefined;
}
