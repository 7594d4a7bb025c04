import type { ReviewItem } from '@abhyas/contract/learning-today';

/** A list to finish, not to be scared by. */
const REVIEWS_A_DAY = 4;
/** A lesson is worth reading again about a week and about a month after it was finished: for this many days, from and before. */
const LESSON_DAYS = [
  [7, 14],
  [30, 37],
] as const;
const DAY_MS = 86_400_000;

/** True while it is time to look at a lesson again. */
export function isDue(finishedAt: Date, now: Date): boolean {
  const days = Math.floor((now.getTime() - finishedAt.getTime()) / DAY_MS);
  return LESSON_DAYS.some(([from, before]) => days >= from && days < before);
}

type Offered = {
  readonly quizzes: readonly ReviewItem[];
  readonly problems: readonly ReviewItem[];
  readonly lessons: readonly ReviewItem[];
};

/**
 * The day's review, each kind longest waiting first: quizzes with missed questions, then problems that were tried and
 * not solved, and one lesson that is due.
 */
export function todaysReview({ quizzes, problems, lessons }: Offered): ReviewItem[] {
  const lesson = lessons.slice(0, 1);
  return [...[...quizzes, ...problems].slice(0, REVIEWS_A_DAY - lesson.length), ...lesson];
}
