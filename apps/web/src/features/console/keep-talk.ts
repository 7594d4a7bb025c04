import { storageKeys } from '../../config.ts';
import { storedTalk, type KeptTalk } from './kept-talk.ts';

/** Hidden input is never kept. */
export function keepTalk(talk: KeptTalk): void {
  const typed = talk.typed.map((piece) =>
    piece.hidden ? { ...piece, typed: { key: 'text', text: '\n' } } : piece,
  );
  try {
    sessionStorage.setItem(storageKeys.talk, JSON.stringify({ ...talk, typed }));
  } catch {
    // If storage is full the page goes on; only a reload would start again.
  }
}

export function forgetTalk(runId: string): void {
  if (storedTalk()?.runId === runId) sessionStorage.removeItem(storageKeys.talk);
}
