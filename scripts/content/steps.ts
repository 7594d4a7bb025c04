import { gunzipSync } from 'node:zlib';
import { lineIn } from '@abhyas/content/exercises/programs';
import {
  namesIn,
  type RecordedSteps,
  type SteppedProgram,
  type SteppedSource,
  stepsKey,
} from '@abhyas/content/steps/steps-file';
import type { RunOutcome } from '@abhyas/queue/job';
import { decode } from '@abhyas/recording/decode';
import type { Recording, Value } from '@abhyas/recording/format';
import { heldBy, Replay } from '@abhyas/recording/replay';

/** A place that the author named does not fit what the program really does. */
class NotSo extends Error {}

/** The steps of a lesson's program with the author's moments found in them, or why there are none. */
export function recordedSteps(
  outcome: RunOutcome,
  program: SteppedProgram,
  source: SteppedSource,
): RecordedSteps | string {
  if (outcome.kind !== 'traced') return `could not be recorded (${outcome.kind})`;
  const { execution, recording: packed } = outcome;
  if (execution.verdict !== 'accepted') return `ends with ${execution.verdict}`;
  if (packed === undefined) return 'was not recorded';
  const recording = unpacked(packed);
  if (recording.run?.steps !== recording.steps.length) return 'has too many steps to be recorded as a whole';
  try {
    const moments = momentsIn(recording, program.code, source);
    return { of: stepsKey(program, source), output: execution.stdout, recording: packed, ...moments };
  } catch (error) {
    if (error instanceof NotSo) return error.message;
    throw error;
  }
}

/** @throws NotSo */
function momentsIn(
  recording: Recording,
  code: string,
  source: SteppedSource,
): Pick<RecordedSteps, 'open' | 'said'> {
  refuseUnwatched(recording, source.watch);
  const said = sentencesIn(recording, code, source);
  const opened = source.open && stepsAt(recording, code, source.open);
  return { open: opened?.[0] ?? said[0]?.[0] ?? 0, said };
}

/** Why what a lesson shows is not what its program does now, or null. */
export function stepsFault(outcome: RunOutcome, shown: RecordedSteps): string | null {
  if (outcome.kind !== 'traced' || outcome.recording === undefined) return 'cannot be recorded any more';
  if (outcome.execution.stdout !== shown.output) return 'prints something else than its recording';
  const now = JSON.stringify(unpacked(outcome.recording).steps);
  return now === JSON.stringify(unpacked(shown.recording).steps)
    ? null
    : 'has other steps than its recording';
}

function unpacked(recording: string): Recording {
  return decode(gunzipSync(Buffer.from(recording, 'base64')));
}

type Moment = Pick<SteppedSource['say'][number], 'at' | 'visit'>;

function stepsAt({ steps }: Recording, code: string, { at, visit }: Moment): number[] {
  if (at === 'end') return [steps.length - 1];
  const line = lineIn(code, at);
  if (line === null) throw new NotSo(`"${at}" must stand on exactly one line of the program`);
  const visits = steps.flatMap((step, index) =>
    step.kind === 'line' && step.line === line + 1 ? [index] : [],
  );
  const chosen = visit === undefined ? visits : visits.slice(visit - 1, visit);
  if (chosen.length > 0) return chosen;
  throw new NotSo(`"${at}" is carried out ${visits.length} times, so there is no visit ${visit ?? 1}`);
}

/** Each step has one sentence; of two, the one that names its visit. */
function sentencesIn(recording: Recording, code: string, { say }: SteppedSource): [number, number][] {
  const replay = new Replay(recording);
  const said = new Map<number, number>();
  const general = [...say.entries()].toSorted(
    ([, a], [, b]) => Number(a.visit !== undefined) - Number(b.visit !== undefined),
  );
  for (const [index, sentence] of general) {
    for (const step of stepsAt(recording, code, sentence)) said.set(step, index);
  }
  for (const [step, index] of said) {
    const sentence = say[index];
    const texts = sentence ? [sentence.text, ...Object.values(sentence.in)] : [];
    for (const name of texts.flatMap((text) => namesIn(text))) {
      if (!isKnown(heldBy(replay.at(step), name)))
        throw new NotSo(`"${name}" has no value at "${sentence?.at}" (step ${step + 1})`);
    }
  }
  return [...said].toSorted(([a], [b]) => a - b);
}

const isKnown = (value: Value | undefined): boolean =>
  value !== undefined && value.kind !== 'unset' && value.kind !== 'unknown';

function refuseUnwatched(recording: Recording, watch: readonly string[]): void {
  const named = new Set(
    recording.steps.flatMap(({ changes }) =>
      changes.flatMap((each) => (each.kind === 'set' ? [each.name] : [])),
    ),
  );
  const missing = watch.find((name) => !named.has(name));
  if (missing !== undefined) throw new NotSo(`the program has no variable "${missing}" to watch`);
}
