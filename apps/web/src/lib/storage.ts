/**
 * Local storage that may be missing: private windows and strict settings make every access throw.
 * Reading then gives null and writing does nothing; `storageAvailable` tells the difference once.
 */

export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** True when the value was kept. */
export function store(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** AUTH-14: clears all local storage. */
export function clearStored(): void {
  try {
    window.localStorage.clear();
  } catch {
    return;
  }
}

/** Keys that begin with a prefix, in no order. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function storageAvailable(): boolean {
  const probe = 'abhyas.probe';
  if (!store(probe, probe)) return false;
  const kept = readStored(probe) === probe;
  removeStored(probe);
  return kept;
}
