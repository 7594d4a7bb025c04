import type { ClassMarks } from '@abhyas/contract/assignments-totals.staff';
import type { Matrix, MatrixRow } from '@abhyas/contract/assignments.staff';

import type { Cell, Table } from './spreadsheet.rules.ts';

const LEARNER = ['Roll number', 'Name', 'Email', 'Section'];

type Learner = Pick<MatrixRow, 'rollNumber' | 'name' | 'email' | 'section'>;

const learnerCells = ({ rollNumber, name, email, section }: Learner): Cell[] => [
  rollNumber,
  name,
  email,
  section,
];

/** The marks in an assignment as a table: a head, a learner a line. With a rubric: how much of it waits for a person. */
export function marksTable({ assignment, rows }: Matrix): Table {
  const hasRubric = assignment.items.some(({ rubric }) => rubric !== undefined);
  const head = [...LEARNER, ...assignment.items.map(({ title }) => title), 'Total'];
  const lines = rows.map(({ cells, total, ...learner }) => [
    ...learnerCells(learner),
    ...cells.map(({ hundredths }) => hundredths),
    total,
    ...(hasRubric ? [String(cells.filter(({ waits }) => waits).length)] : []),
  ]);
  return { head: hasRubric ? [...head, 'Not yet marked by rubric'] : head, lines };
}

/** The marks of a class as a table: what each assignment earned, what each category gives, and the total. */
export function classMarksTable({ assignments, categories, rows }: ClassMarks): Table {
  const weighed = categories.length > 0;
  const head = [
    ...LEARNER,
    ...assignments.map(({ title, points }) => `${title} / ${points / 100}`),
    ...categories.map(({ name, weight }) => `${name} (${weight} %)`),
    ...(weighed ? ['Total', 'Of'] : []),
  ];
  const lines = rows.map(({ marks, total, ...learner }) => [
    ...learnerCells(learner),
    ...marks,
    ...(total ? [...total.categories.map(({ hundredths }) => hundredths), total.hundredths, total.of] : []),
  ]);
  return { head, lines };
}
