import type { ExplanationRule } from '../explanation.ts';

/** What is said of a condition in pieces, `if (a) && (b)`; each language finds the pieces by its own words. */
export const CONDITION_IN_PIECES: Omit<ExplanationRule, 'pattern'> = {
  id: 'shared/condition-in-pieces',
  text: {
    en: 'The whole condition goes in one pair of round brackets: `{symbol} ((…) {operator} (…))`.',
    hi: 'पूरी शर्त गोल कोष्ठक के एक ही जोड़े में रहती है: `{symbol} ((…) {operator} (…))`।',
  },
  values: ({ source = '' }) => {
    const operator = operatorBehindCondition(source);
    return operator === undefined ? undefined : { operator };
  },
};

/** Alike in all languages of this form. */
export const FOR_WITH_COLONS: ExplanationRule = {
  id: 'shared/for-with-colons',
  pattern: /expected[\s\S]*source: \s*for\s*\([^;:)\n]*:[^;:)\n]*:/,
  text: {
    en: 'The three parts of a `for` are separated by `;`, not by `:`: `for (int i = 0; i < n; i++)`.',
    hi: '`for` के तीन हिस्सों के बीच `;` लगता है, `:` नहीं: `for (int i = 0; i < n; i++)`।',
  },
};

/** The operator that follows the round brackets of a condition instead of inside: `if (a) && (b)`. */
function operatorBehindCondition(line: string): string | undefined {
  let depth = 0;
  for (let at = line.indexOf('(') + 1; at > 0 && at < line.length; at += 1) {
    if (line[at] === '(') depth += 1;
    if (line[at] === ')') depth -= 1;
    if (depth < 0) return /^\s*(&&|\|\|)/.exec(line.slice(at + 1))?.[1];
  }
  return undefined;
}
