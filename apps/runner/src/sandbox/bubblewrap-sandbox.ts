import { createHash } from 'node:crypto';

import type { CompileReport } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import type { Execution } from '@abhyas/queue/job';

import { Boxes } from './boxes.ts';
import type { CgroupMode } from './cgroups.ts';
import type { Compiled } from './compiler.ts';
import { Compilers } from './compilers.ts';
import type { BoxOrder } from './frames.ts';
import { formatSource } from './format-source.ts';
import { watchMemory } from './memory-watch.ts';
import { requireBox, requirePrograms } from './probe.ts';
import type { Program } from './program.ts';
import { ProgramExecutor } from './program-executor.ts';
import { ProgramStore } from './program-store.ts';
import type {
  Artefact,
  CompileOutcome,
  CompileRequest,
  ConversationRequest,
  ExecutionRequest,
  FormatOutcome,
  FormatRequest,
  Sandbox,
  TracedExecution,
  TraceRequest,
} from './sandbox.ts';
import { traceProgram } from './trace-program.ts';
import { openToolbox, type Toolbox } from './toolbox.ts';

export type SandboxConfig = {
  /** A folder of the runner's own for tools, precompiled headers and built programs. */
  readonly cacheDir: string;
  /** How many jobs run at once. */
  readonly slots: number;
  /** How many may run beyond these. */
  readonly extra: number;
  readonly cgroups: CgroupMode;
  /** Whether interpreters and compilers wait warm and headers are compiled ahead. */
  readonly pools: boolean;
};

/** A sandbox that tells when the work ahead is done; it serves before that as well, only slower. */
export type PreparedSandbox = Sandbox & { readonly prepared: Promise<void> };

class BubblewrapSandbox implements PreparedSandbox {
  prepared: Promise<void> = Promise.resolve();
  readonly #toolbox: Toolbox;
  readonly #boxes: Boxes;
  readonly #store: ProgramStore;
  readonly #compilers: Compilers;
  readonly #runs: ProgramExecutor;
  /** Programs that somebody holds: theirs to run, whatever the store has let go. */
  readonly #held = new WeakMap<Artefact, Program>();
  readonly #closing = new AbortController();
  #stopWatching = () => {};

  constructor(toolbox: Toolbox, boxes: Boxes, store: ProgramStore) {
    this.#toolbox = toolbox;
    this.#boxes = boxes;
    this.#store = store;
    this.#compilers = new Compilers(toolbox, boxes);
    this.#runs = new ProgramExecutor(boxes, toolbox.jdk);
  }

  /** Begins the work ahead; meanwhile runs take the slow ways. */
  warmUp(slots: number): void {
    this.#runs.startWaiting(slots);
    this.#compilers.setActive(true);
    const watch = watchMemory((isShort) => {
      this.#runs.setActive(!isShort);
      this.#compilers.setActive(!isShort);
    });
    this.#stopWatching = () => watch.stop();
    // A header that cannot be compiled ahead is compiled with each program: slower, but no less right.
    this.prepared = this.#compilers.prepare(this.#closing.signal).catch(() => undefined);
  }

  compile(request: CompileRequest, signal: AbortSignal): Promise<CompileOutcome> {
    const { language, code } = request;
    const build = () => this.#compilers.build(request, signal);
    return this.#build({ id: this.#keyOf(language, code), language }, build);
  }

  compileRecorded(request: CompileRequest, signal: AbortSignal): Promise<CompileOutcome> {
    const { language, code } = request;
    if (toolchainAt(language).build.kind === 'interpreted') return this.compile(request, signal);
    const build = () => this.#compilers.buildRecorded(request, signal);
    const kind = request.isChecked === true ? 'checked' : 'recorded';
    return this.#build({ id: `${this.#keyOf(language, code)}-${kind}`, language }, build);
  }

  /** Takes a program from those that are kept, or builds it. */
  async #build(artefact: Artefact, build: () => Promise<Compiled>): Promise<CompileOutcome> {
    const started = performance.now();
    const report = (ok: boolean, output: string): CompileReport => ({
      ok,
      output,
      timeMs: performance.now() - started,
    });
    const known = await this.#store.get(artefact.id);
    if (known) {
      this.#held.set(artefact, known);
      return { ok: true, artefact, report: { ...report(true, known.output), cached: true } };
    }
    const compiled = await build();
    if (!compiled.ok) return { ok: false, report: report(false, compiled.output) };
    const { ok: _, ...built } = compiled;
    this.#keep(artefact, { language: artefact.language, ...built });
    return { ok: true, artefact, report: report(true, compiled.output) };
  }

  async instrument(
    language: LanguageIndex,
    code: string,
    signal: AbortSignal,
  ): Promise<Artefact | undefined> {
    const artefact: Artefact = { id: `${this.#keyOf(language, code)}-instrumented`, language };
    const known = await this.#store.get(artefact.id);
    if (known) {
      this.#held.set(artefact, known);
      return artefact;
    }
    const compiled = await this.#compilers.buildInstrumented(language, code, signal);
    if (!compiled?.ok) return undefined;
    const { ok: _, ...built } = compiled;
    this.#keep(artefact, { language, instrumented: true, ...built });
    return artefact;
  }

  #keep(artefact: Artefact, program: Program): void {
    this.#held.set(artefact, program);
    this.#store.put(artefact.id, program);
  }

  async execute(request: ExecutionRequest, signal: AbortSignal): Promise<Execution> {
    return this.#runs.run(await this.#programOf(request.artefact), request, signal);
  }

  async trace(request: TraceRequest, signal: AbortSignal): Promise<TracedExecution> {
    const program = await this.#programOf(request.artefact);
    const run = (order: BoxOrder) => this.#boxes.run(order, signal);
    return traceProgram(program, request, { run, jdk: this.#toolbox.jdk });
  }

  async converse(request: ConversationRequest, signal: AbortSignal): Promise<Execution> {
    return this.#runs.converse(await this.#programOf(request.artefact), request, signal);
  }

  format(request: FormatRequest, signal: AbortSignal): Promise<FormatOutcome> {
    return formatSource(request, (order) => this.#boxes.run(order, signal));
  }

  async #programOf(artefact: Artefact): Promise<Program> {
    const program = this.#held.get(artefact) ?? (await this.#store.get(artefact.id));
    if (!program) throw new Error('The built program is gone from the cache.');
    return program;
  }

  async close(): Promise<void> {
    this.#stopWatching();
    this.#closing.abort();
    await this.prepared;
    await Promise.all([this.#runs.close(), this.#compilers.close()]);
    await this.#boxes.close();
  }

  #keyOf(language: LanguageIndex, code: string): string {
    const parts = [this.#toolbox.fingerprint, language, JSON.stringify(toolchainAt(language).build), code];
    return createHash('sha256').update(parts.join('\0')).digest('hex');
  }
}

/**
 * The sandbox on this machine, tried by a box that has run.
 *
 * @throws SandboxUnavailable with the command that mends it; nothing runs without isolation
 */
export async function createSandbox(config: SandboxConfig): Promise<PreparedSandbox> {
  const { jdk } = requirePrograms();
  const toolbox = await openToolbox(config.cacheDir, jdk);
  const store = await ProgramStore.open(config.cacheDir);
  const boxes = new Boxes(toolbox, config);
  try {
    await requireBox(boxes);
  } catch (error) {
    await boxes.close();
    throw error;
  }
  const sandbox = new BubblewrapSandbox(toolbox, boxes, store);
  if (config.pools) sandbox.warmUp(config.slots);
  return sandbox;
}
