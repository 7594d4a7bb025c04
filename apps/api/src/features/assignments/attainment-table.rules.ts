import type {
  CourseOutcome,
  ExactNumber,
  Measurement,
  OutcomeAttainment,
  ProgrammeAttainment,
} from '@abhyas/contract/assignments-outcomes';
import type { Assessment, ClassOutcomes } from '@abhyas/contract/assignments-outcomes.staff';
import { hundredthsOf, meanStrength, strengthOf } from '@abhyas/contract/outcome-strengths';

import type { Cell, Table } from './spreadsheet.rules.ts';

/** Columns before those of the assessments, and between these and those of the programme. */
const FIRST = ['Outcome', 'Statement', 'Bloom level', 'Target % of marks'];
const LEVELS = ['Internal', 'End examination', 'Direct', 'Survey', 'Attainment', 'Expected', 'Attained'];

const kindOf = ({ end }: Assessment): string => (end ? 'end examination' : 'internal');

/**
 * The attainment of a class as a table: an outcome a line with what each assessment says of it, how strongly it serves each
 * outcome of the programme, and in last lines the average of that and their attainment by this course.
 */
export function attainmentTable(from: ClassOutcomes): Table {
  const { outcomes, scheme, attainment, programme } = from;
  const assessments = from.assessments.filter(({ state }) => state === 'counts');
  const served = programme.map(({ to }) => to);
  const head = [
    ...FIRST,
    ...assessments.flatMap((each) =>
      ['attempted', 'reached', '%', 'level'].map((what) => `${each.title} (${kindOf(each)}): ${what}`),
    ),
    ...LEVELS,
    ...served,
  ];
  const lines = outcomes.map((outcome, at): Cell[] => {
    const own = attainment[at];
    return [
      ...firstCells(outcome),
      ...assessments.flatMap(({ id }) => cellsOf(own?.measured.find((each) => each.assessmentId === id))),
      ...levelCells(outcome, scheme.expected, own),
      ...served.map((name) => strengthCell(outcome, name)),
    ];
  });
  const between = FIRST.length - 1 + 4 * assessments.length + LEVELS.length;
  const below = (name: string, cells: readonly Cell[]): Cell[] => [
    name,
    ...Array.from({ length: between }, () => ''),
    ...cells,
  ];
  const last = [
    below(
      'Average correlation',
      served.map((to) => meanStrength(outcomes, to)),
    ),
    below(
      'Attainment of programme outcomes by this course',
      programme.map(({ hundredths }) => hundredths ?? ''),
    ),
  ];
  return { head, lines: programme.length > 0 ? [...lines, ...last] : lines, sheet: 'Course outcomes' };
}

function firstCells({ code, statement, bloom, target }: CourseOutcome): Cell[] {
  return [code, statement, bloom ?? '', { whole: target }];
}

function cellsOf(measured: Measurement | undefined): Cell[] {
  if (measured === undefined) return ['', '', '', ''];
  const { attempted, reached, percent, level } = measured;
  return [{ whole: attempted }, { whole: reached }, percent, { whole: level }];
}

function levelCells(
  { survey }: CourseOutcome,
  expected: number,
  { internal, end, direct, hundredths, attained }: Partial<OutcomeAttainment> = {},
): Cell[] {
  const inWords = attained ? 'yes' : 'no';
  return [
    ...[internal, end, direct].map(levelCell),
    survey ?? '',
    hundredths ?? '',
    expected,
    attained === undefined ? '' : inWords,
  ];
}

/** For reading; the attainment is computed from the exact number. */
const levelCell = (level: ExactNumber | undefined): Cell => (level ? hundredthsOf(level) : '');

function strengthCell(outcome: CourseOutcome, name: ProgrammeAttainment['to']): Cell {
  const strength = strengthOf(outcome, name);
  return strength === undefined ? '' : { whole: strength };
}
