import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { CompileReport } from '@abhyas/contract/running';
import { decode } from '@abhyas/recording/decode';
import type { Recording } from '@abhyas/recording/format';
import type { LanguageIndex } from '@abhyas/languages/index';
import type { Execution, RunJob, RunOutcome, StepWindow } from '@abhyas/queue/job';
import { warmSandbox } from '@abhyas/queue/testing/warm-runner';

import { Checks } from '../../checks.ts';
import { executeJob } from '../../job.ts';
import { createSandbox } from '../../sandbox/bubblewrap-sandbox.ts';
import { TestData } from '../../test-data.ts';

const LIMITS = { timeMs: 1000, memoryMb: 128, outputKb: 64 };
/** A recorded program gets more time than others; the same one without a recorder gets as much. */
const PLAIN_LIMITS = { ...LIMITS, timeMs: 5000 };

export type Given = {
  readonly language?: LanguageIndex;
  readonly stdin?: string;
  readonly window?: StepWindow;
  readonly isChecked?: boolean;
};

export type Traced = {
  readonly execution: Execution;
  readonly difference: { readonly offset: number; readonly step?: number | undefined } | undefined;
  readonly recording: Recording | undefined;
  readonly compile: CompileReport;
  /** The recording as the recorder wrote it. */
  readonly bytes: Uint8Array | undefined;
};

export type TracingRunner = {
  outcomeOf(code: string, given: Given): Promise<RunOutcome>;
  /** @throws when the outcome is not that of a traced program */
  trace(code: string, given?: Given): Promise<Traced>;
  /** The same program as it runs without a recorder. */
  run(code: string, given?: Given): Promise<Execution>;
  close(): Promise<void>;
};

/** A real sandbox that carries out trace jobs; of Python unless another language is given. */
export async function startTracingRunner(): Promise<TracingRunner> {
  const folder = await mkdtemp(path.join(tmpdir(), 'abhyas-trace-'));
  await warmSandbox(folder);
  const checks = new Checks({ threads: 1 });
  const sandbox = await createSandbox({
    cacheDir: folder,
    slots: 1,
    extra: 0,
    cgroups: 'auto',
    pools: false,
  });
  const testData = new TestData({ folder: path.join(folder, 'test-data'), bytesMax: 1 << 20 });
  const carryOut = (job: RunJob) =>
    executeJob(
      {
        job,
        signal: new AbortController().signal,
        report: () => {},
        readBlobs: () => Promise.resolve(new Map()),
      },
      { sandbox, checks, testData },
    );
  const outcomeOf: TracingRunner['outcomeOf'] = (
    code,
    { language = 5, stdin = '', window = { from: 'start' }, isChecked },
  ) => carryOut({ language, code, limits: LIMITS, task: { kind: 'trace', stdin, window, isChecked } });
  return {
    outcomeOf,
    trace: async (code, given = {}) => {
      const outcome = await outcomeOf(code, given);
      if (outcome.kind !== 'traced')
        throw new Error(`the program was not traced: ${JSON.stringify(outcome)}`);
      const { recording, execution, difference, compile } = outcome;
      const bytes = recording === undefined ? undefined : gunzipSync(Buffer.from(recording, 'base64'));
      return { execution, difference, compile, recording: bytes && decode(bytes), bytes };
    },
    run: async (code, { language = 5, stdin = '' } = {}) => {
      const task = { kind: 'custom', stdin } as const;
      const outcome = await carryOut({ language, code, limits: PLAIN_LIMITS, task });
      if (outcome.kind !== 'custom') throw new Error(`the program did not run: ${JSON.stringify(outcome)}`);
      return outcome.execution;
    },
    close: async () => {
      await Promise.all([sandbox.close(), checks.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
