import type { TypedAnswer, TypedNumber } from './found-questions.ts';
import { FULL_WEIGHT } from './weighed-choices.ts';

type Tell = (message: string) => void;

/** A foreseen wrong answer, and what is said of it. */
type Slip = Pick<TypedAnswer, 'text' | 'because'>;

const NO_ANSWER = 'No answer is worth all marks, so the question is left out.';

/** What may be typed; null, and it is told, where nothing is right. */
export function shortAnswer(
  answers: readonly TypedAnswer[],
  hasCase: boolean,
  tell: Tell,
): { readonly accept: readonly string[]; readonly slips: readonly Slip[] } | null {
  const plain = answers.filter(({ text }) => !text.includes('*') && text !== '');
  if (plain.length < answers.length)
    tell('An answer with * stands for any text there, which an exercise cannot ask: it is left out.');
  const right = plain.filter(({ weight }) => weight >= FULL_WEIGHT).map(({ text }) => text);
  if (right.length === 0) {
    tell(NO_ANSWER);
    return null;
  }
  if (!hasCase)
    tell(
      'Capital letters count in an exercise: the answer is taken as it stands, in small letters, in capitals, and with a capital first.',
    );
  const accept = [...new Set(hasCase ? right : right.flatMap(inOtherCapitals))];
  return { accept, slips: slipsOf(plain, tell).filter(({ text }) => !accept.includes(text)) };
}

const inOtherCapitals = (text: string): string[] => [
  text,
  text.toLowerCase(),
  text.toUpperCase(),
  text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(),
];

/** The number that is right, and how far off it may be; null, and it is told, where none is. */
export function numericAnswer(
  answers: readonly TypedNumber[],
  tell: Tell,
): { readonly answer: number; readonly tolerance: number; readonly slips: readonly Slip[] } | null {
  const known = answers.filter(
    ({ value, tolerance }) => Number.isFinite(value) && Number.isFinite(tolerance),
  );
  const [right, ...others] = known.filter(({ weight }) => weight >= FULL_WEIGHT);
  if (!right) {
    tell(NO_ANSWER);
    return null;
  }
  if (others.length > 0)
    tell('Several numbers are right, and an exercise has one answer: the first is taken.');
  const { value: answer, tolerance } = right;
  const isNear = (number: number): boolean => Math.abs(number - answer) <= tolerance;
  return { answer, tolerance, slips: slipsOf(known, tell).filter(({ text }) => !isNear(Number(text))) };
}

/** Answers that are not worth all marks and are told why. */
function slipsOf(answers: readonly TypedAnswer[], tell: Tell): Slip[] {
  const wrong = answers.filter(({ weight }) => weight < FULL_WEIGHT);
  for (const { weight } of wrong)
    if (weight > 0)
      tell(
        `An answer that is worth ${weight} % counts as wrong in an exercise: an answer is right or wrong.`,
      );
  return wrong.filter(({ because }) => because !== '');
}

/** `4`, `4:0.1` or `3..5` as a number with its tolerance. */
export function numberIn(text: string): { readonly value: number; readonly tolerance: number } {
  const [from = '', to] = text.split('..');
  if (to !== undefined) {
    const [low, high] = [numberOf(from), numberOf(to)];
    return { value: rounded((low + high) / 2), tolerance: rounded(Math.abs(high - low) / 2) };
  }
  const [value = '', tolerance = '0'] = text.split(':');
  return { value: numberOf(value), tolerance: numberOf(tolerance) };
}

/** An empty text is no number. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()));

/** Without the noise of binary fractions. */
const rounded = (value: number): number => Number(value.toPrecision(12));
