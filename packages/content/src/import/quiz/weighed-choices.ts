import type { FoundChoice, FoundQuestion, Pair } from './found-questions.ts';

/** A choice with its share of the marks in percent, and where it stands in its file. */
export type Weighed = { readonly at: number; readonly weight: number; readonly choice: FoundChoice };

export type SortedChoices = Pick<FoundQuestion, 'correct' | 'wrong'> & {
  readonly notes: readonly { readonly at: number; readonly message: string }[];
};

export const FULL_WEIGHT = 100;

/** With a choice that is worth all marks only such are right; without one, all of positive weight together are. */
export function sortChoices(all: readonly Weighed[]): SortedChoices | string {
  const choices = all.filter(({ choice }) => choice.text !== '');
  const hasRight = all.some(({ weight }) => weight >= FULL_WEIGHT);
  const isRight = ({ weight }: Weighed): boolean => weight >= FULL_WEIGHT || (weight > 0 && !hasRight);
  const correct = choices.filter(isRight).map(({ choice }) => choice);
  const wrong = choices.filter((each) => !isRight(each)).map(({ choice }) => choice);
  if (correct.length === 0) return 'No choice is right: one must be worth 100 %, in GIFT by = or ~%100%.';
  if (wrong.length === 0) return 'No choice is wrong; a question needs at least one.';
  const halfRight = choices.filter((each) => each.weight > 0 && !isRight(each));
  const notes = halfRight.map(({ at, weight }) => ({
    at,
    message: `A choice that is worth ${weight} % counts as wrong here: a choice is right or wrong.`,
  }));
  return { correct, wrong, notes };
}

/** A matching question as one question for each pair, with the answers of the others as wrong choices. */
export function questionsOfPairs(
  { line, question, explanation }: Pick<FoundQuestion, 'line' | 'question' | 'explanation'>,
  pairs: readonly Pair[],
): FoundQuestion[] {
  const answers = [...new Set(pairs.map(({ right }) => right).filter((right) => right !== ''))];
  if (answers.length < 2) return [];
  return pairs
    .filter(({ left, right }) => left !== '' && right !== '')
    .map(({ left, right }) => ({
      line,
      question: [question, left].filter((part) => part !== '').join('\n\n'),
      correct: [{ text: right, because: '' }],
      wrong: answers.filter((answer) => answer !== right).map((text) => ({ text, because: '' })),
      explanation,
      premium: false,
    }));
}

/** What is said of questions that are left out or changed, in whatever format they come. */
export const SAID = {
  empty: 'The question is empty, so it is left out.',
  essay: 'An essay has no choices, so it is not taken over.',
  numerical:
    'A numerical question has no choices, so it is not taken over. It can become an exercise of a lesson.',
  calculated: 'A calculated question makes its numbers anew each time, so it is not taken over.',
  short:
    'A short-answer question has no wrong choices, so it is not taken over. It can become an exercise of a lesson.',
  matching: 'A matching question becomes one question for each of its pairs.',
  pairs: 'A matching question needs at least two pairs with different answers, so it is not taken over.',
} as const;
