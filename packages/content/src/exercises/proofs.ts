import type { LanguageIndex } from '@abhyas/languages/index';
import { SNIPPET_LANGUAGES, type Snippet } from '../snippet.ts';
import { assembledCode, filledCode, linesOf, mendedCode, rightLines } from './programs.ts';
import type {
  ExerciseSource,
  FixSource,
  GapSource,
  NumericSource,
  ParsonsSource,
  PredictSource,
  TraceSource,
} from './source.ts';
import { type Tables, tracedLine } from './tables.ts';

/** A program that proves a part of an exercise, still without its place in the file. */
export type Proof = Omit<Snippet, 'file' | 'line'>;

/** What `content:verify` runs for an exercise: right answers must do what is claimed, wrong ones must not. */
export function proofsOf(exercise: ExerciseSource, tables: Tables): Proof[] {
  switch (exercise.kind) {
    case 'trace':
      return [ofTrace(exercise, tables)];
    case 'predict':
      return [ofPredict(exercise)];
    case 'fix':
      return ofFix(exercise);
    case 'gap':
      return ofGap(exercise);
    case 'parsons':
      return ofParsons(exercise);
    case 'numeric':
      return [...ofNumeric(exercise), ...ofShown(exercise)];
    case 'order':
    case 'single':
    case 'multi':
    case 'match':
      return ofShown(exercise);
    // What they ask is computed twice by their tests.
    case 'generated':
      return [];
    default:
      return exercise satisfies never;
  }
}

const base = { stdin: '', expect: 'success', output: null } as const;

function ofPredict({ id, language, code, stdin, ends, accept }: PredictSource): Proof {
  return {
    ...base,
    about: id,
    language: indexOf(language),
    code,
    stdin,
    expect: ends,
    output: accept[0] ?? '',
  };
}

/** It ends well, and what its variables hold on the way is what its table says. */
function ofTrace(exercise: TraceSource, tables: Tables): Proof {
  const { id, language, code, stdin, variables } = exercise;
  const after = tracedLine(exercise) ?? 0;
  const table = { after, variables, rows: tables[id]?.rows ?? [] };
  return { ...base, about: id, language: indexOf(language), code, stdin, table };
}

function ofFix(exercise: FixSource): Proof[] {
  const { id, language, stdin, output, mend } = exercise;
  const proof = { ...base, language: indexOf(language), stdin, output };
  const right = rightLines(exercise);
  const withLine = (at: number, line: string): string => mendedCode(exercise, right.with(at, line));
  return [
    { ...proof, about: `${id}: the code as it is given`, code: exercise.code, refuted: true },
    ...mend.flatMap(({ right: forms, slips }, at): Proof[] => [
      ...forms.map((form) => ({ ...proof, about: `${id}: "${form}"`, code: withLine(at, form) })),
      ...Object.keys(slips).map((slip) => ({
        ...proof,
        about: `${id}: the slip "${slip}"`,
        code: withLine(at, slip),
        refuted: true as const,
      })),
    ]),
  ];
}

function ofGap(exercise: GapSource): Proof[] {
  const { id, stdin, output, blanks, pieces } = exercise;
  const language = SNIPPET_LANGUAGES.get(exercise.language);
  if (language === undefined || output === undefined) return [];
  const proof = { ...base, language, stdin, output };
  const misplaced = Object.keys(pieces ?? {}).flatMap((piece) =>
    Object.keys(blanks).map((slot) => ({ slot, slip: piece })),
  );
  const slips = Object.entries(blanks).flatMap(([slot, blank]) =>
    Object.keys(blank.slips).map((slip) => ({ slot, slip })),
  );
  return [
    ...Object.entries(blanks).flatMap(([slot, { accept }]) =>
      accept.map((form) => ({
        ...proof,
        about: `${id}: "${form}" in blank ${slot}`,
        code: filledCode(exercise, { [slot]: form }),
      })),
    ),
    ...[...slips, ...misplaced].map(({ slot, slip }) => ({
      ...proof,
      about: `${id}: the wrong "${slip}" in blank ${slot}`,
      code: filledCode(exercise, { [slot]: slip }),
      refuted: true as const,
    })),
  ];
}

function ofParsons(exercise: ParsonsSource): Proof[] {
  const { id, stdin, output, distractors, also } = exercise;
  const proof = { ...base, language: indexOf(exercise.language), stdin, output };
  const lines = linesOf(exercise.code);
  const known = new Set(also.map((each) => each.join()));
  const inOrder = (order: readonly number[]): string =>
    assembledCode(
      exercise,
      order.map((number) => lines[number - 1] ?? ''),
    );
  const usual = lines.map((_line, at) => at + 1);
  const swapped = usual.slice(1).flatMap((number) => {
    const order = usual.with(number - 1, number - 1).with(number - 2, number);
    const isSame = lines[number - 1]?.trim() === lines[number - 2]?.trim();
    return isSame || known.has(order.join()) ? [] : [{ number, order }];
  });
  return [
    ...[usual, ...also].map((order) => ({
      ...proof,
      about: `${id}: the order ${order.join(', ')}`,
      code: inOrder(order),
    })),
    ...distractors.map(({ line, instead }) => ({
      ...proof,
      about: `${id}: the distractor "${line.trim()}"`,
      code: assembledCode(
        exercise,
        lines.map((each) => (each.trim() === instead.trim() ? indentedAs(each, line) : each)),
      ),
      refuted: true as const,
    })),
    ...swapped.map(({ number, order }) => ({
      ...proof,
      about: `${id}: lines ${number - 1} and ${number} exchanged (if that is right, too, list it under also)`,
      code: inOrder(order),
      refuted: true as const,
    })),
  ];
}

function indentedAs(line: string, text: string): string {
  return (/^\s*/.exec(line)?.[0] ?? '') + text.trim();
}

function ofNumeric({ id, answer, tolerance, proof }: NumericSource): Proof[] {
  if (!proof) return [];
  const { language, code, stdin } = proof;
  const about = `${id}: the proof`;
  return [{ ...base, about, language: indexOf(language), code, stdin, output: String(answer), tolerance }];
}

/** A program that is shown runs; it prints what the author says it does. */
function ofShown(exercise: Extract<ExerciseSource, { prints?: unknown }>): Proof[] {
  const { id, language, code, stdin, prints } = exercise;
  const index = SNIPPET_LANGUAGES.get(language ?? '');
  if (index === undefined || code === undefined || prints === undefined) return [];
  return [{ ...base, about: id, language: index, code, stdin, output: prints }];
}

/** The schema has let only languages through that run. */
function indexOf(language: string): LanguageIndex {
  return SNIPPET_LANGUAGES.get(language) ?? 0;
}
