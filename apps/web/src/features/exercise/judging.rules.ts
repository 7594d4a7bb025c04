import { isNumber, isOutput, plainCode, slipOfNumber, slipOfOutput } from '@abhyas/content/exercises/answers';
import type {
  DrawnChoice,
  DrawnExercise,
  DrawnFix,
  DrawnGenerated,
  DrawnGap,
  DrawnMatch,
  DrawnNumeric,
  DrawnOrder,
  DrawnParsons,
  DrawnPredict,
  DrawnTrace,
  Slip,
} from '@abhyas/content/exercises/drawn';

import { cellName, FIELD, indentationOf, type Answer } from './answer.rules.ts';

export type Judgement =
  | { readonly kind: 'right' }
  | {
      readonly kind: 'wrong';
      /** Safe HTML: what is said of it, where it was foreseen. */
      readonly whys: readonly string[];
      /** Fields and positions that are wrong, where that is known. */
      readonly wrong: readonly string[];
    }
  /** Nobody foresaw it: the program is run, and right when it prints this. */
  | { readonly kind: 'run'; readonly code: string; readonly output: string };

const RIGHT: Judgement = { kind: 'right' };
const wrong = (whys: readonly string[], fields: readonly string[] = []): Judgement => ({
  kind: 'wrong',
  whys,
  wrong: fields,
});

/** Judges an answer at once, as far as that is possible without running it. */
export function judge(exercise: Exclude<DrawnExercise, DrawnGenerated>, answer: Answer): Judgement {
  const typed = answer.texts[FIELD] ?? '';
  switch (exercise.kind) {
    case 'predict':
      return judgeOutput(exercise, typed);
    case 'numeric':
      return judgeNumber(exercise, typed);
    case 'trace':
      return judgeTable(exercise, answer);
    case 'fix':
      return judgeFix(exercise, answer);
    case 'gap':
      return judgeGap(exercise, answer);
    case 'parsons':
      return judgeParsons(exercise, answer);
    case 'order':
      return judgeOrder(exercise, answer);
    case 'single':
    case 'multi':
      return judgeChoices(exercise, answer);
    case 'match':
      return judgeMatch(exercise, answer);
    default:
      return exercise satisfies never;
  }
}

function slipsOf(slips: readonly Slip[], typed: string, plain: (text: string) => string): string[] {
  const slip = slips.find((each) => plain(each.answer) === plain(typed));
  return slip ? [slip.why] : [];
}

function judgeOutput({ accept, slips }: DrawnPredict, typed: string): Judgement {
  const slip = slipOfOutput(slips, typed);
  return isOutput(accept, typed) ? RIGHT : wrong(slip ? [slip.why] : []);
}

function judgeOrder({ orders }: DrawnOrder, { positions }: Answer): Judgement {
  return orders.some((order) => order.join() === positions.join()) ? RIGHT : wrong([]);
}

function judgeNumber(exercise: DrawnNumeric, typed: string): Judgement {
  if (isNumber(exercise, typed)) return RIGHT;
  const slip = slipOfNumber(exercise.slips, typed);
  return wrong(slip ? [slip.why] : []);
}

/** The cells that are to be typed, with what each holds. */
function cellsOf({ rows, given }: DrawnTrace): { readonly name: string; readonly right: string }[] {
  return rows.flatMap((row, at) =>
    at < given ? [] : row.map((right, column) => ({ name: cellName(at, column), right })),
  );
}

function judgeTable(exercise: DrawnTrace, { texts }: Answer): Judgement {
  const missed = cellsOf(exercise).filter(
    ({ name, right }) => plainValue(texts[name] ?? '') !== plainValue(right),
  );
  if (missed.length === 0) return RIGHT;
  const whys = missed.flatMap(({ name }) => slipsOf(exercise.slips, texts[name] ?? '', plainValue));
  return wrong(
    [...new Set(whys)],
    missed.map(({ name }) => name),
  );
}

/** A value as one types it: quotes around a text and spaces in a list make no difference. */
function plainValue(text: string): string {
  const plain = plainCode(text);
  const [quote = ''] = plain;
  const isQuoted = plain.length > 1 && `"'`.includes(quote) && plain.endsWith(quote);
  return isQuoted ? plain.slice(1, -1) : plain;
}

type Fields = Readonly<
  Record<string, { readonly accept: readonly string[]; readonly slips: readonly Slip[] }>
>;

/** The fields that hold no accepted form, and what is said of the slips among them. */
function judgeFields(
  fields: Fields,
  texts: Answer['texts'],
): { unknown: string[]; whys: string[]; slips: string[] } {
  const unknown = Object.keys(fields).filter((name) => {
    const typed = plainCode(texts[name] ?? '');
    return !fields[name]?.accept.some((each) => plainCode(each) === typed);
  });
  const said = unknown.flatMap((name) => {
    const whys = slipsOf(fields[name]?.slips ?? [], texts[name] ?? '', plainCode);
    return whys.map((why) => ({ name, why }));
  });
  return { unknown, whys: said.map(({ why }) => why), slips: said.map(({ name }) => name) };
}

function judgeFix(exercise: DrawnFix, { texts }: Answer): Judgement {
  const fields = Object.fromEntries(exercise.edits.map((edit, at) => [String(at), edit]));
  const { unknown, whys, slips } = judgeFields(fields, texts);
  if (unknown.length === 0) return RIGHT;
  if (slips.length > 0) return wrong(whys, slips);
  return { kind: 'run', code: mended(exercise, texts), output: exercise.output };
}

/** The program of a fix, its lines as they were typed. */
export function mended({ lines }: DrawnFix, texts: Answer['texts']): string {
  const typed = lines.map(({ text, edit }) => {
    if (edit === undefined) return text;
    return indentationOf(text) + (texts[String(edit)] ?? text).trim();
  });
  return `${typed.join('\n')}\n`;
}

function judgeGap(exercise: DrawnGap, { texts }: Answer): Judgement {
  const { unknown, whys, slips } = judgeFields(exercise.blanks, texts);
  if (unknown.length === 0) return RIGHT;
  if (exercise.pieces) {
    const placed = new Set(unknown.map((name) => plainCode(texts[name] ?? '')));
    const said = exercise.pieces.filter(({ content, why }) => why !== '' && placed.has(plainCode(content)));
    return wrong([...whys, ...said.map(({ why }) => why)], unknown);
  }
  const isEmpty = unknown.some((name) => (texts[name] ?? '').trim() === '');
  if (slips.length > 0 || isEmpty || exercise.language === null) return wrong(whys, slips);
  return { kind: 'run', code: filled(exercise, texts), output: exercise.output };
}

/** The program of a gap, its blanks as they were filled. */
export function filled({ lines }: DrawnGap, texts: Answer['texts']): string {
  const written = lines.map((line) =>
    line.map((part) => (part.kind === 'text' ? part.text : (texts[part.slot] ?? ''))).join(''),
  );
  return `${written.join('\n')}\n`;
}

function judgeParsons({ lines, orders, indents }: DrawnParsons, answer: Answer): Judgement {
  const texts = (order: readonly number[]): string => order.map((at) => lines[at]?.text ?? '').join('\n');
  const isOrdered = orders.some((order) => texts(order) === texts(answer.positions));
  const crooked = indents
    ? answer.positions.filter((line, at) => lines[line]?.indent !== answer.indents[at])
    : [];
  if (isOrdered && crooked.length === 0) return RIGHT;
  const superfluous = answer.positions.flatMap((at) => lines[at]?.why ?? []);
  return wrong(superfluous, isOrdered ? crooked.map(String) : []);
}

function judgeChoices({ choices }: DrawnChoice, { positions }: Answer): Judgement {
  const chosen = new Set(positions);
  const isRight = choices.every(({ right }, at) => right === chosen.has(at));
  const whys = choices.flatMap(({ right, why }, at) => (!right && chosen.has(at) && why !== '' ? [why] : []));
  return isRight ? RIGHT : wrong(whys);
}

/** `positions` holds for each left side the number of its answer; those of `extra` follow the pairs' own. */
function judgeMatch({ pairs }: DrawnMatch, { positions }: Answer): Judgement {
  const missed = pairs.flatMap((_pair, at) => (positions[at] === at ? [] : [at]));
  if (missed.length === 0) return RIGHT;
  const whys = missed.flatMap((at) => (pairs[at]?.why ? [pairs[at].why] : []));
  return wrong(whys, missed.map(String));
}

/** Whether there is something to check. */
export function isAnswered(exercise: DrawnExercise, answer: Answer): boolean {
  return exercise.kind === 'generated'
    ? exercise.fields.every((name) => (answer.texts[name] ?? '').trim() !== '')
    : isWritten(exercise, answer);
}

function isWritten(exercise: Exclude<DrawnExercise, DrawnGenerated>, { texts, positions }: Answer): boolean {
  switch (exercise.kind) {
    case 'predict':
    case 'numeric':
      return (texts[FIELD] ?? '').trim() !== '';
    case 'trace':
      return cellsOf(exercise).every(({ name, right }) => right === '' || (texts[name] ?? '').trim() !== '');
    case 'gap':
      return Object.keys(exercise.blanks).every((slot) => (texts[slot] ?? '').trim() !== '');
    case 'fix':
    case 'order':
      return true;
    case 'match':
      return exercise.pairs.every((_pair, at) => (positions[at] ?? -1) >= 0);
    case 'parsons':
    case 'single':
    case 'multi':
      return positions.length > 0;
    default:
      return exercise satisfies never;
  }
}
