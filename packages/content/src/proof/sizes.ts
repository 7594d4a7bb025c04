import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';

/** What may not begin a declaration, though a name follows it: `return votes[3]`. */
const NO_TYPES = new Set([
  'return',
  'case',
  'else',
  'do',
  'delete',
  'throw',
  'goto',
  'assert',
  'yield',
  'sizeof',
]);
/** What a statement or a parameter can follow. */
const ENDS = [';', '{', '}', '(', '\n'];
/** As far back as a declaration is looked for. */
const REACH = 300;

/** Where a number stands. */
type Place = { readonly index: number; readonly length: number };

/**
 * True of a number that only says how much room there is: the length of an array where it is declared, and how deep
 * Python may call. One more makes no difference to any input, one less is a mistake that sanitizers find, not tests.
 */
export function isSize(code: string, key: CodeKey, { index, length }: Place): boolean {
  const before = code.slice(Math.max(0, index - REACH), index);
  if (before.endsWith('setrecursionlimit(')) return true;
  // Elsewhere arrays are not declared, and two names before a bracket are a condition: `if votes[3]`.
  if (languageOf(key).builds === 'nothing') return false;
  if (!before.endsWith('[') || code[index + length] !== ']') return false;
  const statement = statementOf(before.slice(0, -1));
  return /\bnew \w+$/.test(statement) || isDeclaration(statement);
}

/** The statement that has not ended yet, without lists of values and other lengths. */
function statementOf(code: string): string {
  const before = code.replaceAll(/=\s*\{[^{}]*\}/g, '').replaceAll(/\[\w*\]/g, '');
  return before.slice(Math.max(...ENDS.map((end) => before.lastIndexOf(end))) + 1).trim();
}

/** True of a type with a name, and of further names after commas: `static struct tree trees`, `int n, *row`. */
function isDeclaration(statement: string): boolean {
  const [first = '', ...others] = statement.split(',');
  const [declared = '', ...values] = first.split('=');
  const words = wordsOf(declared);
  if (words.length < 2 || NO_TYPES.has(words[0] ?? '') || !words.every(isName)) return false;
  return others.length === 0 ? values.length === 0 : isName(wordsOf(others.at(-1) ?? '').join(' '));
}

/** The star of a pointer clings to its name; one with a space on either side multiplies. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\*(?=\w)/g, ' ')
    .split(/\s/)
    .filter(Boolean);
const isName = (word: string): boolean => /^[A-Za-z_][\w:<>]*$/.test(word);
