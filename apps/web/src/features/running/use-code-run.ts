import type { ExecuteReply } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';

import { useRun } from './use-run.ts';

type Program = {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly stdin?: string | undefined;
  /** The asset it is in; an asset that is no problem just runs the code (RUNNING-2). */
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
  const { last, busy, start } = useRun();
  return {
    result: last?.reply,
    busy,
    run: ({ stdin = '', ...program }) => start({ ...program, ctestcase: stdin, mode: 'ctestcase' }),
  };
}
