import { stopRun, type ExecuteReply, type RunMode, type RunProgress } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { useMutation } from '@tanstack/react-query';
import { use, useCallback, useRef, useState } from 'react';

import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { RUN_KEY, useOneRunAtATime } from './one-run-at-a-time.ts';
import { persistently } from './persistently.ts';
import { followRun } from './run-progress.ts';
import { earlyReply, isDenied } from './run.rules.ts';
import { SendRun, type Sending } from './send-run.ts';

/** Most runs are done before anybody could read a word about their progress. */
const PROGRESS_AFTER_MS = 250;
/** A server that does not even answer questions about the run's progress is given up after this time. */
const HEARD_WITHIN_MS = 20_000;
/** The server gives a visitor's run up after 30 s. */
const TRIED_WITHIN_MS = 45_000;

const STOP_AGAIN_MS = 500;

export type Program = {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly mode: RunMode;
  readonly ctestcase?: string | undefined;
  /** Also the tests behind one that took too long. */
  readonly all?: boolean | undefined;
  /** The asset it stands in; an asset that is no problem just runs the code (RUNNING-2). */
  readonly assetId: string;
};

/** A run that has ended, with the program it was. */
export type FinishedRun = { readonly program: Program; readonly reply: ExecuteReply };

export type Run = {
  /** The last run that was not denied; null before the first and after a failure. */
  readonly last: FinishedRun | null;
  readonly busy: boolean;
  /** Where the run is, once it takes long enough to be worth a word. */
  readonly progress: RunProgress | null;
  /** What became of the samples, while the hidden tests of the run are under way. */
  readonly early: FinishedRun | null;
  /** Starts a run, unless one is in progress anywhere on the page. */
  readonly start: (program: Program) => void;
  readonly stop: () => void;
};

/** Runs programs, shows denials and failures (RUNNING-3, PRACTICE-21), and follows the run meanwhile. */
export function useRun(onFinished?: (run: FinishedRun) => void): Run {
  const [last, setLast] = useState<FinishedRun | null>(null);
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const [early, setEarly] = useState<FinishedRun | null>(null);
  const runId = useRef<string | null>(null);
  const send = use(SendRun);
  const unlessAnotherRuns = useOneRunAtATime();

  const { mutate, isPending } = useMutation({
    mutationKey: RUN_KEY,
    mutationFn: (program: Program) =>
      runProgram(program, {
        send,
        runId,
        setProgress: (step) => {
          setProgress(step);
          const reply = earlyReply(step);
          if (reply) setEarly({ program, reply });
        },
      }),
    onSuccess: (reply, program) => {
      const { notif, notifType } = reply;
      if (notif !== undefined && notifType !== 'silent') showToast({ msg: notif, type: notifType ?? 'info' });
      // RUNNING-5: a denied run keeps the previous result.
      if (isDenied(reply)) return;
      setLast({ program, reply });
      onFinished?.({ program, reply });
    },
    onError: (error) => {
      setLast(null);
      showToast(texts.running.failed);
      if (error instanceof ApiError && error.offline) showToast(texts.running.offline);
    },
    onSettled: () => setEarly(null),
  });

  const stop = useCallback(() => void stopWhileItLasts(runId), []);

  return {
    last,
    busy: isPending,
    progress,
    early,
    start: (program) => {
      if (!isPending) unlessAnotherRuns(() => mutate(program));
    },
    stop,
  };
}

/**
 * The request to stop may arrive before the run, or get lost: it is sent again until it is heard or the run is over.
 */
async function stopWhileItLasts(runId: { readonly current: string | null }): Promise<void> {
  const id = runId.current;
  if (id === null) return;
  while (runId.current === id) {
    const heard = await call(stopRun, { params: { runId: id } }).then(
      () => true,
      () => false,
    );
    if (heard) return;
    await new Promise((resolve) => setTimeout(resolve, STOP_AGAIN_MS));
  }
}

type Watch = {
  readonly send: Sending;
  readonly runId: { current: string | null };
  readonly setProgress: (progress: RunProgress | null) => void;
};

async function runProgram(
  { code, language, mode, ctestcase = '', all, assetId }: Program,
  { send, runId, setProgress }: Watch,
): Promise<ExecuteReply> {
  const id = randomUuid();
  runId.current = id;
  const over = new AbortController();
  const silent = new AbortController();
  // A visitor's run belongs to no account: it can neither be followed nor be asked for again.
  const known = sessionToken() !== null;
  const silence = setTimeout(() => silent.abort(), known ? HEARD_WITHIN_MS : TRIED_WITHIN_MS);
  const watching = { onStep: setProgress, onHeard: () => clearTimeout(silence) };
  const follow = (): void => {
    if (known) void followRun(id, watching, over.signal);
  };
  const timer = setTimeout(follow, PROGRESS_AFTER_MS);
  const request = { code, language, mode, ctestcase, assetId, runId: id, ...(all && { all }) };
  try {
    const ask = () => send(request, silent.signal);
    return await (known ? persistently(ask) : ask());
  } finally {
    clearTimeout(timer);
    clearTimeout(silence);
    over.abort();
    runId.current = null;
    setProgress(null);
  }
}
