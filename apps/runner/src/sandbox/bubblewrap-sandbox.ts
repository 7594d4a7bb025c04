import { createHash } from 'node:crypto';

import type { CompileReport } from '@abhyas/contract/running';
import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import type { Toolchain } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';
import type { Execution } from '@abhyas/queue/job';

import { WORK } from '../../profiles/walls.ts';
import { Boxes, ENVIRONMENT } from './boxes.ts';
import type { CgroupMode } from './cgroups.ts';
import { compileJavaCold } from './compile-java.ts';
import { compileNative } from './compile-native.ts';
import { compilePython } from './compile-python.ts';
import { compilerWords, type CompileContext, type Compiled } from './compiler.ts';
import type { BoxLimits, BoxOrder } from './frames.ts';
import { requireBox, requirePrograms } from './probe.ts';
import { ProgramStore } from './program-store.ts';
import type { Program } from './program.ts';
import { programCommand, stackKb } from './program-command.ts';
import type { Artefact, CompileOutcome, ExecutionRequest, Sandbox } from './sandbox.ts';
import { openToolbox, type Toolbox } from './toolbox.ts';
import { toExecution } from './verdict.ts';

export type SandboxConfig = {
  /** A folder of the runner's own for tools, precompiled headers and built programs. */
  readonly cacheDir: string;
  /** How many jobs run at once. */
  readonly slots: number;
  readonly cgroups: CgroupMode;
  /** Whether interpreters and compilers wait warm. */
  readonly pools: boolean;
};

const FILE_KB = 64 << 10;
/** javac's classes come out through its output; the other compilers only speak. */
const COMPILE_OUTPUT_BYTES = { java: 32 << 20, native: 512 << 10, python: 512 << 10 };
const ARTEFACT_BYTES = 64 << 20;
const COMPILE_PROCESSES = 64;

function compileLimits({ build, compileLimits }: Toolchain): BoxLimits {
  return {
    wallMs: compileLimits.wallMs,
    cpuMs: compileLimits.cpuMs,
    memoryKb: compileLimits.memoryMb << 10,
    outputBytes: COMPILE_OUTPUT_BYTES[build.kind],
    processes: COMPILE_PROCESSES,
    fileKb: FILE_KB,
    stackKb: 64 << 10,
    artefactBytes: ARTEFACT_BYTES,
  };
}

class BubblewrapSandbox implements Sandbox {
  readonly #toolbox: Toolbox;
  readonly #boxes: Boxes;
  readonly #store: ProgramStore;

  constructor(toolbox: Toolbox, boxes: Boxes, store: ProgramStore) {
    this.#toolbox = toolbox;
    this.#boxes = boxes;
    this.#store = store;
  }

  async compile(language: LanguageIndex, code: string, signal: AbortSignal): Promise<CompileOutcome> {
    const started = performance.now();
    const key = this.#keyOf(language, code);
    const artefact: Artefact = { id: key, language };
    const report = (compiled: { ok: boolean; words: string }): CompileReport => ({
      ok: compiled.ok,
      output: compiled.words,
      timeMs: performance.now() - started,
    });
    const known = await this.#store.get(key);
    if (known)
      return { ok: true, artefact, report: { ...report({ ok: true, words: known.words }), cached: true } };
    const compiled = await this.#build(language, code, signal);
    if (!compiled.ok) return { ok: false, report: report(compiled) };
    const { ok: _, ...built } = compiled;
    this.#store.put(key, { language, ...built });
    return { ok: true, artefact, report: report(compiled) };
  }

  async execute(
    { artefact, stdin, files, limits }: ExecutionRequest,
    signal: AbortSignal,
  ): Promise<Execution> {
    const program = await this.#store.get(artefact.id);
    if (!program) throw new Error('The built program is gone from the cache.');
    const order: BoxOrder = {
      limits: {
        wallMs: limits.wallMs,
        cpuMs: limits.cpuMs,
        memoryKb: limits.memoryMb << 10,
        outputBytes: limits.outputBytes,
        processes: limits.processes,
        fileKb: limits.fileBytes >> 10,
        stackKb: stackKb(limits.memoryMb),
        artefactBytes: 0,
      },
      env: ENVIRONMENT,
      argv: this.#command(program, limits.memoryMb),
      files: [...program.files, ...readOnlyFiles(files)],
      stdin,
    };
    return toExecution(await this.#boxes.run(order, signal));
  }

  close(): Promise<void> {
    return this.#boxes.close();
  }

  #command(program: Program, memoryMb: number): string[] {
    return programCommand(program, { memoryMb, jdk: this.#toolbox.jdk });
  }

  #keyOf(language: LanguageIndex, code: string): string {
    const parts = [this.#toolbox.fingerprint, language, JSON.stringify(toolchainAt(language).build), code];
    return createHash('sha256').update(parts.join('\0')).digest('hex');
  }

  #build(language: LanguageIndex, code: string, signal: AbortSignal): Promise<Compiled> {
    const toolchain = toolchainAt(language);
    const { build } = toolchain;
    const limits = compileLimits(toolchain);
    const context: CompileContext = {
      source: Buffer.from(code),
      sourceName: LANGUAGES[language].fileName,
      run: (order) => this.#boxes.run({ ...order, limits, env: ENVIRONMENT }, signal),
      words: compilerWords,
    };
    if (build.kind === 'native') return compileNative(build, context);
    if (build.kind === 'python') return compilePython(build, context);
    if (!this.#toolbox.jdk) throw new Error('No JDK is installed.');
    return compileJavaCold(build, this.#toolbox.jdk, context);
  }
}

function readOnlyFiles(files: ExecutionRequest['files']): BoxOrder['files'] {
  return Object.entries(files ?? {}).map(([name, bytes]) => ({
    path: `${WORK}/${name}`,
    mode: 0o444,
    bytes,
  }));
}

/**
 * The sandbox on this machine, proved by a box that has run.
 *
 * @throws SandboxUnavailable with the command that mends it; there is no running without walls
 */
export async function createSandbox(config: SandboxConfig): Promise<Sandbox> {
  requirePrograms();
  const toolbox = await openToolbox(config.cacheDir);
  const store = await ProgramStore.open(config.cacheDir);
  const boxes = new Boxes(toolbox, config);
  try {
    await requireBox(boxes);
  } catch (error) {
    await boxes.close();
    throw error;
  }
  return new BubblewrapSandbox(toolbox, boxes, store);
}
