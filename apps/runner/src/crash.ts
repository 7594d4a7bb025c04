import type { Crash } from '@abhyas/contract/running';
import { languageAt } from '@abhyas/languages/index';
import type { Execution, RunJob } from '@abhyas/queue/job';

import type { Checks } from './checks.ts';
import type { ExecutionLimits, Sandbox } from './sandbox/sandbox.ts';

/** What the sanitizers need beside the program: shadow memory, guards around each object, their own stacks. */
const MEMORY_ADDED_MB = 256;
const TIME_FACTOR = 3;
const OUTPUT_BYTES = 1 << 20;

type Crashed = {
  readonly job: Pick<RunJob, 'language' | 'code'>;
  readonly stdin: Uint8Array;
  readonly limits: ExecutionLimits;
};

type Means = { readonly sandbox: Sandbox; readonly checks: Checks; readonly signal: AbortSignal };

/**
 * Asks a C or C++ program that was ended by a signal where that was: by one more run of a build that tells.
 * Programs that do not crash pay nothing for it. Undefined when it does not crash again, or not in time.
 */
export async function findCrash(
  { sandbox, checks, signal }: Means,
  { job, stdin, limits }: Crashed,
): Promise<Crash | undefined> {
  const artefact = await sandbox.instrument(job.language, job.code, signal);
  if (!artefact) return undefined;
  const { cpuMs, wallMs, memoryMb } = limits;
  const widened = {
    ...limits,
    cpuMs: cpuMs * TIME_FACTOR,
    wallMs: wallMs * TIME_FACTOR,
    memoryMb: memoryMb + MEMORY_ADDED_MB,
    outputBytes: Math.max(limits.outputBytes, OUTPUT_BYTES),
  };
  const { stderr } = await sandbox.execute({ artefact, stdin, limits: widened }, signal);
  return checks.readCrash(stderr, languageAt(job.language).fileName);
}

/** Ended by the machine or by itself, not by a limit and not by an exit code of its choice. */
export function hasCrashed({ verdict, signal }: Execution): boolean {
  return verdict === 'runtime-error' && signal !== null;
}
