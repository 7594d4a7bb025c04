const PATIENCE_MS = 2000;

/** Runs `task` when the page has nothing better to do. Safari, which cannot tell, waits a moment. */
export function whenIdle(task: () => void): void {
  // Safari has no such function, whatever the types say.
  const ask = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (ask) ask(task);
  else window.setTimeout(task, PATIENCE_MS);
}
