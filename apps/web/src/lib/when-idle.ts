const PATIENCE_MS = 2000;

/** Runs `task` when the page has nothing better to do. Safari, which cannot tell, waits a moment. Returns the way to stop it. */
export function whenIdle(task: () => void, patienceMs = PATIENCE_MS): () => void {
  // Safari has no such function, whatever the types say.
  const ask = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (ask) {
    const asked = ask(task);
    return () => window.cancelIdleCallback(asked);
  }
  const timer = window.setTimeout(task, patienceMs);
  return () => window.clearTimeout(timer);
}
