import type { LanguageIndex } from '@abhyas/languages/index';

import { SNIPPET_LANGUAGES } from '../snippet.ts';
import { instanceOf } from './generated.ts';
import type { DrawnExercise, Slip } from './drawn.ts';
import { lineIn, linesOf, partsOf } from './programs.ts';
import type {
  ChoiceSource,
  ExerciseSource,
  FixSource,
  GapSource,
  GeneratedSource,
  ParsonsSource,
  TraceSource,
  WrittenSource,
} from './source.ts';
import type { Tables } from './tables.ts';

/** Renders a phrase of Markdown that is at this key of the exercise. */
export type Phrase = (markdown: string, path: readonly PropertyKey[]) => string;

/** An exercise as the browser works with it. */
export function drawnExercise(exercise: ExerciseSource, phrase: Phrase, tables: Tables): DrawnExercise {
  const common = {
    id: exercise.id,
    explain: phrase(exercise.explain, ['explain']),
    smaller: exercise.smaller.map((step, at) => phrase(step, ['smaller', at])),
  };
  return exercise.kind === 'generated'
    ? { ...common, ...drawnGenerated(exercise) }
    : drawnWritten(exercise, common, { phrase, tables });
}

function drawnWritten(
  exercise: WrittenSource,
  common: Pick<DrawnExercise, 'id' | 'explain' | 'smaller'>,
  { phrase, tables }: { readonly phrase: Phrase; readonly tables: Tables },
): DrawnExercise {
  switch (exercise.kind) {
    case 'predict': {
      const { kind, language, code, stdin, accept, slips } = exercise;
      const drawn = { kind, language: runs(language), code, stdin, accept };
      return { ...common, ...drawn, slips: drawnSlips(slips, ['slips'], phrase) };
    }
    case 'trace':
      return { ...common, ...drawnTrace(exercise, phrase, tables) };
    case 'fix':
      return { ...common, ...drawnFix(exercise, phrase) };
    case 'gap':
      return { ...common, ...drawnGap(exercise, phrase) };
    case 'parsons':
      return { ...common, ...drawnParsons(exercise, phrase) };
    case 'order': {
      const steps = exercise.steps.map((step, at) => phrase(step, ['steps', at]));
      return { ...common, kind: 'order', steps, orders: ordersOf(steps.length, exercise.also) };
    }
    case 'numeric': {
      const { kind, answer, tolerance, unit = [], slips } = exercise;
      return { ...common, kind, answer, tolerance, units: unit, slips: drawnSlips(slips, ['slips'], phrase) };
    }
    case 'single':
    case 'multi':
      return { ...common, kind: exercise.kind, choices: drawnChoices(exercise, phrase) };
    case 'match': {
      const pairs = exercise.pairs.map(({ left, right, why = '' }, at) => ({
        left: phrase(left, ['pairs', at, 'left']),
        right: phrase(right, ['pairs', at, 'right']),
        why: phrase(why, ['pairs', at, 'why']),
      }));
      const extra = exercise.extra.map((text, at) => phrase(text, ['extra', at]));
      return { ...common, kind: 'match', pairs, extra };
    }
    default:
      return exercise satisfies never;
  }
}

type Drawn<Kind extends DrawnExercise['kind']> = Omit<
  Extract<DrawnExercise, { kind: Kind }>,
  'id' | 'explain' | 'smaller'
>;

function drawnGenerated({ kind, generate }: GeneratedSource): Drawn<'generated'> {
  const fields = instanceOf(generate, 0).fields.filter(({ optional }) => !optional);
  return { kind, generate, fields: fields.map(({ name }) => name) };
}

function drawnTrace(
  { id, variables, given, slips }: TraceSource,
  phrase: Phrase,
  tables: Tables,
): Drawn<'trace'> {
  const rows = tables[id]?.rows ?? [];
  return { kind: 'trace', variables, rows, given, slips: drawnSlips(slips, ['slips'], phrase) };
}

function drawnFix({ language, code, stdin, output, mend }: FixSource, phrase: Phrase): Drawn<'fix'> {
  const numbers = mend.map(({ line }) => lineIn(code, line));
  const lines = linesOf(code).map((text, at) => {
    const edit = numbers.indexOf(at);
    return edit === -1 ? { text } : { text, edit };
  });
  const edits = mend.map(({ right, slips }, at) => ({
    accept: right,
    slips: drawnSlips(slips, ['mend', at, 'slips'], phrase),
  }));
  return { kind: 'fix', language: runs(language), stdin, output, lines, edits };
}

function drawnGap(exercise: GapSource, phrase: Phrase): Drawn<'gap'> {
  const { code, stdin, output = '', language, blanks, pieces } = exercise;
  const fields = Object.entries(blanks).map(([slot, { accept, slips }]) => [
    slot,
    { accept, slips: drawnSlips(slips, ['blanks', slot, 'slips'], phrase) },
  ]);
  const right = Object.values(blanks).map(({ accept }) => ({ content: accept[0] ?? '', why: '' }));
  const wrong = Object.entries(pieces ?? {}).map(([content, why]) => ({
    content,
    why: phrase(why, ['pieces', content]),
  }));
  return {
    kind: 'gap',
    language: SNIPPET_LANGUAGES.get(language) ?? null,
    stdin,
    output,
    lines: partsOf(code),
    blanks: Object.fromEntries(fields) as Drawn<'gap'>['blanks'],
    pieces: pieces ? [...right, ...wrong] : null,
  };
}

function drawnParsons(exercise: ParsonsSource, phrase: Phrase): Drawn<'parsons'> {
  const { language, code, before, after, stdin, distractors, indent, also } = exercise;
  const right = linesOf(code);
  const step = stepOf(right);
  const base = Math.min(...right.map((line) => indentOf(line)));
  const lines = [
    ...right.map((line) => ({ text: line.trim(), indent: (indentOf(line) - base) / step })),
    ...distractors.map(({ line, why }, at) => ({
      text: line.trim(),
      indent: 0,
      why: phrase(why, ['distractors', at, 'why']),
    })),
  ];
  return {
    kind: 'parsons',
    language: runs(language),
    stdin,
    before: before.trimEnd(),
    after: after.trimEnd(),
    lines,
    indents: indent || language === 'python',
    orders: ordersOf(right.length, also),
  };
}

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/** The width of one step of indentation: the smallest difference between two lines. */
function stepOf(lines: readonly string[]): number {
  const indents = [...new Set(lines.map(indentOf))].toSorted((a, b) => a - b);
  const steps = indents.slice(1).map((indent, at) => indent - (indents[at] ?? 0));
  return Math.min(4, ...steps) || 1;
}

function drawnChoices({ choices }: ChoiceSource, phrase: Phrase): Drawn<'single'>['choices'] {
  return choices.map(({ text, right, why = '' }, at) => ({
    text: phrase(text, ['choices', at, 'text']),
    right,
    why: phrase(why, ['choices', at, 'why']),
  }));
}

function drawnSlips(
  slips: Readonly<Record<string, string>>,
  path: readonly PropertyKey[],
  phrase: Phrase,
): Slip[] {
  return Object.entries(slips).map(([answer, why]) => ({ answer, why: phrase(why, [...path, answer]) }));
}

/** All right orders, counted from 0. */
function ordersOf(length: number, also: readonly (readonly number[])[]): number[][] {
  const usual = Array.from({ length }, (_each, at) => at);
  return [usual, ...also.map((order) => order.map((number) => number - 1))];
}

/** The schema has let only languages through that run. */
function runs(language: string): LanguageIndex {
  return SNIPPET_LANGUAGES.get(language) ?? 0;
}
