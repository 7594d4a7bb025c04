import { COMMENT, QUOTED_NAME, TEXT } from '@abhyas/languages/sql/tokens';

import type { Mutant } from './mutant.ts';

/** Words and signs of SQL that beginners mix up, as they stand in a statement with one space between words. */
const REPLACEMENTS: Readonly<Record<string, readonly string[]>> = {
  'LEFT JOIN': ['JOIN'],
  JOIN: ['LEFT JOIN'],
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '=': ['<>'],
  '<>': ['='],
  AND: ['OR'],
  OR: ['AND'],
  DISTINCT: [''],
  ASC: ['DESC'],
  DESC: ['ASC'],
  'UNION ALL': ['UNION'],
  UNION: ['UNION ALL'],
  'IS NOT NULL': ['IS NULL'],
  'IS NULL': ['IS NOT NULL'],
  'NOT IN': ['IN'],
  'NOT EXISTS': ['EXISTS'],
  MIN: ['MAX'],
  MAX: ['MIN'],
  SUM: ['COUNT', 'MAX'],
  AVG: ['SUM', 'MAX'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
};

/** These are matched first, and so are left alone. */
const LEFT_ALONE = [COMMENT, TEXT, QUOTED_NAME].join('|');

/** What can be changed, and the `*` of all columns, which is left alone, too. */
const CHANGEABLE = new RegExp(
  [
    LEFT_ALONE,
    String.raw`COUNT\((?!\*|DISTINCT\b)[\w.]+\)|SELECT \*|\.\*|\(\*\)`,
    String.raw`\b(?:LEFT JOIN|JOIN|AND|OR|DISTINCT|ASC|DESC|UNION ALL|UNION|MIN|MAX|SUM|AVG)\b`,
    String.raw`\b(?:IS NOT NULL|IS NULL|NOT IN|NOT EXISTS)\b`,
    String.raw`<=|>=|<>|[<>=+\-*/]|\b\d{1,15}\b`,
  ].join('|'),
  'gi',
);

/** All mutants of a statement: a word or sign changed, a number one off, a condition or a clause left out. */
export function sqlMutantsOf(code: string): Mutant[] {
  const changed = [...code.matchAll(CHANGEABLE)].flatMap(({ 0: from, index }) =>
    changesOf(from).map((to) => mutant(code, { index, from, to })),
  );
  return [...changed, ...leftOutOf(code)];
}

type Change = { readonly index: number; readonly from: string; readonly to: string };

function mutant(code: string, { index, from, to }: Change): Mutant {
  return {
    line: code.slice(0, index).split('\n').length,
    from,
    to,
    code: code.slice(0, index) + to + code.slice(index + from.length),
  };
}

function changesOf(token: string): readonly string[] {
  if (/^\d+$/.test(token)) {
    const value = Number(token);
    return value > 0 ? [String(value + 1), String(value - 1)] : ['1'];
  }
  if (/^COUNT\(/i.test(token)) return ['COUNT(*)'];
  return REPLACEMENTS[token.toUpperCase()] ?? [];
}

const CONDITION = new RegExp(String.raw`${LEFT_ALONE}|\b(?:WHERE|HAVING)\b`, 'gi');
const WORD_OR_BRACKET = new RegExp(String.raw`${LEFT_ALONE}|[A-Za-z_]\w*|[();]`, 'g');
/** What begins the part of a statement that follows a condition. */
const AFTER = /^(?:GROUP BY|ORDER BY|HAVING|LIMIT|UNION|EXCEPT|INTERSECT|SET|WHERE)\b/i;

/** Without a WHERE or a HAVING, and without each of its terms between two ANDs. */
function leftOutOf(code: string): Mutant[] {
  return [...code.matchAll(CONDITION)].flatMap(({ 0: word, index }) => {
    if (!/^[wh]/i.test(word)) return [];
    const from = index + word.length;
    const { end, ands } = partAt(code, from);
    const whole = { index, from: code.slice(index, end), to: ' ' };
    const borders = [from, ...ands, end];
    const terms = borders.slice(0, -1).map((start, term) => {
      // The first goes with the AND after it, the others with the one before.
      const isFirst = term === 0;
      const [begin, stop] = isFirst
        ? [start, (borders[1] ?? end) + AND.length]
        : [start, borders[term + 1] ?? end];
      return { index: begin, from: code.slice(begin, stop), to: ' ' };
    });
    return [whole, ...(ands.length > 0 ? terms : [])].map((change) => mutant(code, change));
  });
}

const AND = 'AND';
const DEEPER: Readonly<Record<string, number>> = { '(': 1, ')': -1 };

/** Where a condition ends that begins at `from`, and where the ANDs stand that are not in brackets. */
function partAt(code: string, from: number): { readonly end: number; readonly ands: readonly number[] } {
  const ands: number[] = [];
  let depth = 0;
  let isBetween = false;
  for (const { 0: piece, index } of code.slice(from).matchAll(WORD_OR_BRACKET)) {
    const at = from + index;
    const word = piece.toUpperCase();
    depth += DEEPER[piece] ?? 0;
    if (depth < 0 || piece === ';') return { end: at, ands };
    if (depth > 0) continue;
    if (AFTER.test(code.slice(at))) return { end: at, ands };
    if (word === AND && !isBetween) ands.push(at);
    if (word === AND || word === 'BETWEEN') isBetween = word === 'BETWEEN';
  }
  return { end: code.length, ands };
}
