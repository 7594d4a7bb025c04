import { stringify } from 'yaml';
import { EXERCISES_FILE } from '../../exercises/exercise-files.ts';
import { textBytes } from '../../files/file-set.ts';
import { idFrom } from '../../forms/folder-order.ts';
import { newFiles } from '../../forms/new-files.ts';
import { PLACEHOLDERS } from '../../forms/placeholders.ts';
import { type ImportedAsset, type Importing, titleFrom } from '../imported.ts';
import { PICTURE_LEFT_OUT } from './foreign-text.ts';
import {
  type AnyQuestion,
  type FoundQuestion,
  isChoice,
  type Note,
  type OtherQuestion,
  type TypedAnswer,
} from './found-questions.ts';
import { twinOf } from './quiz-text.ts';
import { numericAnswer, shortAnswer } from './typed-answers.ts';
import { FULL_WEIGHT, SAID } from './weighed-choices.ts';

const UNSAID =
  'It does not say why an answer is right or wrong: the check asks for these sentences before learners see the exercise.';

/**
 * Writes the questions as exercises of a lesson: text.md without them, and exercises.yaml. Which concept they practise,
 * and where they stand, is said when they are placed (forms/exercise-import.ts). Null when there is none.
 */
export function writeExercises(
  { file, questions }: { readonly file: string; readonly questions: readonly AnyQuestion[] },
  { faults, notes }: Importing,
): ImportedAsset | null {
  const note: Note = (line, message) => notes.add(file, line, message);
  const exercises = questions.flatMap((question) => exerciseOf(question, note) ?? []);
  if (exercises.length === 0) {
    faults.add(file, 0, 'The file holds no question that can be taken over as an exercise.');
    return null;
  }
  const name = file.slice(file.lastIndexOf('/') + 1);
  const title = titleFrom(name);
  const files = { ...newFiles('text', title), [EXERCISES_FILE]: stringify(exercises, { lineWidth: 0 }) };
  return {
    kind: 'exercises',
    id: idFrom(name.replace(/\.[a-z0-9]+$/i, ''), 'exercises'),
    title,
    files: new Map(Object.entries(files).map(([path, text]) => [path, textBytes(text)])),
  };
}

/** An exercise without its id and concept; null, and a note, where a question cannot be one. */
function exerciseOf(question: AnyQuestion, note: Note): object | null {
  const { line, explanation } = question;
  const own = isChoice(question) ? choiceOf(question, note) : otherOf(question, note);
  if (!own) return null;
  if (!isChoice(question) && question.hasPicture) note(line, PICTURE_LEFT_OUT);
  const explain = explanation || own.explain || PLACEHOLDERS.importedReason;
  const exercise = { kind: own.kind, question: question.question, ...own.contents, explain };
  if (JSON.stringify(exercise).includes(PLACEHOLDERS.importedReason)) note(line, UNSAID);
  return exercise;
}

type Own = {
  readonly kind: string;
  readonly contents: object;
  /** What the file says to who answers rightly. */
  readonly explain: string;
};

function choiceOf(question: FoundQuestion, note: Note): Own | null {
  const { line, correct, wrong, premium } = question;
  const twin = twinOf(question);
  if (twin !== null) {
    note(line, `Two choices read "${twin}", so this question is left out.`);
    return null;
  }
  if (premium) note(line, 'An exercise is open to whoever may open its lesson: premium is not taken over.');
  const choices = [
    ...correct.map(({ text, because }) => ({ text, right: true, ...(because !== '' && { why: because }) })),
    ...wrong.map(({ text, because }) => ({ text, why: because || PLACEHOLDERS.importedReason })),
  ];
  return {
    kind: correct.length === 1 ? 'single' : 'multi',
    contents: { choices },
    explain: correct.map(({ because }) => because).find((because) => because !== '') ?? '',
  };
}

function otherOf(question: OtherQuestion, note: Note): Own | null {
  switch (question.kind) {
    case 'match':
      return matchOf(question, note);
    case 'numeric':
      return numericOf(question, note);
    case 'short':
      return shortOf(question, note);
  }
}

type Of<Kind extends OtherQuestion['kind']> = Extract<OtherQuestion, { kind: Kind }>;

function numericOf({ answers, units, hasMultiples, answersAt }: Of<'numeric'>, note: Note): Own | null {
  const read = numericAnswer(answers, (message) => note(answersAt, message));
  if (!read) return null;
  if (hasMultiples)
    note(answersAt, 'An exercise knows no units that are multiples of each other: those are left out.');
  const { answer, tolerance, slips } = read;
  const contents = {
    answer,
    ...(tolerance > 0 && { tolerance }),
    ...(units.length > 0 && { unit: units }),
    ...slipsIn(slips),
  };
  return { kind: 'numeric', contents, explain: rightReason(answers) };
}

/** A text with one blank: what is typed there is compared with what is accepted. */
function shortOf({ answers, hasCase, answersAt }: Of<'short'>, note: Note): Own | null {
  const read = shortAnswer(answers, hasCase, (message) => note(answersAt, message));
  if (!read) return null;
  const blank = { accept: read.accept, ...slipsIn(read.slips) };
  const contents = { language: 'text', code: '[[1]]', blanks: { 1: blank } };
  return { kind: 'gap', contents, explain: rightReason(answers) };
}

const rightReason = (answers: readonly TypedAnswer[]): string =>
  answers.find(({ weight, because }) => weight >= FULL_WEIGHT && because !== '')?.because ?? '';

function slipsIn(slips: readonly Pick<TypedAnswer, 'text' | 'because'>[]): object {
  if (slips.length === 0) return {};
  return { slips: Object.fromEntries(slips.map(({ text, because }) => [text, because])) as object };
}

function matchOf({ pairs, answersAt }: Of<'match'>, note: Note): Own | null {
  const rights = new Set<string>();
  const lefts = new Set<string>();
  const whole = pairs.filter(({ left, right }) => left !== '' && right !== '');
  const own = whole.filter(({ left, right }) => {
    const isNew = !rights.has(right) && !lefts.has(left);
    rights.add(right);
    lefts.add(left);
    return isNew;
  });
  if (own.length < 2) {
    note(answersAt, SAID.pairs);
    return null;
  }
  if (own.length < whole.length)
    note(answersAt, 'Each side of a match stands once in an exercise: pairs that repeat one are left out.');
  const extra = new Set(
    pairs.flatMap(({ left, right }) => (left === '' && right !== '' && !rights.has(right) ? [right] : [])),
  );
  return {
    kind: 'match',
    contents: {
      pairs: own.map(({ left, right }) => ({ left, right })),
      ...(extra.size > 0 && { extra: [...extra] }),
    },
    explain: '',
  };
}
