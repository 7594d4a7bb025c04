import { storageKeys } from '../../config.ts';
import { storedTalk, type KeptTalk } from './kept-talk.ts';

/** Nothing that was hidden is kept. */
export function keepTalk(talk: KeptTalk): void {
  const typed = talk.typed.map((piece) =>
    piece.hidden ? { ...piece, typed: { key: 'text', text: '\n' } } : piece,
  );
  try {
    sessionStorage.setItem(storageKeys.talk, JSON.stringify({ ...talk, typed }));
  } catch {
    // Without room the page goes on; only a reload would begin anew.
  }
}

export function forgetTalk(runId: string): void {
  if (storedTalk()?.runId === runId) sessionStorage.removeItem(storageKeys.talk);
}
