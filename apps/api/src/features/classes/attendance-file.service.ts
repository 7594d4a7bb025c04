import type { SessionForm } from '@abhyas/contract/attendance';

import type { AppContext } from '../../platform/app-context.ts';
import { csvHead, csvLines, quotedCell, textCell } from '../../platform/http/csv.ts';
import { attendanceOf } from './attendance.service.ts';
import { findMarks } from './attendance.store.ts';
import type { Teacher } from './class-rights.service.ts';

const LETTERS = { present: 'P', late: 'L', absent: 'A', duty: 'OD' } as const;

const columnOf = ({ day, hour, kind }: SessionForm): string =>
  `${day} ${hour.is === 'number' ? `hour ${hour.number}` : `${hour.from}-${hour.to}`} ${kind}`;

/** The attendance of a class as CSV: a learner a line, a session a column, the oldest first. @throws AppError 404 */
export async function attendanceCsv(
  context: Pick<AppContext, 'db'>,
  teacher: Teacher,
  batchId: string,
): Promise<string> {
  const { sessions, learners } = await attendanceOf(context, teacher, batchId);
  const marks = await findMarks(context.db, batchId);
  const known = new Map(
    marks.map(({ sessionId, memberId, state }) => [`${sessionId} ${memberId}`, LETTERS[state]]),
  );
  const inOrder = sessions.toReversed();
  const head = ['Roll number', 'Name', 'Section', ...inOrder.map(columnOf)];
  const counted = ['Present', 'Late', 'Absent', 'On duty', 'Percent', 'Left the list'];
  const lines = learners.map(({ memberId, rollNumber, name, section, counts, percent, left }) => [
    ...[rollNumber, name, section].map(textCell),
    ...inOrder.map(({ id }) => quotedCell(known.get(`${id} ${memberId}`) ?? '')),
    ...[counts.present, counts.late, counts.absent, counts.duty].map((count) => quotedCell(String(count))),
    quotedCell(percent === undefined ? '' : (percent / 100).toFixed(2)),
    quotedCell(left ? 'yes' : ''),
  ]);
  return csvHead([...head, ...counted].map(quotedCell)) + csvLines(lines);
}
