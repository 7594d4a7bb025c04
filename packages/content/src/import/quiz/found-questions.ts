export type FoundChoice = { readonly text: string; readonly because: string };

/** A question that was understood. All texts are Markdown. */
export type FoundQuestion = {
  readonly line: number;
  readonly question: string;
  readonly correct: readonly FoundChoice[];
  readonly wrong: readonly FoundChoice[];
  readonly explanation: string;
  readonly premium: boolean;
};

/** A quiz file being read. */
export type QuizSource = { readonly file: string; readonly text: string };

/** What belongs together in a matching question; an answer to nothing has an empty `left`. */
export type Pair = { readonly left: string; readonly right: string };

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
