import { join } from 'node:path';
import { type Evidence, evidenceOf } from '@abhyas/content/proof/evidence';
import type { Candidate } from '@abhyas/content/proof/judge-job';
import { proofKey } from '@abhyas/content/proof/proof-key';
import type { Proof } from '@abhyas/content/proof/proofs';
import type { RunJob, RunOutcome } from '@abhyas/queue/job';
import { Checks } from '@abhyas/runner/src/checks.ts';
import { executeJob } from '@abhyas/runner/src/job.ts';
import { createSandbox } from '@abhyas/runner/src/sandbox/bubblewrap-sandbox.ts';
import { TestData } from '@abhyas/runner/src/test-data.ts';
import { OutcomeCache } from '@abhyas/content/proof/outcome-cache';

const TEST_DATA_BYTES = 1024 * 1024 * 1024;

export type JudgeOptions = {
  /** Where built programs, test data and outcomes are kept between two calls. */
  readonly cacheDir: string;
  readonly slots: number;
  readonly blobs: ReadonlyMap<string, Uint8Array>;
};

/** The runner's own job and its real sandbox, without a queue: what it says is what a learner would get. */
export type Judge = {
  readonly prove: (proof: Proof) => Promise<Evidence>;
  readonly run: (candidate: Candidate, stdin: string) => Promise<RunOutcome>;
  /** Records its steps. */
  readonly trace: (candidate: Candidate, stdin: string) => Promise<RunOutcome>;
  readonly close: () => Promise<void>;
};

/** Limits of a program that a lesson shows. */
const LESSON_LIMITS = { timeMs: 2000, memoryMb: 256, outputKb: 256 };

export async function openJudge({ cacheDir, slots, blobs }: JudgeOptions): Promise<Judge> {
  const sandbox = await createSandbox({ cacheDir, slots, extra: 0, cgroups: 'auto', pools: true });
  const testData = new TestData({ folder: join(cacheDir, 'test-data'), bytesMax: TEST_DATA_BYTES });
  const checks = new Checks({ threads: 1 });
  const outcomes = new OutcomeCache(join(cacheDir, 'outcomes'));
  const signal = new AbortController().signal;
  const readBlobs = (hashes: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> =>
    Promise.resolve(new Map(hashes.flatMap((hash) => pairOf(hash, blobs.get(hash)))));
  const carry = async (job: RunJob): Promise<RunOutcome> => {
    const key = proofKey(job);
    const known = await outcomes.read(key);
    if (known) return known;
    const outcome = await executeJob(
      { job, signal, report: () => {}, readBlobs },
      { sandbox, testData, checks },
    );
    if (outcome.kind !== 'failed') await outcomes.write(key, outcome);
    return outcome;
  };
  return {
    prove: async ({ job }) => evidenceOf(await carry(job)),
    run: (candidate, stdin) =>
      carry({ ...candidate, limits: LESSON_LIMITS, task: { kind: 'custom', stdin } }),
    trace: (candidate, stdin) =>
      carry({
        ...candidate,
        limits: LESSON_LIMITS,
        task: { kind: 'trace', stdin, window: { from: 'start' } },
      }),
    close: async () => {
      await sandbox.close();
      await checks.close();
    },
  };
}

function pairOf(hash: string, bytes: Uint8Array | undefined): [string, Uint8Array][] {
  return bytes ? [[hash, bytes]] : [];
}
