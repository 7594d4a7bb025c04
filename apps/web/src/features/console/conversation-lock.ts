/** A page that is reloaded lets go of its conversation within this time. */
const LET_GO_WITHIN_MS = 1000;

const lockOf = (runId: string): string => `abhyas.talk.${runId}`;
/** Browsers have locks where the connection is secure. */
const hasLocks = (): boolean => 'locks' in navigator;

/** Lets no other tab talk with the program until `signal` aborts. */
export function lockConversation(runId: string, signal: AbortSignal): void {
  if (!hasLocks()) return;
  const letGo = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  void navigator.locks.request(lockOf(runId), { signal }, () => letGo).catch(() => undefined);
}

/** False when another tab talks with it: a duplicated tab has a copy of everything that this one remembers. */
export async function isConversationFree(runId: string): Promise<boolean> {
  if (!hasLocks()) return true;
  const signal = AbortSignal.timeout(LET_GO_WITHIN_MS);
  return navigator.locks.request(lockOf(runId), { signal }, () => true).catch(() => false);
}
