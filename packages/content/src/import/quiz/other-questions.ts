import { PICTURE_LEFT_OUT } from './foreign-text.ts';
import type { FoundQuestion } from './quiz-text.ts';
import { type Pair, questionsOfPairs, SAID } from './weighed-choices.ts';

/** An answer as a file has it: what is typed, its share of the marks in percent, and what is said of it. */
export type TypedAnswer = { readonly text: string; readonly weight: number; readonly because: string };

/** A number with how far off it may be. */
export type TypedNumber = TypedAnswer & { readonly value: number; readonly tolerance: number };

/** A question whose answer is not chosen: a quiz has none of these, a lesson's exercises have. */
export type OtherQuestion = {
  readonly line: number;
  /** Where its answers begin. */
  readonly answersAt: number;
  readonly question: string;
  readonly explanation: string;
  readonly hasPicture: boolean;
} & (
  | { readonly kind: 'match'; readonly pairs: readonly Pair[] }
  | {
      readonly kind: 'numeric';
      readonly answers: readonly TypedNumber[];
      readonly units: readonly string[];
      /** Some units were left out, because they are multiples of another one. */
      readonly hasMultiples: boolean;
    }
  | {
      readonly kind: 'short';
      readonly answers: readonly TypedAnswer[];
      /** Whether capitals count. */
      readonly hasCase: boolean;
    }
);

export type AnyQuestion = FoundQuestion | OtherQuestion;

export type Note = (line: number, message: string) => void;

export const isChoice = (question: AnyQuestion): question is FoundQuestion => !('kind' in question);

/** The questions that a quiz can ask; of the others it is said why they are left out. */
export function asChoices(questions: readonly AnyQuestion[], note: Note): FoundQuestion[] {
  return questions.flatMap((question) => {
    if (isChoice(question)) return [question];
    const { kind, line, answersAt, hasPicture } = question;
    if (kind !== 'match') {
      note(answersAt, kind === 'numeric' ? SAID.numerical : SAID.short);
      return [];
    }
    if (hasPicture) note(line, PICTURE_LEFT_OUT);
    const pairs = questionsOfPairs(question, question.pairs);
    note(answersAt, pairs.length === 0 ? SAID.pairs : SAID.matching);
    return pairs;
  });
}
