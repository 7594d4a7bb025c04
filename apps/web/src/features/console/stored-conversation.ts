import type { Typed } from '@abhyas/contract/console';

import { storageKeys } from '../../config.ts';
import type { ConsoleProgram } from './console-state.ts';

/** Something that was typed, and the last piece of output seen before it. */
export type TypedPiece = { readonly typed: Typed; readonly after: number; readonly hidden: boolean };

/** What this tab remembers of a conversation, so that a reloaded page can go on with it. */
export type StoredConversation = {
  /** Where on the site its console is. */
  readonly place: string;
  readonly program: ConsoleProgram;
  readonly runId: string;
  readonly typed: readonly TypedPiece[];
};

/** The conversation that this tab left here. */
export function conversationLeftAt(place: string): StoredConversation | undefined {
  const kept = storedConversation();
  return kept?.place === place ? kept : undefined;
}

export function storedConversation(): StoredConversation | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.talk) ?? 'null') as StoredConversation | null;
  } catch {
    return null;
  }
}
