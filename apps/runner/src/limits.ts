import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import type { JobLimits } from '@abhyas/queue/job';

import type { ExecutionLimits } from './sandbox/sandbox.ts';

/**
 * Wall time for each CPU millisecond allowed, and what is added to it. A program that waits for input that
 * never comes must end soon, one that merely shares a busy machine must not.
 */
const WALL_FACTOR = 1.25;
const WALL_ADDED_MS = 2500;

/** The largest single file a program may write. */
const FILE_BYTES = 16 * 1024 * 1024;

/** The problem's limits, which are stated for C, as this language gets them. The same in every mode. */
export function fitLimits(limits: JobLimits, language: LanguageIndex): ExecutionLimits {
  const toolchain = toolchainAt(language);
  const cpuMs = limits.timeMs * languageAt(language).timeFactor;
  return {
    cpuMs,
    wallMs: Math.min(cpuMs * WALL_FACTOR + WALL_ADDED_MS, limits.wallMs ?? Infinity),
    memoryMb: limits.memoryMb + toolchain.memoryAddedMb,
    outputBytes: limits.outputKb * 1024,
    processes: toolchain.processes,
    fileBytes: FILE_BYTES,
  };
}

/** What an author's checker may use for one test, before its language's own additions. */
export const CHECKER_LIMITS: JobLimits = { timeMs: 5000, memoryMb: 256, outputKb: 64 };

/**
 * A judged job that has met a failure stops after this long: a program that runs into the time limit in each
 * of fifty tests must not hold a slot for minutes. One that passes is never cut.
 */
export const FAILING_JOB_BUDGET_MS = 20_000;

/**
 * This long may a program wait over all tests of a judged job, right or wrong, before it is ended as one that takes too
 * long. On a busy machine a program that computes waits as well: as long as it computes is its due.
 */
export const WAITING_JOB_BUDGET_MS = 8000;

/** The time of an execution in which its program waited for something else than a processor. */
export const waitedMs = ({ cpuMs, wallMs }: { cpuMs: number; wallMs: number }): number =>
  Math.max(0, wallMs - 2 * cpuMs);

/** Runs that are carried out beyond the slots: such as last, and such that no learner waits for. */
export const extraRuns = (slots: number): number => slots + 2;

/** Runs that are carried out beyond these while the machine's processors are idle, because those before them sleep. */
export const SPARE_RUNS = 32;

/** As much of a visible test's output as travels with the verdict. A run with own input keeps all. */
export const JUDGED_OUTPUT_CHARACTERS = 64 * 1024;
