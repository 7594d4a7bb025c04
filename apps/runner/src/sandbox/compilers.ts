import { readFileSync } from 'node:fs';

import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { smokeData, smokeFile } from '@abhyas/languages/smoke';
import type { Build, Toolchain } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';

import { ENVIRONMENT, type Boxes } from './boxes.ts';
import { MOST_ANSWER_BYTES } from './compile-answer.ts';
import { compileJavaCold, javacArguments } from './compile-java.ts';
import { compileNative } from './compile-native.ts';
import { canRecordNative, compileRecorded } from './native-recorder.ts';
import { checkArguments, checkCold, programOf } from './compile-interpreted.ts';
import { CompileServer, type CompileOrder } from './compile-server.ts';
import { compilerOutput, type CompileContext, type Compiled } from './compiler.ts';
import type { BoxLimits } from './frames.ts';
import { PrecompiledHeaders } from './precompiled-headers.ts';
import type { CompileRequest } from './sandbox.ts';
import type { Toolbox } from './toolbox.ts';

type JavaOrder = Pick<CompileRequest, 'language'> & {
  readonly pace: CompileRequest['pace'] | undefined;
  readonly context: CompileContext;
  readonly signal: AbortSignal;
  readonly isRecorded: boolean;
};
type ServedBuild = Exclude<Build, { kind: 'native' }>;

const FILE_KB = 192 << 10;
const ARTEFACT_BYTES = 64 << 20;
const STACK_KB = 64 << 10;
const PROCESSES = 64;
/** javac's classes come out through its output; the other compilers only speak. */
const OUTPUT_BYTES: Record<Build['kind'], number> = {
  java: MOST_ANSWER_BYTES,
  native: 512 << 10,
  interpreted: 512 << 10,
};

/** For who runs the product: learners come here only where a machine is set up in part. */
const NO_RECORDER =
  'Steps of C and C++ cannot be recorded on this machine: it takes an x64 processor and the package libdw-dev.\n';

function limitsOf({ build, compileLimits }: Toolchain): BoxLimits {
  return {
    wallMs: compileLimits.wallMs,
    cpuMs: compileLimits.cpuMs,
    memoryKb: compileLimits.memoryMb << 10,
    outputBytes: OUTPUT_BYTES[build.kind],
    processes: PROCESSES,
    fileKb: FILE_KB,
    stackKb: STACK_KB,
    artefactBytes: ARTEFACT_BYTES,
  };
}

/** Whether sources are looked over by a program that waits for them. */
function isServed(build: Build): build is ServedBuild {
  return build.kind === 'java' || (build.kind === 'interpreted' && build.checksWarm);
}

/** All compilers: those that run afresh for each source, and those that wait warm. */
export class Compilers {
  readonly #toolbox: Toolbox;
  readonly #boxes: Boxes;
  readonly #headers: PrecompiledHeaders;
  readonly #jdk: string;
  #servers = new Map<LanguageIndex, CompileServer>();

  constructor(toolbox: Toolbox, boxes: Boxes) {
    this.#toolbox = toolbox;
    this.#boxes = boxes;
    this.#jdk = toolbox.jdk;
    this.#headers = new PrecompiledHeaders(toolbox);
  }

  /** Starts the warm compilers, or gives them up while the machine is short of memory. */
  setActive(active: boolean): void {
    if (!active) {
      for (const server of this.#servers.values()) void server.close();
      this.#servers.clear();
      return;
    }
    for (const [index] of LANGUAGES.entries()) {
      const language = index as LanguageIndex;
      const { build } = toolchainAt(language);
      if (isServed(build) && !this.#servers.has(language)) {
        this.#servers.set(language, this.#startServer(language, build));
      }
    }
  }

  /** Waits for the warm compilers and compiles headers ahead, in a box that takes no place from the learners. */
  async prepare(signal: AbortSignal): Promise<void> {
    const pool = this.#boxes.backgroundPool();
    try {
      await Promise.all([...this.#servers.values()].map((server) => server.ready));
      await this.#headers.makeAll((order) => pool.run(order, signal));
    } finally {
      await pool.close();
    }
  }

  async build(request: CompileRequest, signal: AbortSignal): Promise<Compiled> {
    const { language, code, pace } = request;
    const { build } = toolchainAt(language);
    const context = this.#contextOf(language, code, signal);
    if (build.kind === 'native') {
      const ahead = [...this.#aheadFlags(build), ...this.#headers.flagsFor(build, code)];
      return compileNative(build, ahead, context);
    }
    if (build.kind === 'java')
      return this.#buildJava(build, { language, pace, context, signal, isRecorded: false });
    const alone = () => checkCold(checkArguments(build, LANGUAGES[language].id), context);
    return programOf(await this.#serve(language, context.source, { signal, pace, alone }), context);
  }

  async #buildJava(
    build: Extract<Build, { kind: 'java' }>,
    { language, pace, context, signal, isRecorded }: JavaOrder,
  ): Promise<Compiled> {
    const alone = () => compileJavaCold(build, { jdk: this.#jdk, isRecorded }, context);
    return this.#serve(language, context.source, { signal, pace, isRecorded, alone });
  }

  #serve(language: LanguageIndex, source: Uint8Array, order: CompileOrder): Promise<Compiled> {
    const server = this.#servers.get(language);
    return server ? server.compile(source, order) : order.alone();
  }

  /** A program whose steps can be recorded: interpreters bring the recorder along, in others it is built in. */
  async buildRecorded(request: CompileRequest, signal: AbortSignal): Promise<Compiled> {
    const { language, code, pace } = request;
    const { build } = toolchainAt(language);
    if (build.kind === 'interpreted') return this.build(request, signal);
    const context = this.#contextOf(language, code, signal);
    if (build.kind === 'java')
      return this.#buildJava(build, { language, pace, context, signal, isRecorded: true });
    if (!canRecordNative()) return { ok: false, output: NO_RECORDER };
    const recorded = { ...build, flags: build.recordFlags };
    const kind = request.isChecked === true ? 'checked' : 'recorded';
    // What is checked is compiled otherwise.
    const headers = kind === 'recorded' ? this.#headers.flagsFor(recorded, code) : [];
    return compileRecorded({ build, kind }, [...this.#aheadFlags(recorded), ...headers], context);
  }

  /** A native program that tells where it crashes; undefined for the other languages. */
  async buildInstrumented(
    language: LanguageIndex,
    code: string,
    signal: AbortSignal,
  ): Promise<Compiled | undefined> {
    const { build } = toolchainAt(language);
    if (build.kind !== 'native' || !build.crashFlags) return undefined;
    const instrumented = { ...build, flags: build.crashFlags };
    return compileNative(instrumented, this.#aheadFlags(build), this.#contextOf(language, code, signal));
  }

  /** The assembler starts beside the compiler: measured 5 ms of 53 for a small C program. */
  #aheadFlags({ isGcc }: Extract<Build, { kind: 'native' }>): string[] {
    return isGcc ? ['-pipe', ...this.#toolbox.linkerFlags] : [];
  }

  async close(): Promise<void> {
    await Promise.all([...this.#servers.values()].map((server) => server.close()));
  }

  #contextOf(language: LanguageIndex, code: string, signal: AbortSignal): CompileContext {
    const limits = limitsOf(toolchainAt(language));
    return {
      source: Buffer.from(code),
      sourceName: LANGUAGES[language].fileName,
      run: (order) => this.#boxes.run({ ...order, limits, env: ENVIRONMENT }, signal),
      outputOf: compilerOutput,
    };
  }

  #startServer(language: LanguageIndex, build: ServedBuild): CompileServer {
    const { memoryMb } = toolchainAt(language).compileLimits;
    return new CompileServer({
      cell: this.#boxes.settings,
      identity: () => this.#boxes.identity(memoryMb),
      argv:
        build.kind === 'java'
          ? javacArguments(build, this.#jdk, 0)
          : checkArguments(build, LANGUAGES[language].id),
      env: ENVIRONMENT,
      records: build.kind === 'java',
      exercises: smokeData(language).kinds.map((kind) => readFileSync(smokeFile(language, kind), 'utf8')),
    });
  }
}
