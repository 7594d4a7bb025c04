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
export const DRAFTS_IN_FLIGHT = 3;

/** Drafts are sent at most at this pace, so that a long text on a thin line stays usable. */
const DRAFT_BYTES_PER_SECOND = 200_000;
const LONGEST_PAUSE_MS = 1000;

/** The pause after a draft was sent before the next one: nothing to speak of for a program of usual length. */
export function pauseAfterDraft(code: string): number {
  return Math.min(LONGEST_PAUSE_MS, (code.length / DRAFT_BYTES_PER_SECOND) * 1000);
}

const RETRY_STEPS_MS = [2000, 5000, 15_000, 30_000] as const;

/** How long to wait before a failed save is tried again, after `failures` in a row. */
export function retryDelay(failures: number): number {
  return RETRY_STEPS_MS[Math.min(failures, RETRY_STEPS_MS.length) - 1] ?? RETRY_STEPS_MS[0];
}
