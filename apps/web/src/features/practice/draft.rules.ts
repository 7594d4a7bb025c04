import type { CodeOrigin } from '@abhyas/contract/practice';

import type { DraftRecord } from './draft-record.ts';

/** The account's text of one key as the server tells it; version 0 is a starter that was never saved. */
export type ServerText = {
  readonly code: string;
  readonly version: number;
  readonly origin: CodeOrigin | undefined;
};

/**
 * The version from which a text that this device holds goes on, or null when the account's takes its
 * place. Nobody's text may be lost, and nobody is asked without need: a text that has not changed here
 * gives way; so does one whose own page has brought a later edit to the account. Whether the account has
 * been changed elsewhere meanwhile the server says, when the text is saved.
 */
export function baseToGoOnFrom(local: DraftRecord | null, server: ServerText): number | null {
  if (!local?.dirty || local.code === server.code) return null;
  if (server.origin?.writer !== local.writer) return local.base;
  return server.origin.editedAtMs >= local.editedAtMs ? null : server.version;
}

/**
 * So many drafts may be on their way at once: on a slow line the last key must not wait for the answer to
 * the one before it. A line that cannot keep up sets the pace itself.
 */
export const DRAFTS_IN_FLIGHT = 4;

/** Up to this length a text is kept and sent within the key's own task: the work is done in a moment. */
const SHORT_LENGTH = 8000;
/** A longer one goes at this pace, which a slow phone does not feel at its keys and a thin line can carry. */
const LONG_LENGTH_PER_SECOND = 100_000;

/**
 * How long a text of that length waits after a key before it is kept and sent, and after a draft before the
 * next. Not at all for a program of usual length; 300 ms for a thousand lines, and never a second.
 */
export function pauseFor(length: number): number {
  return length <= SHORT_LENGTH ? 0 : (Math.min(length, 90_000) / LONG_LENGTH_PER_SECOND) * 1000;
}

const RETRY_STEPS_MS = [2000, 5000, 15_000, 30_000] as const;

/** How long to wait before a failed save is tried again, after `failures` in a row. */
export function retryDelay(failures: number): number {
  return RETRY_STEPS_MS[Math.min(failures, RETRY_STEPS_MS.length) - 1] ?? RETRY_STEPS_MS[0];
}
