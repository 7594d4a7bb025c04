import { TRY_PATH } from '@abhyas/contract/landing-paths';
import type { ExecuteReply } from '@abhyas/contract/running';
import { fill } from '@abhyas/contract/fill';
import type { LanguageIndex } from '@abhyas/languages/index';
import { useState } from 'react';

import { ApiError } from '../../lib/api-error.ts';
import { request } from '../../lib/request.ts';
import { texts } from '../../lib/texts.ts';

export type TrialState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  | { readonly kind: 'ran' | 'failed'; readonly output: string; readonly note: string };

type Attempt = { readonly code: string; readonly language: LanguageIndex };

/** Runs a program of the landing page; one at a time (RUNNING-4). */
export function useTrial(): { state: TrialState; run: (attempt: Attempt) => Promise<void> } {
  const [state, setState] = useState<TrialState>({ kind: 'idle' });
  async function run(attempt: Attempt): Promise<void> {
    if (state.kind === 'running') return;
    setState({ kind: 'running' });
    try {
      const reply = await request({ method: 'POST', url: TRY_PATH, body: attempt, timeout: 'long' });
      setState(stateOf(reply as ExecuteReply));
    } catch (error) {
      const note =
        error instanceof ApiError && error.errors[0] ? error.errors[0].msg : texts.landing.trial.unreachable;
      setState({ kind: 'failed', output: '', note });
    }
  }
  return { state, run };
}

function stateOf(reply: ExecuteReply): TrialState {
  const words = texts.landing.trial;
  if (reply.notif !== undefined && reply.co === undefined)
    return { kind: 'failed', output: '', note: reply.notif };
  if (reply.compile && !reply.compile.ok)
    return { kind: 'failed', output: reply.compile.output, note: words.failed };
  const output = [reply.co, reply.stderr].filter(Boolean).join('\n');
  if (reply.verdict !== undefined && reply.verdict !== 'accepted') {
    return { kind: 'failed', output, note: reply.msg ?? words.failed };
  }
  const seconds = (((reply.compile?.timeMs ?? 0) + (reply.timeMs ?? 0)) / 1000).toFixed(2);
  return { kind: 'ran', output: output || words.silent, note: fill(words.ran, { seconds }) };
}
