import type { Rubric } from '@abhyas/contract/assignments-rules';
import { rubricPoints } from '@abhyas/contract/assignments-rules';

import { pointsText, readPoints } from '../../../lib/points.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';

/** A criterion as its form has it. The ids stay, so that what was marked stays when words and points are changed. */
export type EnteredCriterion = {
  readonly id: string;
  readonly name: string;
  readonly levels: readonly EnteredLevel[];
};
export type EnteredLevel = { readonly id: string; readonly points: string; readonly text: string };

export const freshLevel = (points = '', text = ''): EnteredLevel => ({ id: randomUuid(), points, text });

/** A criterion worth 2 points, with the levels that it begins with. */
export function freshCriterion(texts: readonly string[]): EnteredCriterion {
  const levels = texts.map((text, at) => freshLevel(String(at), text));
  return { id: randomUuid(), name: '', levels };
}

export function enteredRubric(rubric: Rubric): EnteredCriterion[] {
  return rubric.map((criterion) => ({
    ...criterion,
    levels: criterion.levels.map(({ points, ...level }) => ({ ...level, points: pointsText(points) })),
  }));
}

/** What is sent; undefined while something is missing or is no number. */
export function readRubric(entered: readonly EnteredCriterion[]): Rubric | undefined {
  const criteria = entered.map(({ id, name, levels: written }) => {
    const levels = written.flatMap(({ points: number, ...level }) => {
      const points = readPoints(number);
      return points === undefined || level.text.trim() === '' ? [] : [{ ...level, points }];
    });
    return name.trim() === '' || levels.length < written.length ? undefined : { id, name, levels };
  });
  const whole = criteria.filter((each) => each !== undefined);
  return whole.length === criteria.length && whole.length > 0 ? whole : undefined;
}

/** What it is worth, as far as it can be read. */
export function enteredPoints(entered: readonly EnteredCriterion[]): number {
  return rubricPoints(
    entered.map(({ levels, ...criterion }) => ({
      ...criterion,
      levels: levels.map(({ points, ...level }) => ({ ...level, points: readPoints(points) ?? 0 })),
    })),
  );
}
