import type { CompileReport } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import type { Execution } from '@abhyas/queue/job';
import type { Pace } from '@abhyas/queue/pace';

import type { Terminal } from './frames.ts';

/** A built program, ready to be run any number of times. Opaque to everyone but the sandbox. */
export type Artefact = { readonly id: string; readonly language: LanguageIndex };

export type CompileOutcome =
  | { readonly ok: true; readonly report: CompileReport; readonly artefact: Artefact }
  | { readonly ok: false; readonly report: CompileReport };

/** Limits of one execution, already fitted to the language. */
export type ExecutionLimits = {
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly memoryMb: number;
  readonly outputBytes: number;
  readonly processes: number;
  readonly fileBytes: number;
};

export type ExecutionRequest = {
  readonly artefact: Artefact;
  readonly stdin: Uint8Array;
  /** Further read-only files in the box, by name (a custom checker's input, expected and actual). */
  readonly files?: Readonly<Record<string, Uint8Array>>;
  readonly limits: ExecutionLimits;
  /** When the program goes on and when it rests, if it takes turns with others. */
  readonly pace?: Pace;
};

/** Which steps are recorded, and how many a program may take in all. */
export type TraceRequest = Omit<ExecutionRequest, 'files'> & {
  readonly from: number;
  readonly steps: number;
  readonly mostSteps: number;
  /** The recorder gets more memory: the program was built so that mistakes of memory are found. */
  readonly isChecked?: boolean | undefined;
};

/** A program with a terminal, and who sits at it. */
export type ConversationRequest = Omit<ExecutionRequest, 'files' | 'stdin'> & {
  readonly terminal: Terminal;
};

/** A program that was run step by step. The recording comes out of a stranger's hands. */
export type TracedExecution = { readonly execution: Execution; readonly recording?: Buffer };

/** A source, and how many spaces one indent should take. */
export type FormatRequest = {
  readonly language: LanguageIndex;
  readonly code: string;
  readonly indent: number;
};

export type FormatOutcome = { readonly cpuMs: number } & (
  | { readonly kind: 'formatted'; readonly code: string }
  | { readonly kind: 'shapeless'; readonly line: number | null }
  | { readonly kind: 'unformatted'; readonly reason: 'missing' | 'failed' }
);

/** Runs strangers' code. Compile and run are both hostile: each happens in a box of its own. */
export type CompileRequest = {
  readonly language: LanguageIndex;
  readonly code: string;
  /** For `compileRecorded`: mistakes of memory are looked for as well (C and C++). */
  readonly isChecked?: boolean | undefined;
  /** Told while it waits for a compiler that others use. */
  readonly pace?: Pace;
};

export type Sandbox = {
  compile(request: CompileRequest, signal: AbortSignal): Promise<CompileOutcome>;
  /** Builds a program for `trace`. */
  compileRecorded(request: CompileRequest, signal: AbortSignal): Promise<CompileOutcome>;
  /**
   * Builds a program that has crashed once more, so that it tells on standard error where it crashes
   * (`readCrash`). Undefined for languages that tell so anyway, and when it cannot be built so.
   */
  instrument(language: LanguageIndex, code: string, signal: AbortSignal): Promise<Artefact | undefined>;
  execute(request: ExecutionRequest, signal: AbortSignal): Promise<Execution>;
  /** Runs a program and records its steps, as packages/recording reads them. */
  trace(request: TraceRequest, signal: AbortSignal): Promise<TracedExecution>;
  /** Runs a program at a terminal. What it prints goes there, and is not in the answer. */
  converse(request: ConversationRequest, signal: AbortSignal): Promise<Execution>;
  /** Formats a source. */
  format(request: FormatRequest, signal: AbortSignal): Promise<FormatOutcome>;
  close(): Promise<void>;
};
