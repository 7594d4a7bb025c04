import { storageKeys } from '../config.ts';
import { readStored, removeStored, store } from './storage.ts';

/** The token of this tab; it outlives a browser that keeps nothing, but only until the page is left. */
let held: string | null = readStored(storageKeys.token);
const listeners = new Set<() => void>();

export function sessionToken(): string | null {
  return held;
}

export function keepSessionToken(token: string): void {
  held = token;
  store(storageKeys.token, token);
  for (const listener of listeners) listener();
}

/** `quietly`: nobody is told, because the one who drops it leads away from the screen. */
export function dropSessionToken({ quietly = false } = {}): void {
  held = null;
  removeStored(storageKeys.token);
  if (quietly) return;
  for (const listener of listeners) listener();
}

/** Calls back when somebody signs in or out, in this tab or another. Returns the way to stop it. */
export function onSessionChange(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent): void => {
    if (event.key !== storageKeys.token && event.key !== null) return;
    held = readStored(storageKeys.token);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromAnotherTab);
  };
}
