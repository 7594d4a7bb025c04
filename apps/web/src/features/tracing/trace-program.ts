import { traceRun, type ExecuteReply, type TraceFrom, type TraceInput } from '@abhyas/contract/running';
import type { Mistake, Recording } from '@abhyas/recording/format';
import { mistakesOf } from '@abhyas/recording/mistakes';
import type { LanguageIndex } from '@abhyas/languages/index';

import { call } from '../../lib/api-client.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { request } from '../../lib/request.ts';
import { type Guide, readRecorded } from './guide.ts';
import { readRecording } from './read-recording.ts';
import { tracingTexts } from './tracing-texts.ts';

/** A program as it is to be looked at. */
export type TracedProgram = {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly assetId: string;
  readonly input: TraceInput;
  /** Whether mistakes of memory are looked for as well: in C and C++. */
  readonly isChecked?: boolean | undefined;
  /** What it should have printed, where that is known. */
  readonly expected?: string | undefined;
  /** Where its steps are kept, which were recorded when it was written: it is not run. */
  readonly recorded?: string | undefined;
};

export type Trace = {
  readonly reply: Pick<ExecuteReply, 'co' | 'difference'>;
  readonly recording: Recording;
  /** Those that were found, in the order of their steps; unset where none were looked for. */
  readonly mistakes?: readonly Mistake[];
  /** What an author says of it. */
  readonly guide?: Guide;
};

/** Why there are no steps to look at, in a sentence. */
export class NoSteps extends Error {}

/** Runs a program step by step. @throws NoSteps */
export async function traceProgram(program: TracedProgram, from: TraceFrom): Promise<Trace> {
  if (program.recorded !== undefined) return fetchRecorded(program.recorded);
  const { expected: _, recorded: __, ...asked } = program;
  const reply = await call(traceRun, { body: { ...asked, from, runId: randomUuid() } });
  const recording = await recordingIn(reply);
  const mistakes =
    program.isChecked === true &&
    mistakesOf(recording, { code: program.code, compileOutput: reply.compile?.output ?? '' });
  return { reply, recording, ...(mistakes && { mistakes }) };
}

/** @throws NoSteps */
async function recordingIn({ verdict, notif, msg, recording: packed }: ExecuteReply): Promise<Recording> {
  if (verdict === undefined) throw new NoSteps(notif ?? tracingTexts().failed);
  if (packed === undefined)
    throw new NoSteps(verdict === 'accepted' ? tracingTexts().tooMuch : (msg ?? tracingTexts().nothing));
  const recording = await readRecording(packed);
  if (!recording) throw new NoSteps(tracingTexts().unreadable);
  if (recording.steps.length === 0) throw new NoSteps(tracingTexts().nothing);
  return recording;
}

/** The steps that are kept with a lesson: nobody needs an account for them, and nothing runs. @throws NoSteps */
async function fetchRecorded(address: string): Promise<Trace> {
  const kept = readRecorded(await request({ method: 'GET', url: address }));
  const recording = kept && (await readRecording(kept.recording));
  if (!kept || !recording) throw new NoSteps(tracingTexts().failed);
  return { reply: { co: kept.output }, recording, guide: kept };
}
