import { staffStorageKeys } from '../../../staff/storage-keys.ts';
import { readStored, removeStored, store } from '../../../lib/storage.ts';

/** A remark on a line that is being written. The id is there from the first key on: sent twice, it is said once. */
export type UnsentRemark = {
  readonly id: string;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** The one that is changed; 0: it is new. */
  readonly version: number;
};

const keyOf = (submissionId: string): string => `${staffStorageKeys.unsentRemarks}:${submissionId}`;

/** What was written of a submission and not sent, as when the tab was closed or the line dropped. */
export function unsentRemarks(submissionId: string): UnsentRemark[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(submissionId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRemark) : [];
  } catch {
    return [];
  }
}

function isRemark(kept: unknown): kept is UnsentRemark {
  const { id, line, text, version } = (kept ?? {}) as Partial<Record<keyof UnsentRemark, unknown>>;
  return (
    typeof id === 'string' &&
    typeof line === 'number' &&
    typeof text === 'string' &&
    typeof version === 'number'
  );
}

/** Keeps it on this device. */
export function keepRemark(submissionId: string, remark: UnsentRemark): void {
  const others = unsentRemarks(submissionId).filter(({ id }) => id !== remark.id);
  store(keyOf(submissionId), JSON.stringify([...others, remark]));
}

export function forgetRemark(submissionId: string, id: string): void {
  const others = unsentRemarks(submissionId).filter((each) => each.id !== id);
  if (others.length === 0) removeStored(keyOf(submissionId));
  else store(keyOf(submissionId), JSON.stringify(others));
}
