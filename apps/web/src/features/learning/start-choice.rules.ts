import type { ItemAhead, TodaysCourse } from '@abhyas/contract/learning-today';

export const LEVELS = ['none', 'some', 'well'] as const;
export type Level = (typeof LEVELS)[number];
export const MINUTES = [10, 20, 40] as const;

/** What a newcomer answers: a course by its id, or none where they are not sure. */
export type StartAnswers = { readonly goal: string | null; readonly level: Level; readonly minutes: number };

export const NO_ANSWERS: StartAnswers = { goal: null, level: 'none', minutes: 20 };

/** For who is not sure: the first of these that there is. */
const UNSURE: Readonly<Record<Level, readonly string[]>> = {
  none: ['python', 'c'],
  some: ['c', 'python'],
  well: ['dsa', 'cpp'],
};

/** Courses that expect that one has programmed, with where to begin otherwise. */
const BEFORE: Readonly<Record<string, string>> = { dsa: 'python', cpp: 'c' };

/**
 * The course that the answers lead to: the one asked for, or, for those who have never programmed, the one that it
 * builds on.
 */
export function courseFor<C extends Pick<TodaysCourse, 'topicId' | 'ahead'>>(
  { goal, level }: StartAnswers,
  courses: readonly C[],
): C | undefined {
  const open = courses.filter(({ ahead }) => ahead.length > 0);
  const before = goal !== null && level === 'none' ? BEFORE[goal] : undefined;
  const wanted = goal === null ? UNSURE[level] : [...(before === undefined ? [] : [before]), goal];
  for (const topicId of wanted) {
    const course = open.find((each) => each.topicId === topicId);
    if (course) return course;
  }
  return open[0];
}

/** As many of the next items as fit the day; the first in any case. */
export function portionOf(ahead: readonly ItemAhead[], minutes: number): ItemAhead[] {
  let left = minutes;
  const portion: ItemAhead[] = [];
  for (const item of ahead) {
    left -= item.minutes ?? 0;
    if (portion.length > 0 && left < 0) break;
    portion.push(item);
  }
  return portion;
}

/** Reads what is kept on the device, which anything may have written. */
export function readAnswers(kept: string | null): StartAnswers {
  try {
    const { goal, level, minutes } = JSON.parse(kept ?? '{}') as Partial<Record<string, unknown>>;
    return {
      goal: typeof goal === 'string' ? goal : NO_ANSWERS.goal,
      level: LEVELS.find((each) => each === level) ?? NO_ANSWERS.level,
      minutes: MINUTES.find((each) => each === minutes) ?? NO_ANSWERS.minutes,
    };
  } catch {
    return NO_ANSWERS;
  }
}
