import type { WorkingLine } from './assignments-rules.ts';
import { fill } from './fill.ts';
import type { assignments } from './messages/en/assignments.ts';
import { pointsText } from './points-text.ts';

type Words = {
  readonly steps: Readonly<Record<keyof (typeof assignments)['steps'], string>>;
  /** A moment, ISO 8601, as it is written. */
  readonly moment: (iso: string) => string;
};

/** One line of how a mark came about. */
export function workingInWords(line: WorkingLine, words: Words): string {
  const { steps, moment } = words;
  switch (line.is) {
    case 'left-out':
      return fill(steps[line.why], { count: line.count });
    case 'none':
      return steps.none;
    case 'counted':
      return fill(steps[line.take], { number: line.number, of: line.of, at: moment(line.at) });
    case 'all':
    case 'tests':
      return fill(steps[line.is], { ...line, points: pointsText(line.points) });
    case 'group':
      return groupInWords(line, words);
    case 'late':
      return fill(steps.late, { at: moment(line.dueAt), days: line.days, percent: line.percent });
    case 'result':
      return fill(steps.result, { points: pointsText(line.hundredths) });
    case 'manual':
      return fill(steps.manual, { points: pointsText(line.hundredths), reason: line.reason });
    case 'criterion':
    case 'unmarked':
      return criterionInWords(line, words);
  }
}

type Line<Kind extends WorkingLine['is']> = Extract<WorkingLine, { is: Kind }>;

function groupInWords({ first, last, points, passed }: Line<'group'>, { steps }: Words): string {
  const text = passed ? steps.groupPassed : steps.groupFailed;
  return fill(text, { first, last, points: pointsText(points) });
}

function criterionInWords(line: Line<'criterion' | 'unmarked'>, { steps }: Words): string {
  const of = pointsText(line.of);
  if (line.is === 'unmarked') return fill(steps.unmarked, { name: line.name, of });
  return fill(steps.criterion, { name: line.name, text: line.text, points: pointsText(line.points), of });
}
