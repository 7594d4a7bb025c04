import { whenIdle } from './when-idle.ts';

/** However busy the page is, what waits for its first screen begins by then. */
const MAX_WAIT_MS = 3000;

/** What waits until the first screen of the visit has been painted; `undefined` when it has been. */
let waiting: Set<() => void> | undefined = new Set();

/**
 * Runs `task` when the first screen of the visit is there, so that what nobody sees takes no network and no time
 * from what is being painted: at once later in the visit, and when the page is left before. Returns the way to drop it.
 */
export function afterFirstScreen(task: () => void): () => void {
  if (waiting === undefined) {
    task();
    return () => undefined;
  }
  waiting.add(task);
  return () => void waiting?.delete(task);
}

/** The first screen is being drawn: what waits for it begins when the page has nothing else to do. */
export function firstScreenBegins(): void {
  whenIdle(begin, MAX_WAIT_MS);
  window.addEventListener('pagehide', begin, { once: true });
}

function begin(): void {
  const tasks = waiting ?? [];
  waiting = undefined;
  for (const task of tasks) task();
}
