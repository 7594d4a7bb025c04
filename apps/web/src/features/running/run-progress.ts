import { runEvents, runProgress, type RunProgress } from '@abhyas/contract/running';
import * as z from 'zod/mini';

import { sessionToken } from '../../lib/session-token.ts';

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
export async function followRun(runId: string, watching: Watching, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await followOnce(runId, watching, signal).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}

async function followOnce(runId: string, { onStep, onHeard }: Watching, signal: AbortSignal): Promise<void> {
  const response = await fetch(runEvents.path.replace(':runId', runId), {
    headers: { accept: 'text/event-stream', 'x-auth-token': sessionToken() ?? '' },
    signal,
  });
  onHeard();
  if (!response.ok || !response.body) return;
  let rest = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) tellStep(event, onStep);
  }
}

function tellStep(event: string, onStep: (step: RunProgress) => void): void {
  if (!event.startsWith('data: ')) return;
  const step = z.safeParse(runProgress, JSON.parse(event.slice('data: '.length)));
  if (step.success) onStep(step.data);
}
