const MAX_WAIT_MS = 2000;

/** Runs `task` when the page has nothing better to do, or at the latest then. Safari, which cannot tell, waits. */
export function whenIdle(task: () => void, withinMs?: number): void {
  // Safari has no such function, whatever the types say.
  const ask = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (ask) ask(task, withinMs === undefined ? undefined : { timeout: withinMs });
  else setTimeout(task, withinMs ?? MAX_WAIT_MS);
}
