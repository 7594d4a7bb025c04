import type { SendTextReply, SentText, TextConflict } from '@abhyas/contract/practice-texts';
import type { ChangeSet } from '@codemirror/state';

import { ApiError } from '../api-error.ts';
import type { TextRecord } from './text-record.ts';
import type { Change } from './text-store.ts';

/**
 * `saved`: the account has it. `unsaved`: edited, the pen icon (PRACTICE-17). `device`: only this device has it,
 * the server cannot be reached; `nowhere`: nor has the device room for it. `conflict`: it meets what was changed
 * elsewhere, the learner chooses. `refused`: the server will not take it as it is, and `refusal` says why.
 */
export type TextState =
  | { readonly mark: 'saved' | 'unsaved' | 'device' | 'nowhere' }
  | { readonly mark: 'conflict'; readonly conflict: TextConflict }
  | { readonly mark: 'refused'; readonly refusal: string };

export const SAVED: TextState = { mark: 'saved' };
export const UNSAVED: TextState = { mark: 'unsaved' };

/** `undoable`: the learner asked for the changes and may undo them. */
export type Follower = (changes: ChangeSet, undoable: boolean) => void;

export type AccountText = { readonly code: string; readonly version: number };

export type TextParts = {
  /** The account's text when it was opened, as far as it is known. */
  readonly account: AccountText | undefined;
  /** What this device had stored of it then; `late` if it had not been read yet. */
  readonly stored: TextRecord | undefined | 'late';
  /** A short name for this page, new each time it is opened. */
  readonly page: string;
  readonly send: (sent: SentText, leaving: boolean) => Promise<SendTextReply>;
  /** Reads and writes this text on the device in one go; see `updateStored`. */
  readonly update: (rev: number, change: Change) => Promise<boolean>;
  /** Called when other tabs have something to read. */
  readonly tellTabs: () => void;
};

/** The account cannot be reached. */
export const onlyHere = (isHeld: boolean): TextState => ({ mark: isHeld ? 'device' : 'nowhere' });

const RETRY_STEPS_MS = [2000, 5000, 15_000, 30_000] as const;

/** How long to wait before sending again, after this many failures in a row. */
export function retryDelay(failures: number): number {
  return RETRY_STEPS_MS[Math.min(failures, RETRY_STEPS_MS.length) - 1] ?? RETRY_STEPS_MS[0];
}

/** The state of a text that the server refuses; undefined if trying again may help. */
export function refusalOf(error: unknown): TextState | undefined {
  if (!(error instanceof ApiError) || error.unanswered || error.status >= 500 || error.status === 429)
    return undefined;
  return { mark: 'refused', refusal: error.message };
}
