import { storageKeys } from '../config.ts';
import { readStored, removeStored, store } from './storage.ts';

/** The token of this tab; it outlives a browser that keeps nothing, but only until the page is left. */
let held: string | null = readStored(storageKeys.token);
/** Whose it is, as soon as that is known. */
let account: string | undefined;
const listeners = new Set<() => void>();

export function sessionToken(): string | null {
  return held;
}

export function keepSessionToken(token: string): void {
  held = token;
  forgetUser();
  store(storageKeys.token, token);
  for (const listener of listeners) listener();
}

/** `quietly`: nobody is told, because the one who drops it leads away from the screen. */
export function dropSessionToken({ quietly = false } = {}): void {
  held = null;
  removeStored(storageKeys.token);
  forgetUser();
  if (quietly) return;
  for (const listener of listeners) listener();
}

/** Whoever signs in next must not be taken for whoever was here before. */
function forgetUser(): void {
  account = undefined;
  removeStored(storageKeys.user);
}

/** Records whose token it is, unless another token has replaced it in the meantime. */
export function keepSessionUser(token: string | null, user: { readonly _id: string }): void {
  if (token !== held) return;
  account = user._id;
  store(storageKeys.user, JSON.stringify(user));
}

/** Whether requests are now sent in the name of this account. */
export const isSessionOf = (accountId: string): boolean => (account ?? keptAccount()) === accountId;

function keptAccount(): unknown {
  try {
    const user: unknown = JSON.parse(readStored(storageKeys.user) ?? 'null');
    return typeof user === 'object' && user !== null && '_id' in user ? user._id : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when somebody signs in or out, in this tab or another. Returns the way to stop it. */
export function onSessionChange(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent): void => {
    if (event.key !== storageKeys.token && event.key !== null) return;
    const token = readStored(storageKeys.token);
    // What this tab shows belongs to whoever was here before, and goes on in their name until it is loaded again.
    if (token !== null && token !== held) return window.location.reload();
    held = token;
    account = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromAnotherTab);
  };
}
