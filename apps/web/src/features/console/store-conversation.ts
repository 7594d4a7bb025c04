import { storageKeys } from '../../config.ts';
import { storedConversation, type StoredConversation } from './stored-conversation.ts';

/** Hidden input is never kept. */
export function storeConversation(conversation: StoredConversation): void {
  const typed = conversation.typed.map((piece) =>
    piece.hidden ? { ...piece, typed: { key: 'text', text: '\n' } } : piece,
  );
  try {
    sessionStorage.setItem(storageKeys.talk, JSON.stringify({ ...conversation, typed }));
  } catch {
    // If storage is full the page goes on; only a reload would start again.
  }
}

export function forgetConversation(runId: string): void {
  if (storedConversation()?.runId === runId) sessionStorage.removeItem(storageKeys.talk);
}
