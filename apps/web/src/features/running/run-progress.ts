import { runEvents, type RunProgress } from '@abhyas/contract/running';

import { ApiError } from '../../lib/api-error.ts';
import { readEvents } from '../../lib/server-events.ts';

/** A stream that ended before its run, as when a server is restarted, is opened again after this pause. */
const AGAIN_AFTER_MS = 1000;

type Watching = {
  readonly onStep: (step: RunProgress) => void;
  /** The server has answered, whatever it said. */
  readonly onHeard: () => void;
};

/**
 * Follows a run until `signal` aborts, as it does when the run has its answer. Progress is a courtesy: if it cannot be
 * read, the run goes on and no error is shown.
 */
export async function followRun(
  runId: string,
  { onStep, onHeard }: Watching,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await readEvents(runEvents, { params: { runId } }, { onEvent: onStep, onHeard, signal });
    } catch (error) {
      if (error instanceof ApiError) onHeard();
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}
