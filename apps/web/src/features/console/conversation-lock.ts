/** A page that is reloaded lets go of its conversation within this time. */
const LET_GO_WITHIN_MS = 1000;

/** Lets no other tab talk with the program until `signal` aborts. */
export function lockConversation(runId: string, signal: AbortSignal): void {
  void alone(runId, signal, async () => {
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  });
}

/** False when another tab talks with it: a duplicated tab has a copy of everything that this one remembers. */
export const isConversationFree = (runId: string): Promise<boolean> =>
  alone(runId, AbortSignal.timeout(LET_GO_WITHIN_MS), () => Promise.resolve());

/** Does this while no other tab does; false when `signal` aborts first. Browsers have locks where the connection is secure. */
async function alone(runId: string, signal: AbortSignal, work: () => Promise<void>): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return navigator.locks.request(`abhyas.talk.${runId}`, { signal }, work).then(
    () => true,
    () => false,
  );
}
