/** The runner's side of the frames that `cell/wire.h` describes. */

import type { Pace } from '@abhyas/queue/pace';

export const FRAME = {
  start: 'S',
  ready: 'R',
  go: 'G',
  kill: 'K',
  rest: 'P',
  goOn: 'C',
  input: 'I',
  output: 'O',
  state: 'T',
  done: 'D',
  ended: 'E',
} as const;

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};
const text = (value: string | Uint8Array): Buffer[] => {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  return [u32(bytes.length), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)];
};
const list = (values: readonly string[]): Buffer[] => [u32(values.length), ...values.flatMap(text)];

/** Limits of one box, in the units of `struct run_limits`. */
export type BoxLimits = {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly memoryKb: number;
  readonly outputBytes: number;
  readonly processes: number;
  readonly fileKb: number;
  readonly stackKb: number;
  readonly artefactBytes: number;
};

function limitFields(limits: BoxLimits): Buffer[] {
  const { wallMs, cpuMs, memoryKb, outputBytes, processes, fileKb, stackKb, artefactBytes } = limits;
  return [wallMs, cpuMs, memoryKb, outputBytes, processes, fileKb, stackKb, artefactBytes].map((field) =>
    u32(Math.ceil(field)),
  );
}

export function frame(type: string, parts: readonly Buffer[]): Buffer {
  const payload = Buffer.concat(parts);
  return Buffer.concat([u32(payload.length), Buffer.from(type, 'latin1'), payload]);
}

/** What a box starts ahead of any order: nothing, or an interpreter that waits on descriptor 3. */
export type BoxStart = {
  readonly limits: BoxLimits;
  readonly env: readonly string[];
  readonly argv: readonly string[];
  /** Whether the program's descriptors 0, 1 and 2 are a terminal instead of a file and two pipes. */
  readonly terminal?: boolean;
};

export function startFrame({ limits, env, argv, terminal = false }: BoxStart): Buffer {
  return frame(FRAME.start, [u32(terminal ? 1 : 0), ...limitFields(limits), ...list(env), ...list(argv)]);
}

export type BoxFile = { readonly path: string; readonly mode: number; readonly bytes: Uint8Array };

/**
 * What to run in a box. `artefact` names the file that is taken out when the program ends with 0, or, if it is
 * `keptWhatever`, also when it crashes or is ended at a limit.
 */
export type BoxOrder = {
  readonly limits: BoxLimits;
  readonly env: readonly string[];
  readonly argv: readonly string[];
  readonly files: readonly BoxFile[];
  readonly artefact?: string;
  readonly keptWhatever?: boolean;
  readonly stdin: Uint8Array;
  /** Who sits at the terminal of a box that has one. */
  readonly terminal?: Terminal;
  /** When the program goes on and when it rests. */
  readonly pace?: Pace;
};

/** How a program's terminal stands. */
export type TerminalState = {
  /** It waits for input. */
  readonly waits: boolean;
  /** What is typed may be seen. */
  readonly echoes: boolean;
  /** It is given whole lines; one that takes single keys shows what is typed by itself. */
  readonly byLine: boolean;
};

export type Terminal = {
  /** The program is there: what is given to `type` is typed. */
  readonly begin: (type: (bytes: Uint8Array) => void) => void;
  readonly shows: (bytes: Buffer) => void;
  readonly stands: (state: TerminalState) => void;
};

/** The flags of `cell/terminal.c`. */
export function readState(payload: Buffer): TerminalState {
  const flags = payload.readUInt8(0);
  return { waits: (flags & 1) !== 0, echoes: (flags & 2) !== 0, byLine: (flags & 4) !== 0 };
}

export function goFrame(order: BoxOrder): Buffer {
  const forInit = Buffer.concat([
    ...text(order.artefact ?? ''),
    u32(order.keptWhatever === true ? 1 : 0),
    ...list(order.env),
    ...list(order.argv),
    u32(order.files.length),
    ...order.files.flatMap(({ path, mode, bytes }) => [...text(path), u32(mode), ...text(bytes)]),
  ]);
  return frame(FRAME.go, [...limitFields(order.limits), ...text(forInit), ...text(order.stdin)]);
}

/** `enum end_reason`, in its order. */
const END_REASONS = ['exited', 'cpu', 'wall', 'memory', 'output', 'stopped', 'broken'] as const;
export type EndReason = (typeof END_REASONS)[number];
const ARTEFACT_STATES = ['none', 'taken', 'refused'] as const;

/** How a box ended and what it gave. */
export type BoxOutcome = {
  readonly reason: EndReason;
  readonly truncated: boolean;
  /** Why the program could not even be started; 0: it could. */
  readonly execErrno: number;
  readonly exitCode: number;
  /** 0: it ended by itself. */
  readonly signal: number;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly peakKb: number;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly artefact: Buffer;
  readonly artefactState: (typeof ARTEFACT_STATES)[number];
};

/** `sizeof(struct outcome)`. */
const OUTCOME_BYTES = 48;

export function readOutcome(payload: Buffer): BoxOutcome {
  let at = OUTCOME_BYTES;
  const next = (): Buffer => {
    const length = payload.readUInt32LE(at);
    at += 4 + length;
    return payload.subarray(at - length, at);
  };
  return {
    reason: END_REASONS[payload.readUInt32LE(0)] ?? 'broken',
    truncated: payload.readUInt32LE(4) !== 0,
    execErrno: payload.readUInt32LE(8),
    artefactState: ARTEFACT_STATES[payload.readUInt32LE(12)] ?? 'none',
    exitCode: payload.readInt32LE(16),
    signal: payload.readInt32LE(20),
    cpuMs: Number(payload.readBigUInt64LE(24)) / 1000,
    wallMs: Number(payload.readBigUInt64LE(32)) / 1000,
    peakKb: Number(payload.readBigUInt64LE(40)),
    stdout: next(),
    stderr: next(),
    artefact: next(),
  };
}

/** Cuts a byte stream into frames. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;

  /** Frames that `chunk` completes. */
  push(chunk: Buffer): { type: string; payload: Buffer }[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const frames = [];
    for (let next = this.#take(); next; next = this.#take()) frames.push(next);
    return frames;
  }

  #take(): { type: string; payload: Buffer } | undefined {
    if (this.#length < 5) return undefined;
    const first = this.#chunks[0];
    if (first === undefined || first.length < 5) this.#join();
    const size = 5 + (this.#chunks[0]?.readUInt32LE(0) ?? 0);
    if (this.#length < size) return undefined;
    const bytes = this.#join();
    this.#chunks = bytes.length > size ? [bytes.subarray(size)] : [];
    this.#length -= size;
    return { type: bytes.toString('latin1', 4, 5), payload: bytes.subarray(5, size) };
  }

  #join(): Buffer {
    const bytes = Buffer.concat(this.#chunks, this.#length);
    this.#chunks = [bytes];
    return bytes;
  }
}
