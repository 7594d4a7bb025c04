import type { CodeConflict } from '@abhyas/contract/practice';

import { whenIdle } from '../../lib/when-idle.ts';
import { pauseFor } from './draft.rules.ts';

/**
 * `saved`: the account has it. `unsaved`: edited, the pen icon (PRACTICE-17). `device`: only this device has it,
 * the server cannot be reached; `nowhere`: nor has the device room for it. `conflict`: changed elsewhere too,
 * the learner chooses. `refused`: the server will not take it as it is, and `refusal` says why.
 */
export type DraftState =
  | { readonly mark: 'saved' | 'unsaved' | 'device' | 'nowhere' }
  | {
      readonly mark: 'conflict';
      readonly conflict: CodeConflict;
      /** The latest edit of the text that stands here that the account has put aside. */
      readonly asideAtMs: number;
    }
  | { readonly mark: 'refused'; readonly refusal: string };

/** One text that is open, as `DraftSync` keeps it. */
export type Entry = {
  /** The text when it was last read. */
  code: string;
  /** Set while the editor has a later one. */
  unread: (() => string) | undefined;
  base: number;
  editedAtMs: number;
  /** The latest edit that is on its way, or has arrived. */
  sentAtMs: number;
  /** The latest edit that the server has; less than `editedAtMs` while it does not have all. */
  ackedAtMs: number;
  state: DraftState;
  saveTimer: ReturnType<typeof setTimeout> | undefined;
  draftTimer: ReturnType<typeof setTimeout> | undefined;
  /** Set while an edit is still to be written to the device. */
  keepTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what this device holds is the text as it was last written, not one that gave way to it. */
  kept: boolean;
  inFlight: number;
  failures: number;
};

export const SAVED: DraftState = { mark: 'saved' };
export const ON_DEVICE: DraftState = { mark: 'device' };
export const NOWHERE: DraftState = { mark: 'nowhere' };
export const UNSAVED: DraftState = { mark: 'unsaved' };

export const isOffline = ({ state: { mark } }: Entry): boolean => mark === 'device' || mark === 'nowhere';

/** The text as it stands now. */
export function textOf(entry: Entry): string {
  if (entry.unread) entry.code = entry.unread();
  entry.unread = undefined;
  return entry.code;
}

/** Whether there is an edit that the server does not have. */
export const isBehind = ({ ackedAtMs, editedAtMs }: Entry): boolean => ackedAtMs < editedAtMs;

export function openedEntry(code: string, base: number): Entry {
  return {
    code,
    unread: undefined,
    base,
    editedAtMs: 0,
    sentAtMs: 0,
    ackedAtMs: 0,
    state: SAVED,
    saveTimer: undefined,
    draftTimer: undefined,
    keepTimer: undefined,
    kept: true,
    inFlight: 0,
    failures: 0,
  };
}

/** The last third of a long text's pause is for a moment in which nobody types; a short one has no pause. */
export function afterPause({ code }: Entry, task: () => void): ReturnType<typeof setTimeout> {
  const pauseMs = pauseFor(code.length);
  return setTimeout(() => (pauseMs === 0 ? task() : whenIdle(task, pauseMs / 3)), (pauseMs * 2) / 3);
}
