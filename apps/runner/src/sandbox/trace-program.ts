import { languageAt } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';

import { WORK } from '../../profiles/isolation.ts';
import { ENVIRONMENT } from './boxes.ts';
import type { BoxOrder, BoxOutcome } from './frames.ts';
import { interpreterOf, withTools } from './interpreter.ts';
import { programCommand } from './program-command.ts';
import type { Program } from './program.ts';
import { boxLimits } from './program-executor.ts';
import type { TracedExecution, TraceRequest } from './sandbox.ts';
import { toExecution } from './verdict.ts';

/** Where a recorder writes, in the box. */
const RECORDING = '.recording';
/** What the steps of one window may take, uncompressed. */
const RECORDING_BYTES = 4 << 20;
/** What a recorder says of the whole run comes on top, with the head. */
const LAST_BYTES = (1 << 20) + 64;
/** The recording is memory of the box, and the recorder has its own. */
const MEMORY_ADDED_MB = 64;
/** What is known of each piece of memory, gaps between variables, and blocks that were given back. */
const CHECKING_MEMORY_ADDED_MB = 192;
/** This much later than the recorder, which ends the program in good order, the box ends it. */
const GRACE_MS = 1000;

/** Java's calls of its recorder, which a stack that overflows may end with. */
const OWN_CALLS = /^\tat abhyas\.recorder_*\..*\n/gm;

const HOOKS = /^\/work\/(abhyas\/recorder_*\/Hooks)\.class$/u;

type Means = {
  readonly run: (order: BoxOrder) => Promise<BoxOutcome>;
  readonly jdk: string;
};

/** Runs a program by its language's recorder, in a plain box: nothing of it was there before. */
export async function traceProgram(
  program: Program,
  request: TraceRequest,
  { run, jdk }: Means,
): Promise<TracedExecution> {
  const { limits } = request;
  const memoryMb = limits.memoryMb + memoryAddedMb(request);
  const outcome = await run({
    limits: {
      ...boxLimits({
        ...limits,
        cpuMs: limits.cpuMs + GRACE_MS,
        wallMs: limits.wallMs + GRACE_MS,
        memoryMb,
      }),
      artefactBytes: RECORDING_BYTES + LAST_BYTES,
    },
    ...recorderCommand(program, request, jdk),
    files: program.files,
    artefact: `${WORK}/${RECORDING}`,
    keptWhatever: true,
    stdin: request.stdin,
    ...(request.pace && { pace: request.pace }),
  });
  const execution = toExecution(outcome, toolchainAt(program.language).outOfMemory);
  const stderr = execution.stderr.replaceAll(`${WORK}/`, '').replaceAll(OWN_CALLS, '');
  const isTaken = outcome.artefactState === 'taken';
  return { execution: { ...execution, stderr }, ...(isTaken && { recording: outcome.artefact }) };
}

function memoryAddedMb({ isChecked }: TraceRequest): number {
  return MEMORY_ADDED_MB + (isChecked === true ? CHECKING_MEMORY_ADDED_MB : 0);
}

/** The class of Java's hooks, as class files name it: its package has underscores added until it is no other's. */
function hooksOf({ files }: Program): string {
  const hooks = files.map(({ path }) => HOOKS.exec(path)?.[1] ?? '');
  return hooks.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

function recorderCommand(
  program: Program,
  request: TraceRequest,
  jdk: string,
): Pick<BoxOrder, 'argv' | 'env'> {
  const { language } = program;
  const { from, steps, mostSteps, limits } = request;
  const { build } = toolchainAt(language);
  if (build.kind !== 'interpreted') {
    const settings: (string | number)[] = [
      RECORDING,
      from,
      steps,
      RECORDING_BYTES,
      mostSteps,
      limits.cpuMs,
      language,
    ];
    if (build.kind === 'java') settings.push(hooksOf(program));
    return {
      argv: programCommand(program, {
        memoryMb: limits.memoryMb + memoryAddedMb(request),
        jdk,
        isRecorded: true,
      }),
      env: [...ENVIRONMENT, `ABHYAS_RECORDING=${settings.map((each) => String(each)).join(':')}`],
    };
  }
  if (!build.record) throw new Error('this language has no recorder');
  const settings = {
    language,
    folder: WORK,
    recording: RECORDING,
    from,
    steps,
    bytes: RECORDING_BYTES,
    mostSteps,
    mostCpuMs: limits.cpuMs,
  };
  const flags = withTools(build.record, languageAt(language).id);
  return {
    argv: [interpreterOf(build), ...flags, JSON.stringify(settings)],
    // What is random by the hash of a text is the same in each recording of one program.
    env: [...ENVIRONMENT, 'PYTHONHASHSEED=0'],
  };
}
