import { storageKeys } from '../config.ts';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';
import { readStored, removeStored, store } from './storage.ts';

/** A POST that could not be sent because the connection was gone. Sending it twice must do no harm. */
export type Letter = {
  /** What it is about: a second letter of the same key takes the place of the first. */
  readonly key: string;
  readonly url: string;
  readonly body: unknown;
};

/** Keeps a letter on the device until the connection is back. */
export function sendLater(letter: Letter): void {
  keep([...waiting().filter(({ key }) => key !== letter.key), letter]);
}

export function waiting(): Letter[] {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.outbox) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLetter) : [];
  } catch {
    return [];
  }
}

function isLetter(item: unknown): item is Letter {
  return typeof item === 'object' && item !== null && 'key' in item && 'url' in item && 'body' in item;
}

function keep(letters: readonly Letter[]): void {
  if (letters.length === 0) removeStored(storageKeys.outbox);
  else store(storageKeys.outbox, JSON.stringify(letters));
}

let sending = false;

/** Sends what waits, one after another, each once. Answers how many went. What the server refuses is dropped. */
export async function flushOutbox(): Promise<number> {
  if (sending) return 0;
  sending = true;
  let sent = 0;
  try {
    for (const letter of waiting()) {
      const outcome = await post(letter);
      if (outcome === 'wait') break;
      keep(waiting().filter(({ key }) => key !== letter.key));
      if (outcome === 'sent') sent += 1;
    }
  } finally {
    sending = false;
  }
  return sent;
}

async function post({ url, body }: Letter): Promise<'sent' | 'refused' | 'wait'> {
  try {
    await request({ method: 'POST', url, body });
    return 'sent';
  } catch (error) {
    const passing =
      error instanceof ApiError && (error.offline || error.status >= 500 || error.status === 401);
    return passing ? 'wait' : 'refused';
  }
}

/** Sends when the connection is back, while the page is open, and once now. */
export function followConnection(onSent: (count: number) => void): void {
  const flush = async (): Promise<void> => {
    const sent = await flushOutbox();
    if (sent > 0) onSent(sent);
  };
  window.addEventListener('online', () => void flush());
  void flush();
}
