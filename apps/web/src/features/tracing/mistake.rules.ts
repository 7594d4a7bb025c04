import { fill } from '@abhyas/contract/fill';
import { languageOf } from '@abhyas/languages/code-keys';
import { LANGUAGES } from '@abhyas/languages/index';
import type { Failure } from '@abhyas/explanations/explanation';
import type { Mistake } from '@abhyas/recording/format';

import { memoryTexts } from './memory-texts.ts';

/** What the compiler has warned of ends with the name of its warning. */
const WARNING_END = ']';

/** A mistake as the tables of explanations read it: what a sanitizer has said, or what the compiler has warned of. */
export function failureOf({ line, column, report }: Mistake, code: string, language: number): Failure {
  const key = LANGUAGES.find((_, index) => index === language)?.codeKey ?? 'c';
  const place = `${languageOf(key).fileName}:${line}:${column}`;
  const isWarning = report.endsWith(WARNING_END) && report.includes('[-W');
  const source = code.split('\n')[line - 1] ?? '';
  return {
    key,
    code,
    stderr: '',
    signal: null,
    compileOutput: isWarning ? `${place}: warning: ${report}\n ${line} | ${source}\n` : '',
    crash: isWarning ? undefined : { line, report },
  };
}

/** Which variable and which cell of it a mistake is about; empty where that is not known. */
export function aboutText(mistake: Mistake, code: string): string {
  const words = memoryTexts().mistakes;
  const { cells, index, access } = mistake;
  const name = mistake.name || nameAt(code, mistake);
  if (cells > 0) {
    const what = name === '' ? words.unnamed : fill(words.array, { name });
    return fill(words.cells[access], { name: what, last: cells - 1, index });
  }
  return name === '' ? '' : fill(words.named, { name });
}

const isOfName = (character: string | undefined): boolean =>
  character !== undefined && /[\w$]/u.test(character);

/** Compilers count bytes: a text in Devanagari before the place has three for each letter. */
const charactersIn = (text: string, bytes: number): number =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, Math.max(0, bytes))).length;

/** The name of the array whose bracket stands at the place of the mistake, or before others of it: `grid[row][5]`. */
function nameAt(code: string, { line, column, cells }: Mistake): string {
  const text = code.split('\n')[line - 1] ?? '';
  let end = charactersIn(text, column - 1);
  if (cells === 0 || text[end] !== '[') return '';
  while (text[end - 1] === ']') end = text.lastIndexOf('[', end - 1);
  let from = end;
  while (from > 0 && isOfName(text[from - 1])) from -= 1;
  return from < 0 ? '' : text.slice(from, end);
}
