import type { Crash } from '@abhyas/contract/running';
import { languageAt } from '@abhyas/languages/index';
import type { Execution, RunJob } from '@abhyas/queue/job';

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

/**
 * Asks a C or C++ program that was ended by a signal where that was: by one more run of a build that tells.
 * Programs that do not crash pay nothing for it. Undefined when it does not crash again, or not in time.
 */
export async function findCrash(
  sandbox: Sandbox,
  { job, stdin, limits }: Crashed,
  signal: AbortSignal,
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
  return readCrash(stderr, languageAt(job.language).fileName);
}

/** Ended by the machine or by itself, not by a limit and not by an exit code of its choice. */
export function hasCrashed({ verdict, signal }: Execution): boolean {
  return verdict === 'runtime-error' && signal !== null;
}

const BY_ADDRESS = /^==\d+==ERROR: AddressSanitizer: (?<what>.*)$/m;
const BY_BEHAVIOUR = /^(?:[^\s:]+:\d+:\d+|<unknown>): runtime error: (?<what>.*)$/m;
const BY_LIBRARY = /: Assertion '(?<what>.*)' failed\.$/m;

/** Reads what the sanitizers wrote: what happened, and the innermost line of the learner's own file. */
export function readCrash(stderr: string, fileName: string): Crash | undefined {
  const found = [BY_LIBRARY, BY_BEHAVIOUR, BY_ADDRESS]
    .map((pattern) => pattern.exec(stderr))
    .filter((match) => match !== null);
  const [first] = found.toSorted((one, other) => one.index - other.index);
  const what = first?.groups?.['what'];
  if (first === undefined || what === undefined) return undefined;
  const file = fileName.replaceAll('.', String.raw`\.`);
  const place = new RegExp(String.raw`^(?:\s+#\d+ .*[\s/])?${file}:(\d+)(?::\d+)?\b`, 'm');
  const line = place.exec(stderr.slice(first.index))?.[1];
  return { line: line === undefined ? null : Number(line), report: plain(what) };
}

/** Addresses and registers differ from run to run and tell a learner nothing, except that one is nearly 0. */
function plain(what: string): string {
  return what
    .replace(/ on unknown address 0x0*[\da-f]{1,3}(?![\da-f]).*$/, ' at a null pointer')
    .replace(/ on (?:unknown address|address)?\b.*$|:? 0x[\da-f]{6,}.*$/, '')
    .trim();
}
