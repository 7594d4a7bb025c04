import { IDLE_MS, IDLE_TOLD_BEFORE_MS, type ConsoleEnding, type Typed } from '@abhyas/contract/console';
import type { CompileReport } from '@abhyas/contract/running';
import type { Conversation } from '@abhyas/queue/conversation';
import type { Execution } from '@abhyas/queue/job';

import type { TerminalState } from '../sandbox/frames.ts';
import type { Artefact, ExecutionLimits, Sandbox } from '../sandbox/sandbox.ts';

/** What a person who talks with a program gets instead of what a run gets; its processor time is the same. */
const WALL_MS = 600_000;
const OUTPUT_BYTES = 1 << 20;

const KEYS = { end: '\u0004', interrupt: '\u0003' } as const;

type Means = {
  readonly sandbox: Pick<Sandbox, 'converse'>;
  readonly artefact: Artefact;
  readonly compile: CompileReport;
  readonly limits: ExecutionLimits;
  readonly signal: AbortSignal;
};

/** How a program that somebody talked with ended, and all that it was typed. */
export type Talked = {
  readonly execution: Execution;
  readonly ending: ConsoleEnding;
  readonly typed: string;
};

/** Ends a wait for input that nobody ends, and tells so before. */
class IdleClock {
  readonly #tell: () => void;
  readonly #end: () => void;
  #timers: NodeJS.Timeout[] = [];

  constructor(tell: () => void, end: () => void) {
    this.#tell = tell;
    this.#end = end;
  }

  /** The program waits: the clock runs on if it did already, since output alone is no input. */
  start(): void {
    if (this.#timers.length > 0) return;
    this.#timers = [
      setTimeout(this.#tell, IDLE_MS - IDLE_TOLD_BEFORE_MS).unref(),
      setTimeout(this.#end, IDLE_MS).unref(),
    ];
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }
}

/** Runs a program at a terminal whose other end is a conversation. */
export async function interact(
  conversation: Pick<Conversation, 'tell' | 'onTyped'>,
  means: Means,
): Promise<Talked> {
  const { sandbox, artefact, compile, limits, signal } = means;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const over = new AbortController();
  const idle = new IdleClock(
    () => conversation.tell({ kind: 'idle', seconds: IDLE_TOLD_BEFORE_MS / 1000 }),
    () => over.abort('idle'),
  );
  let typed = '';
  const shows = (text: string): void => {
    if (text !== '') conversation.tell({ kind: 'shown', text });
  };
  const stands = (state: TerminalState): void => {
    if (state.waits) idle.start();
    conversation.tell({ kind: 'stands', ...state });
  };
  conversation.tell({ kind: 'began', compile });
  const execution = await sandbox.converse(
    {
      artefact,
      limits: { ...limits, wallMs: WALL_MS, outputBytes: OUTPUT_BYTES },
      terminal: {
        begin: (type) =>
          conversation.onTyped((piece) => {
            idle.stop();
            typed += piece.key === 'text' ? piece.text : '';
            type(Buffer.from(bytesOf(piece)));
          }),
        shows: (bytes) => shows(decoder.decode(bytes, { stream: true })),
        stands,
      },
    },
    AbortSignal.any([signal, over.signal]),
  );
  idle.stop();
  shows(decoder.decode());
  return { execution, ending: endingOf(signal, over.signal), typed };
}

const bytesOf = (piece: Typed): string => (piece.key === 'text' ? piece.text : KEYS[piece.key]);

function endingOf(signal: AbortSignal, idle: AbortSignal): ConsoleEnding {
  if (idle.aborted) return 'idle';
  if (!signal.aborted) return 'itself';
  return signal.reason === 'unattended' ? 'unattended' : 'stopped';
}
