import { editYaml, valueOf } from './edit-yaml.ts';
import { block, flag, idsIn, idsTyped, isFlag, optional, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

export type ChoiceForm = { readonly text: string; readonly because: string };

export type QuestionForm = {
  readonly question: string;
  readonly correct: readonly ChoiceForm[];
  readonly wrong: readonly ChoiceForm[];
  readonly explanation: string;
  readonly premium: boolean;
  /** What the program in the question prints; empty: not said. */
  readonly prints: string;
  /** Ids of the concepts that it is about, with commas between them; empty: not said. */
  readonly concept: string;
};

/** quiz.yaml as a form. */
export type QuizForm = {
  readonly title: string;
  readonly premium: boolean;
  readonly questions: readonly QuestionForm[];
};

/** Null: the file is in no shape that a form could hold; it is edited as a file. */
export function readQuiz(text: string): QuizForm | null {
  const value = valueOf(text);
  if (!isRecord(value) || !isFlag(value['premium'])) return null;
  const questions = listIn(value['questions'], questionIn);
  return questions && { title: textIn(value['title']), premium: value['premium'] === true, questions };
}

export function writeQuiz(text: string, form: QuizForm): string {
  const value = valueOf(text);
  const old = isRecord(value) ? value : {};
  return editYaml(text, {
    title: form.title,
    premium: flag(form.premium, old['premium']),
    ...withoutForm(old),
    questions: form.questions.map((question) => questionOut(question)),
  });
}

/** Keys that the form does not hold. */
function withoutForm(old: Record<string, unknown>): Record<string, unknown> {
  const { title: _title, premium: _premium, questions: _questions, ...rest } = old;
  return rest;
}

function listIn<T>(value: unknown, read: (item: unknown) => T | null): T[] | null {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) return null;
  const items = value.map((item) => read(item)).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

const QUESTION_KEYS = new Set([
  'question',
  'correct',
  'wrong',
  'explanation',
  'premium',
  'prints',
  'concept',
]);

function questionIn(value: unknown): QuestionForm | null {
  if (!isRecord(value) || !isFlag(value['premium'])) return null;
  if (Object.keys(value).some((key) => !QUESTION_KEYS.has(key))) return null;
  const correct = listIn(value['correct'], choiceIn);
  const wrong = listIn(value['wrong'], choiceIn);
  if (!correct || !wrong) return null;
  return {
    question: textIn(value['question']).trimEnd(),
    correct,
    wrong,
    explanation: textIn(value['explanation']).trimEnd(),
    premium: value['premium'] === true,
    prints: textIn(value['prints']).trimEnd(),
    concept: idsIn(value['concept']),
  };
}

function choiceIn(value: unknown): ChoiceForm | null {
  if (!isRecord(value)) return value === null ? null : { text: textIn(value).trimEnd(), because: '' };
  if (Object.keys(value).some((key) => key !== 'text' && key !== 'because')) return null;
  return { text: textIn(value['text']).trimEnd(), because: textIn(value['because']).trimEnd() };
}

function questionOut(form: QuestionForm): Record<string, unknown> {
  return {
    question: block(form.question),
    prints: optional(block(form.prints)),
    concept: conceptOut(form.concept),
    correct: form.correct.map((choice) => choiceOut(choice)),
    wrong: form.wrong.map((choice) => choiceOut(choice)),
    explanation: optional(block(form.explanation)),
    // `premium: false` in a file means what its absence means.
    premium: form.premium ? true : undefined,
  };
}

function conceptOut(concept: string): string | string[] | undefined {
  const ids = idsTyped(concept);
  return ids.length > 1 ? ids : ids[0];
}

function choiceOut({ text, because }: ChoiceForm): unknown {
  return because.trim() === '' ? block(text) : { text: block(text), because: block(because) };
}
