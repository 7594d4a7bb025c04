import type { SessionForm } from '@abhyas/contract/attendance';
import type { AttendanceCounts } from '@abhyas/contract/attendance.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { formatDate } from '../../../lib/dates.ts';

const words = staffMessages.attendance;

/** When a session was: the day and the hour. */
export function whenInWords({ day, hour }: Pick<SessionForm, 'day' | 'hour'>): string {
  const at = hour.is === 'number' ? fill(words.numbered, { number: hour.number }) : fill(words.range, hour);
  return `${formatDate(day)}, ${at}`;
}

export const countsInWords = (counts: AttendanceCounts): string => fill(words.counts, counts);
