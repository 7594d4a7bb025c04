import type { ExecuteReply } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';

import { texts } from '../../lib/texts.ts';
import { showAlert } from '../../ui/alerts.ts';
import { SendRun } from './send-run.ts';

/** All runs of the page: one at a time (spec section 4, "Code run is blocked while another run is in progress"). */
export const RUN_KEY = ['run'];

type Program = {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly stdin?: string | undefined;
  /** The asset it stands in; an asset that is no problem just runs the code (decisions.md). */
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
  const running = useIsMutating({ mutationKey: RUN_KEY }) > 0;
  const { mutate, isPending } = useMutation({
    mutationKey: RUN_KEY,
    mutationFn: ({ code, language, stdin = '', assetId }: Program) =>
      send({ code, language, ctestcase: stdin, assetId, mode: 'ctestcase' }),
    onSuccess: (reply) => {
      const { notif, notifType } = reply;
      if (notif && notifType && notifType !== 'silent') showAlert({ msg: notif, type: notifType });
      // A denied run carries nothing but its notification: the previous result stays (spec section 4).
      if (reply.co !== undefined || reply.compile !== undefined || reply.verdict !== undefined)
        setResult(reply);
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
      if (!running) mutate(program);
    },
  };
}
