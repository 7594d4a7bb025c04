import { traceRun, type ExecuteReply, type TraceFrom, type TraceInput } from '@abhyas/contract/running';
import type { Recording } from '@abhyas/recording/format';
import type { LanguageIndex } from '@abhyas/languages/index';

import { call } from '../../lib/api-client.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { texts } from '../../lib/texts.ts';
import { readRecording } from './read-recording.ts';

/** A program as it is to be looked at. */
export type TracedProgram = {
  readonly code: string;
  readonly language: LanguageIndex;
  readonly assetId: string;
  readonly input: TraceInput;
  /** What it should have printed, where that is known. */
  readonly expected?: string | undefined;
};

export type Trace = { readonly reply: ExecuteReply; readonly recording: Recording };

/** Why there are no steps to look at, in a sentence. */
export class NoSteps extends Error {}

/** Runs a program step by step. @throws NoSteps */
export async function traceProgram(program: TracedProgram, from: TraceFrom): Promise<Trace> {
  const { expected: _, ...asked } = program;
  const reply = await call(traceRun, { body: { ...asked, from, runId: randomUuid() } });
  if (reply.verdict === undefined) throw new NoSteps(reply.notif ?? texts.tracing.failed);
  if (reply.recording === undefined)
    throw new NoSteps(
      reply.verdict === 'accepted' ? texts.tracing.tooMuch : (reply.msg ?? texts.tracing.nothing),
    );
  const recording = await readRecording(reply.recording);
  if (!recording) throw new NoSteps(texts.tracing.unreadable);
  if (recording.steps.length === 0) throw new NoSteps(texts.tracing.nothing);
  return { reply, recording };
}
