import { PROGRESS_PATH, runProgress, type RunProgress } from '@abhyas/contract/running';
import * as z from 'zod/mini';

import { sessionToken } from '../../lib/session-token.ts';

/**
 * Follows a run until it has ended or `signal` aborts. Progress is a courtesy: when it cannot be read the
 * run goes on, and nobody is told.
 */
export async function followRun(
  runId: string,
  onStep: (step: RunProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const response = await fetch(PROGRESS_PATH.replace(':runId', runId), {
      headers: { accept: 'text/event-stream', 'x-auth-token': sessionToken() ?? '' },
      signal,
    });
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
  } catch {
    return;
  }
}

function tellStep(event: string, onStep: (step: RunProgress) => void): void {
  if (!event.startsWith('data: ')) return;
  const step = z.safeParse(runProgress, JSON.parse(event.slice('data: '.length)));
  if (step.success) onStep(step.data);
}
