import type { LanguageIndex } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import type { Execution } from '@abhyas/queue/job';

import type { TerminalState } from '../../sandbox/frames.ts';
import type { ExecutionLimits, Sandbox } from '../../sandbox/sandbox.ts';

export type Talk = {
  readonly execution: Execution;
  /** All that was shown, with what was typed at its place, each line of it after a `>`. */
  readonly transcript: string;
  readonly shown: string;
  readonly states: readonly TerminalState[];
};

export type Program = { readonly language: LanguageIndex; readonly code: string };

const END_OF_INPUT = '\u0004';

/** Limits of a program at a terminal, as the product gives them. */
export function talkLimits(language: LanguageIndex, limits: Partial<ExecutionLimits> = {}): ExecutionLimits {
  const { memoryAddedMb, processes } = toolchainAt(language);
  return {
    cpuMs: 4000,
    wallMs: 20_000,
    memoryMb: 128 + memoryAddedMb,
    outputBytes: 1 << 20,
    processes,
    fileBytes: 16 << 20,
    ...limits,
  };
}

type Talking = {
  readonly sandbox: Sandbox;
  readonly signal?: AbortSignal;
  readonly limits?: Partial<ExecutionLimits>;
  /** Called whenever the program's state is told, with how to type. */
  readonly stands?: (state: TerminalState, type: (text: string) => void) => void;
};

/** Builds a program and types one line whenever it waits; after the last line, the end of input. */
export async function talk(
  { language, code }: Program,
  lines: readonly string[],
  { sandbox, signal = new AbortController().signal, limits, stands }: Talking,
): Promise<Talk> {
  const built = await sandbox.compile({ language, code }, signal);
  if (!built.ok) throw new Error(built.report.output);
  const left = [...lines];
  const states: TerminalState[] = [];
  const heard = new TextDecoder();
  let [transcript, shown] = ['', ''];
  let typed: ((bytes: Uint8Array) => void) | undefined;
  const type = (text: string): void => typed?.(Buffer.from(text));
  const typeNext = (): void => {
    const line = left.shift();
    if (line !== undefined) transcript += `>${line}\n`;
    type(line === undefined ? END_OF_INPUT : `${line}\n`);
  };
  const execution = await sandbox.converse(
    {
      artefact: built.artefact,
      limits: talkLimits(language, limits),
      terminal: {
        begin: (given) => (typed = given),
        shows: (bytes) => {
          const text = heard.decode(bytes, { stream: true });
          transcript += text;
          shown += text;
        },
        stands: (state) => {
          states.push(state);
          if (stands) stands(state, type);
          else if (state.waits) typeNext();
        },
      },
    },
    signal,
  );
  return { execution, transcript, shown, states };
}
