import { constants } from 'node:os';

import type { Verdict } from '@abhyas/contract/running';
import type { Execution } from '@abhyas/queue/job';

import type { BoxOutcome, EndReason } from './frames.ts';

/** The first name of each number: SIGABRT is also called SIGIOT. */
const SIGNAL_NAMES = new Map(
  Object.entries(constants.signals)
    .toReversed()
    .map(([name, number]) => [number, name]),
);

const BY_REASON: Record<Exclude<EndReason, 'exited'>, Verdict> = {
  cpu: 'time-limit',
  wall: 'time-limit',
  memory: 'memory-limit',
  output: 'output-limit',
  stopped: 'not-run',
  broken: 'internal-error',
};

function verdictOf(outcome: BoxOutcome, stderr: string, outOfMemory: readonly string[]): Verdict {
  if (outcome.execErrno !== 0) return 'internal-error';
  if (outcome.reason !== 'exited') return BY_REASON[outcome.reason];
  if (outcome.signal === 0 && outcome.exitCode === 0) return 'accepted';
  const said = `\n${stderr}`;
  return outOfMemory.some((words) => said.includes(words)) ? 'memory-limit' : 'runtime-error';
}

/** UTF-8 with invalid bytes replaced; a character that the limit has cut through is left out. */
export function readText(bytes: Buffer, truncated: boolean): string {
  if (!truncated) return bytes.toString('utf8');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes, { stream: true });
}

/**
 * The outcome of a box in the queue's words. `accepted` here means: it ended well.
 *
 * @param outOfMemory what the language's run-time says of a program that asked for more memory than it may have
 */
export function toExecution(outcome: BoxOutcome, outOfMemory: readonly string[]): Execution {
  const stderr = readText(outcome.stderr, outcome.truncated);
  const ended = outcome.reason === 'exited' || outcome.reason === 'memory';
  return {
    verdict: verdictOf(outcome, stderr, outOfMemory),
    stdout: readText(outcome.stdout, outcome.truncated),
    stderr,
    truncated: outcome.truncated,
    exitCode: ended && outcome.signal === 0 ? outcome.exitCode : null,
    signal:
      ended && outcome.signal !== 0 ? (SIGNAL_NAMES.get(outcome.signal) ?? `SIG${outcome.signal}`) : null,
    cpuMs: outcome.cpuMs,
    wallMs: outcome.wallMs,
    memoryKb: outcome.peakKb,
  };
}
