import { storageKeys } from '../config.ts';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';
import { readStored, removeStored, store } from './storage.ts';

/** A POST that could not be sent because the connection was gone. Sending it twice must do no harm. */
export type Letter = {
  /** Whose it is: it never goes in the name of whoever signs in on this device next. */
  readonly accountId: string;
  /** What it is about: a second letter of the same key takes the place of the first. */
  readonly key: string;
  readonly url: string;
  readonly body: unknown;
};

/** Keeps a letter on the device until the connection is back. */
export function sendLater(letter: Letter): void {
  keep([...waiting().filter((other) => !isSame(other, letter)), letter]);
}

const isSame = (one: Letter, other: Letter): boolean =>
  one.accountId === other.accountId && one.key === other.key;

export function waiting(): Letter[] {
  try {
    const kept: unknown = JSON.parse(readStored(storageKeys.outbox) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLetter) : [];
  } catch {
    return [];
  }
}

function isLetter(item: unknown): item is Letter {
  return (
    typeof item === 'object' &&
    item !== null &&
    'accountId' in item &&
    'key' in item &&
    'url' in item &&
    'body' in item
  );
}

function keep(letters: readonly Letter[]): void {
  if (letters.length === 0) removeStored(storageKeys.outbox);
  else store(storageKeys.outbox, JSON.stringify(letters));
}

let sending = false;

/**
 * Sends what waits of an account, one after another, each once. Answers how many went. What the server refuses is
 * dropped.
 */
export async function flushOutbox(accountId: string): Promise<number> {
  if (sending) return 0;
  sending = true;
  let sent = 0;
  try {
    for (const letter of waiting().filter((each) => each.accountId === accountId)) {
      const outcome = await post(letter);
      if (outcome === 'wait') break;
      keep(waiting().filter((other) => !isSame(other, letter)));
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
      error instanceof ApiError && (error.unanswered || error.status >= 500 || error.status === 401);
    return passing ? 'wait' : 'refused';
  }
}

type Following = {
  /** Who is signed in at this moment. */
  readonly account: () => string | undefined;
  readonly onSent: (count: number) => void;
};

/** What a server did not answer is tried again so often. */
const AGAIN_MS = 60_000;

/** Sends when the connection is back, while the page is open, and once now; then every minute what still waits. */
export function followConnection({ account, onSent }: Following): void {
  const flush = async (): Promise<void> => {
    const accountId = account();
    const sent = accountId === undefined ? 0 : await flushOutbox(accountId);
    if (sent > 0) onSent(sent);
  };
  window.addEventListener('online', () => void flush());
  window.setInterval(() => void flush(), AGAIN_MS);
  void flush();
}
