import { fill } from '@abhyas/contract/fill';
import { languageOf } from '@abhyas/languages/code-keys';
import { LANGUAGES } from '@abhyas/languages/index';
import type { Failure } from '@abhyas/explanations/explanation';
import type { Mistake } from '@abhyas/recording/format';
import { heldBy, type State } from '@abhyas/recording/replay';

import type { Beyond } from './cell-beyond.ts';
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

/**
 * Which variable and which cell of it a mistake is about; empty where that is not known. `state` is that of its step, where
 * it is recorded.
 */
export function aboutText(mistake: Mistake, code: string, state: State | undefined): string {
  const words = memoryTexts().mistakes;
  const { cells, index, access } = mistake;
  const name = state ? usedThrough(mistake, code, state) : mistake.name;
  if (cells > 0) {
    const what = name === '' ? words.unnamed : fill(words.array, { name });
    return fill(words.cells[access], { name: what, last: cells - 1, index });
  }
  return name === '' ? '' : fill(words.named, { name });
}

/** What is said of memory that was given back, by the beginning of the report. */
const FREED = ['heap-use-after-free', 'attempting double-free'];
/** Of a line of the program no more is read. */
const LINE_CHARACTERS = 1000;

/**
 * Of several pointers to memory that was given back the recorder knows not which the line has used: it is the one that
 * the line names. Where it names none or several, any of them is as good.
 */
function usedThrough(mistake: Mistake, code: string, { calls }: State): string {
  const { name } = mistake;
  if (!FREED.some((report) => mistake.report.startsWith(report))) return name;
  const line = (code.split('\n')[mistake.line - 1] ?? '').slice(0, LINE_CHARACTERS);
  const named = new Set(line.split(/[^\w$]/u));
  if (named.has(name)) return name;
  const seen = [...(calls.at(-1)?.variables ?? []), ...(calls[0]?.variables ?? [])];
  const freed = seen.filter(([of, value]) => named.has(of) && value.kind === 'lost' && value.why === 'freed');
  const names = [...new Set(freed.map(([of]) => of))];
  return names.length === 1 ? (names[0] ?? name) : name;
}

/** The cell beside an array that a mistake is about, at its step; undefined where the array is not known for certain. */
export function cellBeyond({ name, cells, index }: Mistake, state: State): Beyond | undefined {
  if (cells === 0 || (index >= 0 && index < cells)) return undefined;
  const held = heldBy(state, name);
  if (held?.kind !== 'inside' && held?.kind !== 'reference') return undefined;
  const { object } = held;
  return state.objects.get(object)?.length === cells ? { object, index } : undefined;
}
