import { SNIPPET_LANGUAGES } from '../snippet.ts';
import { plainCode, plainOutput, typedNumber } from './answers.ts';
import { lineIn, linesOf, slotsIn } from './programs.ts';
import type {
  ChoiceSource,
  ExerciseSource,
  FixSource,
  GapSource,
  MatchSource,
  NumericSource,
  ParsonsSource,
  TraceSource,
} from './source.ts';

/** Adds a fault at a key of the exercise. */
export type Complain = (path: readonly PropertyKey[], message: string) => void;

/** Says what does not fit together in an exercise whose shape is right. */
export function checkExercise(exercise: ExerciseSource, complain: Complain): void {
  switch (exercise.kind) {
    case 'predict':
      return refuseRightSlips(exercise, { path: [], same: plainOutput, complain });
    case 'trace':
      return checkTrace(exercise, complain);
    case 'fix':
      return checkFix(exercise, complain);
    case 'gap':
      return checkGap(exercise, complain);
    case 'parsons':
      return checkParsons(exercise, complain);
    case 'order':
      checkOrders(exercise.steps.length, exercise.also, complain);
      refuseTwins(exercise.steps, 'steps', complain);
      return checkShown(exercise, complain);
    case 'numeric':
      return checkNumeric(exercise, complain);
    case 'single':
    case 'multi':
      return checkChoices(exercise, complain);
    case 'match':
      return checkMatch(exercise, complain);
    case 'generated':
      return undefined;
    default:
      return exercise satisfies never;
  }
}

type Field = { readonly accept: readonly string[]; readonly slips: Readonly<Record<string, string>> };
type Sameness = {
  readonly path: readonly PropertyKey[];
  readonly same: (text: string) => string;
  readonly complain: Complain;
};

function refuseRightSlips({ accept, slips }: Field, { path, same, complain }: Sameness): void {
  const right = new Set(accept.map(same));
  for (const slip of Object.keys(slips)) {
    if (right.has(same(slip))) complain([...path, 'slips', slip], `"${slip}" is accepted, so it is no slip.`);
  }
}

function checkTrace({ code, after, variables }: TraceSource, complain: Complain): void {
  if (lineIn(code, after) === null) {
    complain(['after'], `"${after.trim()}" must stand on exactly one line of the code.`);
  }
  refuseTwins(variables, 'variables', complain);
}

function checkFix({ code, mend }: FixSource, complain: Complain): void {
  for (const [at, { line, right, slips }] of mend.entries()) {
    const path = ['mend', at];
    if (lineIn(code, line) === null) {
      complain([...path, 'line'], `"${line.trim()}" must stand on exactly one line of the code.`);
    }
    refuseRightSlips({ accept: right, slips }, { path, same: plainCode, complain });
  }
  const isSame = mend.every(({ line, right }) => right.some((each) => plainCode(each) === plainCode(line)));
  if (isSame) complain(['mend'], 'Nothing is to be mended: each line is right as it stands.');
}

function checkGap(exercise: GapSource, complain: Complain): void {
  const { language, output } = exercise;
  checkBlanks(exercise, complain);
  checkPieces(exercise, complain);
  if (SNIPPET_LANGUAGES.has(language) && output === undefined) {
    complain([], 'output is missing: what the finished program prints.');
  }
}

function checkBlanks({ code, blanks }: GapSource, complain: Complain): void {
  const slots = slotsIn(code);
  if (slots.length === 0)
    complain(['code'], 'The code has no blank: write [[1]] where something is missing.');
  if (new Set(slots).size < slots.length) complain(['code'], 'Two blanks have the same name.');
  for (const slot of slots) {
    if (!Object.hasOwn(blanks, slot)) complain(['blanks'], `Blank ${slot} has no answer under blanks.`);
  }
  for (const [slot, { accept, slips }] of Object.entries(blanks)) {
    const path = ['blanks', slot];
    if (!slots.includes(slot)) complain(path, `The code has no blank [[${slot}]].`);
    refuseRightSlips({ accept, slips }, { path, same: plainCode, complain });
  }
}

function checkPieces({ blanks, pieces }: GapSource, complain: Complain): void {
  if (!pieces) return;
  for (const [slot, { accept }] of Object.entries(blanks)) {
    if (accept.length > 1) complain(['blanks', slot], 'A blank that is filled from pieces has one answer.');
  }
  const right = new Set(Object.values(blanks).map(({ accept }) => plainCode(accept[0] ?? '')));
  for (const piece of Object.keys(pieces)) {
    if (right.has(plainCode(piece))) complain(['pieces', piece], `"${piece}" is right in one of the blanks.`);
  }
}

function checkParsons({ code, distractors, also }: ParsonsSource, complain: Complain): void {
  const lines = linesOf(code);
  if (lines.length < 3) complain(['code'], 'There is little to arrange: give at least three lines.');
  if (lines.some((line) => line.trim() === '')) complain(['code'], 'An empty line cannot be arranged.');
  checkOrders(lines.length, also, complain);
  const trimmed = new Set(lines.map((line) => plainCode(line)));
  for (const [at, { line, instead }] of distractors.entries()) {
    if (trimmed.has(plainCode(line)))
      complain(['distractors', at], `"${line.trim()}" is one of the right lines.`);
    if (!lines.some((each) => each.trim() === instead.trim())) {
      complain(['distractors', at, 'instead'], `"${instead.trim()}" is none of the right lines.`);
    }
  }
}

/** Each of the other orders names every place once, and is another one. */
function checkOrders(length: number, also: readonly (readonly number[])[], complain: Complain): void {
  for (const [at, order] of also.entries()) {
    const sorted = order.toSorted((a, b) => a - b);
    const isWhole = sorted.length === length && sorted.every((number, index) => number === index + 1);
    if (!isWhole) complain(['also', at], `An order names each of the numbers 1 to ${length} once.`);
    else if (order.every((number, index) => number === index + 1)) {
      complain(['also', at], 'This is the usual order.');
    }
  }
}

function checkNumeric(exercise: NumericSource, complain: Complain): void {
  const { answer, tolerance, slips } = exercise;
  for (const slip of Object.keys(slips)) {
    const typed = typedNumber(slip);
    if (typed === null) complain(['slips', slip], `"${slip}" is no number.`);
    else if (Math.abs(typed.value - answer) <= tolerance) {
      complain(['slips', slip], `"${slip}" is accepted, so it is no slip.`);
    }
  }
  checkShown(exercise, complain);
}

function checkChoices(exercise: ChoiceSource, complain: Complain): void {
  const { choices, kind } = exercise;
  const right = choices.filter((choice) => choice.right).length;
  if (kind === 'single' && right !== 1)
    complain(['choices'], 'Exactly one choice of a single has right: true.');
  if (kind === 'multi' && right === 0) complain(['choices'], 'At least one choice has right: true.');
  for (const [at, choice] of choices.entries()) {
    if (!choice.right && choice.why === undefined) {
      complain(['choices', at], 'A wrong choice says under why what is wrong about it.');
    }
  }
  refuseTwins(
    choices.map(({ text }) => text),
    'choices',
    complain,
  );
  checkShown(exercise, complain);
}

function checkMatch(exercise: MatchSource, complain: Complain): void {
  const { pairs, extra } = exercise;
  refuseTwins(
    pairs.map(({ left }) => left),
    'pairs',
    complain,
  );
  refuseTwins([...pairs.map(({ right }) => right), ...extra], 'pairs', complain);
  checkShown(exercise, complain);
}

function refuseTwins(texts: readonly string[], key: string, complain: Complain): void {
  const twin = texts.find((text, at) => texts.indexOf(text) !== at);
  if (twin !== undefined) complain([key], `"${twin}" stands here twice.`);
}

type Shown = {
  readonly code?: string | undefined;
  readonly language?: string | undefined;
  readonly prints?: string | undefined;
};

function checkShown({ code, language, prints }: Shown, complain: Complain): void {
  if (code !== undefined && language === undefined)
    complain(['code'], 'language is missing: that of the code.');
  if (prints !== undefined && !SNIPPET_LANGUAGES.has(language ?? '')) {
    complain(['prints'], `prints needs a program in ${[...SNIPPET_LANGUAGES.keys()].join(', ')}.`);
  }
}
