import type { ExecuteReply } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { showAlert } from '../../ui/alerts.ts';
import { isDenied } from './run.rules.ts';
import { SendRun } from './send-run.ts';

/** All runs of the page. */
export const RUN_KEY = ['run'];

/**
 * Starts a run, unless another one is in progress anywhere on the page (RUNNING-4). That is asked in the moment:
 * what was last drawn may be older than the second of two quick keys.
 */
export function useOneRunAtATime(): (start: () => void) => void {
  const client = useQueryClient();
  return (start) => {
    if (client.isMutating({ mutationKey: RUN_KEY }) === 0) start();
    else showAlert({ msg: texts.running.denied.busy, type: 'error' });
  };
}

type Program = {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly stdin?: string | undefined;
  /** The asset it stands in; an asset that is no problem just runs the code (RUNNING-2). */
  readonly assetId: string;
};

export type CodeRun = {
  /** The last run that was not denied. */
  readonly result: ExecuteReply | undefined;
  readonly busy: boolean;
  readonly run: (program: Program) => void;
};

/** Runs a program as it is, without tests: in a lesson, beside a video. */
export function useCodeRun(): CodeRun {
  const [result, setResult] = useState<ExecuteReply>();
  const send = use(SendRun);
  const unlessAnotherRuns = useOneRunAtATime();
  const { mutate, isPending } = useMutation({
    mutationKey: RUN_KEY,
    mutationFn: ({ code, language, stdin = '', assetId }: Program) =>
      send({ code, language, ctestcase: stdin, assetId, mode: 'ctestcase' }),
    onSuccess: (reply) => {
      const { notif, notifType } = reply;
      if (notif && notifType && notifType !== 'silent') showAlert({ msg: notif, type: notifType });
      // The previous result of a denied run stays (RUNNING-5).
      if (!isDenied(reply)) setResult(reply);
    },
    onError: () => {
      setResult(undefined);
      showAlert(texts.running.failed);
    },
  });
  return {
    result,
    busy: isPending,
    run: (program) => {
      if (!isPending) unlessAnotherRuns(() => mutate(program));
    },
  };
}
