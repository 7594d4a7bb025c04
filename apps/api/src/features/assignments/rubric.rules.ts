import { criterionPoints, type Rubric, type WorkingLine } from '@abhyas/contract/assignments-rules';

/** The level that was reached of each criterion, by their ids. Those of criteria that are no more do not count. */
export type Levels = Readonly<Record<string, string>>;

/** What a person gave by a rubric. */
export type RubricMark = {
  readonly points: number;
  /** Every criterion has its level. */
  readonly complete: boolean;
  /** At least one has. */
  readonly begun: boolean;
  readonly lines: readonly WorkingLine[];
};

/** What the levels that were chosen of a rubric are worth, with a line for each criterion (ASSIGNMENTS-33). */
export function markedByRubric(rubric: Rubric = [], chosen: Levels): RubricMark {
  const marked = rubric.map((criterion) => ({
    criterion,
    level: criterion.levels.find(({ id }) => id === chosen[criterion.id]),
  }));
  return {
    points: marked.reduce((sum, { level }) => sum + (level?.points ?? 0), 0),
    complete: marked.every(({ level }) => level !== undefined),
    begun: marked.some(({ level }) => level !== undefined),
    lines: marked.map(({ criterion, level }): WorkingLine => {
      const { name } = criterion;
      const of = criterionPoints(criterion);
      if (!level) return { is: 'unmarked', name, of };
      return { is: 'criterion', name, text: level.text, points: level.points, of };
    }),
  };
}
