import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';
import { circuitMutantsOf } from './mutate-circuit.ts';
import { filePlaces } from '@abhyas/languages/page/tools/files';
import type { Mutant } from './mutant.ts';
import { sqlMutantsOf } from './mutate-sql.ts';
import { isSize } from './sizes.ts';

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  and: 'or',
  or: 'and',
  min: 'max',
  max: 'min',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
  '*': '+',
  '/': '*',
  '//': '*',
  '%': '*',
};

const TEXTS = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`;
const OPERATORS = String.raw`<<=?|>>=?|->|\+\+|--|\*\*|<=|>=|==|!=|&&|\|\||\+=|-=|[<>+\-*/%]|\b(?:and|or|min|max)\b`;
const NUMBERS = String.raw`\b\d{1,15}\b`;

/** Comments, texts and preprocessor lines are matched first, and so are left alone. */
const TOKENS: Readonly<Record<'#' | '//', RegExp>> = {
  '#': new RegExp(`${TEXTS}|#.*|//|${OPERATORS}|${NUMBERS}`, 'g'),
  '//': new RegExp(
    String.raw`${TEXTS}|//.*|/\*[\s\S]*?\*/|^[ \t]*(?:#|import ).*|${OPERATORS}|${NUMBERS}`,
    'gm',
  ),
};

/** All mutants of a solution: each operator turned into its neighbour, each number but a size one larger and smaller. */
export function mutantsOf(code: string, key: CodeKey): Mutant[] {
  const { lineComment } = languageOf(key);
  if (lineComment === '--') return sqlMutantsOf(code);
  if (key === 'circuit') return circuitMutantsOf(code);
  // Of a page only its script: words and rules of style have no neighbours.
  const start = key === 'page' ? (filePlaces(code)?.['script.js'].from ?? code.length) : 0;
  const tokens = [...code.slice(start).matchAll(TOKENS[lineComment])];
  return tokens
    .map((token) => ({ 0: token[0], index: start + token.index }))
    .filter(({ 0: from, index }) => !isSize(code, key, { index, length: from.length }))
    .flatMap(({ 0: from, index }) =>
      changesOf(from).map((to) => ({
        line: code.slice(0, index).split('\n').length,
        from,
        to,
        code: code.slice(0, index) + to + code.slice(index + from.length),
      })),
    );
}

function changesOf(token: string): string[] {
  if (/^\d+$/.test(token)) {
    const value = Number(token);
    return value > 0 ? [String(value + 1), String(value - 1)] : ['1'];
  }
  const change = REPLACEMENTS[token];
  return change === undefined ? [] : [change];
}
