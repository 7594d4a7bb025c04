import type { Typed } from '@abhyas/contract/console';

import { storageKeys } from '../../config.ts';
import type { ConsoleProgram } from './console-state.ts';

/** Something that was typed, and the last piece of the program's that was seen before. */
export type TypedPiece = { readonly typed: Typed; readonly after: number; readonly hidden: boolean };

/** What this tab remembers of a talk, so that a page that is loaded anew goes on with it. */
export type KeptTalk = {
  /** Where on the site its console is. */
  readonly place: string;
  readonly program: ConsoleProgram;
  readonly runId: string;
  readonly typed: readonly TypedPiece[];
};

/** The talk that this tab has left at this place. */
export function keptTalk(place: string): KeptTalk | undefined {
  const kept = storedTalk();
  return kept?.place === place ? kept : undefined;
}

export function storedTalk(): KeptTalk | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.talk) ?? 'null') as KeptTalk | null;
  } catch {
    return null;
  }
}
