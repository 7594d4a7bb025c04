import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

import { languageAt } from '@abhyas/languages/index';
import type { Execution, RunJob, StepWindow } from '@abhyas/queue/job';

import type { Checks } from '../checks.ts';
import type { Artefact, ExecutionLimits, Sandbox, TracedExecution } from '../sandbox/sandbox.ts';
import { firstDifference } from './first-difference.ts';

const compress = promisify(gzip);
/**
 * On honest windows, which compress to a tenth, the quickest level is as good as any; on noise it is five times as
 * quick.
 */
const COMPRESSION = { level: constants.Z_BEST_SPEED };
/** Five times what the largest honest window takes. More is noise, and every program between here and the browser pays. */
const PACKED_BYTES = 1 << 20;

/** Steps of one window: what a browser holds and a slider can be moved over. */
const WINDOW_STEPS = 20_000;
/** This much of a window lies before the step that one wants to see: what led to it comes before it. */
const STEPS_BEFORE = 15_000;
/** After that many a program is ended: recorded Python takes 60,000 to 200,000 a second, machine code 20 million. */
const MOST_STEPS = { 'machine-code': 20_000_000, classes: 2_000_000, nothing: 1_000_000 } as const;
/** Counting steps slows a program down: it gets this many times its own time, within what a person waits for. */
const TIME_FACTOR = 3;
const LEAST_MS = 5000;
const MOST_MS = 12_000;

type Means = {
  readonly sandbox: Sandbox;
  readonly checks: Checks;
  readonly signal: AbortSignal;
  readonly artefact: Artefact;
  readonly limits: ExecutionLimits;
};
type Asked = { readonly means: Means; readonly stdin: Uint8Array; readonly isChecked: boolean | undefined };
type TraceTask = Extract<RunJob['task'], { kind: 'trace' }>;

/** A program's steps, as the outcome of a job carries them. */
export type Traced = {
  readonly execution: Execution;
  readonly recording?: string;
  readonly difference?: { readonly offset: number; readonly step?: number };
};

/**
 * Records the steps that are asked for. Where a program first goes wrong is known only when it has ended: a first run,
 * which records its beginning, finds that step, and a second records what led to it if the first did not.
 */
export async function trace({ stdin, window, isChecked }: TraceTask, means: Means): Promise<Traced> {
  const asked = { means, stdin: Buffer.from(stdin), isChecked };
  const first = await record(asked, window.from === 'step' ? before(window.step) : 0);
  if (window.from === 'step' || window.from === 'start' || !first.recording) return packed(first);
  const { checks } = means;
  if (window.from === 'mistake')
    return packed(await around(asked, first, await checks.findMistake(first.recording)));
  const { offset, step } = await momentOf(window, { first, checks });
  const shown = await around(asked, first, step);
  if (offset === undefined) return packed(shown);
  return { ...(await packed(shown)), difference: { offset, ...(step !== undefined && { step }) } };
}

/** A recording in which this step is: the first, if it is there already. */
async function around(asked: Asked, first: TracedExecution, step = 0): Promise<TracedExecution> {
  return step < WINDOW_STEPS ? first : record(asked, before(step));
}

function before(step: number): number {
  return Math.max(0, step - STEPS_BEFORE);
}

const widen = (ms: number): number => Math.min(MOST_MS, Math.max(LEAST_MS, ms * TIME_FACTOR));

function record({ means, stdin, isChecked }: Asked, from: number): Promise<TracedExecution> {
  const { sandbox, artefact, limits, signal } = means;
  const widened = { ...limits, cpuMs: widen(limits.cpuMs), wallMs: widen(limits.wallMs) };
  const mostSteps = MOST_STEPS[languageAt(artefact.language).builds];
  const request = { artefact, stdin, limits: widened, from, steps: WINDOW_STEPS, mostSteps, isChecked };
  return sandbox.trace(request, signal);
}

type Ran = { readonly first: TracedExecution; readonly checks: Checks };

/** The first wrong byte and the step that printed it; of a program that printed nothing wrong its last step. */
async function momentOf(
  { expected }: Extract<StepWindow, { from: 'difference' }>,
  { first: { execution, recording }, checks }: Ran,
): Promise<{ offset?: number; step?: number }> {
  const offset = firstDifference(expected, execution.stdout);
  const step = recording && (await checks.findPrinter(recording, offset ?? Number.POSITIVE_INFINITY));
  return { ...(offset !== undefined && { offset }), ...(step !== undefined && { step }) };
}

async function packed({ execution, recording }: TracedExecution): Promise<Traced> {
  if (!recording) return { execution };
  const bytes = await compress(recording, COMPRESSION);
  return bytes.length > PACKED_BYTES ? { execution } : { execution, recording: bytes.toString('base64') };
}
