import { ATTENDANCE_STATES, type AttendanceState } from '@abhyas/contract/attendance';

import { staffStorageKeys } from '../../../staff/storage-keys.ts';
import { readStored, removeStored, store } from '../../../lib/storage.ts';

/** A mark that is not saved yet: what was seen before it, and what it is to be. */
export type Unsaved = { readonly was: AttendanceState | undefined; readonly state: AttendanceState };

/** By member, in the order in which they were marked. */
export type UnsavedMarks = ReadonlyMap<string, Unsaved>;

const keyOf = (sessionId: string): string => `${staffStorageKeys.unsavedAttendance}:${sessionId}`;

/** With one more mark. `was` stays what the server has: it compares with that. */
export function withMark(
  marks: UnsavedMarks,
  memberId: string,
  { was, state }: Unsaved,
): Map<string, Unsaved> {
  const before = marks.get(memberId);
  return new Map([...marks].filter(([id]) => id !== memberId)).set(memberId, {
    was: before ? before.was : was,
    state,
  });
}

/** After one of them was saved: whoever was marked once more meanwhile stays, compared with what is saved now. */
export function withoutSaved(
  marks: UnsavedMarks,
  memberId: string,
  saved: AttendanceState,
): Map<string, Unsaved> {
  const left = new Map(marks);
  const now = left.get(memberId);
  if (now === undefined || now.state === saved) left.delete(memberId);
  else left.set(memberId, { was: saved, state: now.state });
  return left;
}

/** Keeps the marks of a session on this device until they are saved. */
export function keepMarks(sessionId: string, marks: UnsavedMarks): void {
  if (marks.size === 0) removeStored(keyOf(sessionId));
  else store(keyOf(sessionId), JSON.stringify([...marks]));
}

/** The marks that were kept of a session; none where there are none, or something else stands there. */
export function keptMarks(sessionId: string): UnsavedMarks {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(sessionId)) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.flatMap(readMark) : []);
  } catch {
    return new Map();
  }
}

const isState = (value: unknown): value is AttendanceState =>
  ATTENDANCE_STATES.some((state) => state === value);

function readMark(entry: unknown): [string, Unsaved][] {
  const [memberId, mark] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const { was, state } = (mark ?? {}) as Partial<Record<'was' | 'state', unknown>>;
  if (typeof memberId !== 'string' || !isState(state)) return [];
  return [[memberId, { was: isState(was) ? was : undefined, state }]];
}
