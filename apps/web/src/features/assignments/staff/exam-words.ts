import type { AssignmentRules } from '@abhyas/contract/assignments-rules';
import type { ExamRules } from '@abhyas/contract/exams-rules';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { formatMoment } from '../../../lib/dates.ts';
import { examTexts } from '../../exams/exam-texts.ts';

/** How an exam is held, a sentence each. */
export function examInWords(
  { starts, minutes, roomCode, lateMinutes }: ExamRules,
  { opensAt, dueAt }: Pick<AssignmentRules, 'opensAt' | 'dueAt'>,
): string[] {
  const words = staffMessages.exams.inWords;
  const { facts } = examTexts();
  const from = formatMoment(opensAt);
  const at = starts === 'together' ? from : formatMoment(dueAt);
  return [
    fill(words[starts], { from, at, minutes }),
    facts.last,
    facts.only,
    facts.noted,
    facts.end,
    lateMinutes > 0 ? fill(words.late, { minutes: lateMinutes }) : words.ask,
    ...(roomCode === undefined ? [] : [fill(words.code, { code: roomCode })]),
  ];
}
