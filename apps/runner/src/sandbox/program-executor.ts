import { LANGUAGE_INDICES, type LanguageIndex } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import type { Execution } from '@abhyas/queue/job';

import { WORK } from '../../profiles/isolation.ts';
import { ENVIRONMENT, NO_LIMITS, type Boxes } from './boxes.ts';
import type { BoxLimits, BoxOrder, BoxOutcome, BoxStart, Terminal } from './frames.ts';
import { interpreterCommand, programCommand, stackKb } from './program-command.ts';
import type { Program } from './program.ts';
import type { ConversationRequest, ExecutionLimits, ExecutionRequest } from './sandbox.ts';
import { toExecution } from './verdict.ts';
import { WaitingInterpreters } from './waiting-interpreters.ts';

/** The limits that most runs have; when others come, interpreters that fit them are raised instead. */
const USUAL_MEMORY_MB = 256;
const USUAL_FILE_BYTES = 16 << 20;
/** How many wait beside those that the slots use: a problem's tests come faster than interpreters start. */
const AHEAD = 3;

/** This much of what a program has shown is looked at for its run-time's last words. */
const LAST_WORDS = 8192;

/** Programs may show colours; whatever moves the cursor is left out where it is shown. */
const TERMINAL_TYPE = 'TERM=xterm';

/** What a waiting interpreter is told when the program names no class: Java then says what is missing. */
const USUAL_MAIN = 'Main';

/** Every deadly signal is told with its place. Leaks are not looked for: that would need ptrace, which boxes lack. */
export const SANITIZER_OPTIONS = [
  'ASAN_OPTIONS=detect_leaks=0:color=never:handle_abort=2:handle_sigill=2:handle_sigfpe=2:print_legend=0',
  'UBSAN_OPTIONS=print_stacktrace=1:color=never',
];

export function boxLimits(limits: ExecutionLimits): BoxLimits {
  return {
    wallMs: limits.wallMs,
    cpuMs: limits.cpuMs,
    memoryKb: limits.memoryMb << 10,
    outputBytes: limits.outputBytes,
    processes: limits.processes,
    fileKb: limits.fileBytes >> 10,
    stackKb: stackKb(limits.memoryMb),
    artefactBytes: 0,
  };
}

/** Runs built programs: in a box where the language's interpreter waits, or in a plain one. */
export class ProgramExecutor {
  readonly #boxes: Boxes;
  readonly #jdk: string;
  readonly #waiting = new Map<LanguageIndex, WaitingInterpreters>();
  /** Those that wait at a terminal. */
  readonly #waitingAtTerminal = new Map<LanguageIndex, WaitingInterpreters>();

  constructor(boxes: Boxes, jdk: string) {
    this.#boxes = boxes;
    this.#jdk = jdk;
  }

  /** Lets interpreters wait for programs, each of them for one. */
  startWaiting(slots: number): void {
    for (const language of LANGUAGE_INDICES) {
      const { build, memoryAddedMb, processes } = toolchainAt(language);
      if (build.kind === 'native') continue;
      const most = build.kind === 'java' ? build.mostWaiting : build.waiting?.most;
      if (most === undefined) continue;
      const memoryMb = USUAL_MEMORY_MB + memoryAddedMb;
      const start = this.#startOf(language, { memoryMb, processes, fileBytes: USUAL_FILE_BYTES });
      const size = Math.min(slots + AHEAD, most);
      const pool = (what: BoxStart, howMany: number) => this.#boxes.pool(what, howMany);
      this.#waiting.set(language, new WaitingInterpreters(pool, start, size));
      const atTerminal = { ...start, env: [...start.env, TERMINAL_TYPE], terminal: true };
      this.#waitingAtTerminal.set(language, new WaitingInterpreters(pool, atTerminal, 1));
    }
  }

  setActive(active: boolean): void {
    for (const interpreters of this.#allWaiting()) interpreters.setActive(active);
  }

  /** Runs a program at a terminal; nobody reads what it has shown there once more. */
  async converse(program: Program, request: ConversationRequest, signal: AbortSignal): Promise<Execution> {
    const { limits, terminal, pace } = request;
    const plain = this.#orderOf(program, { limits, stdin: new Uint8Array(), ...(pace && { pace }) });
    const usual = this.#startOf(program.language, limits);
    const start = { ...usual, env: [...usual.env, TERMINAL_TYPE], terminal: true };
    let hasBegun = false;
    let last = Buffer.alloc(0);
    const heard: Terminal = {
      ...terminal,
      begin: (type) => {
        hasBegun = true;
        terminal.begin(type);
      },
      shows: (bytes) => {
        last = Buffer.concat([last, bytes]).subarray(-LAST_WORDS);
        terminal.shows(bytes);
      },
    };
    const order = { ...plain, env: [...plain.env, TERMINAL_TYPE], terminal: heard };
    const told = { ...order, argv: [program.mainClass || USUAL_MAIN] };
    const warm = await this.#waitingAtTerminal.get(program.language)?.run(start, told, signal);
    if (!warm && hasBegun) throw new Error('the box of a program at a terminal was lost');
    const outcome = warm ?? (await this.#boxes.run(order, signal));
    const { outOfMemory } = toolchainAt(program.language);
    return { ...toExecution({ ...outcome, stderr: last }, outOfMemory), stderr: '' };
  }

  #orderOf(program: Program, request: Omit<ExecutionRequest, 'artefact'>): BoxOrder {
    return {
      limits: boxLimits(request.limits),
      env: program.instrumented ? [...ENVIRONMENT, ...SANITIZER_OPTIONS] : ENVIRONMENT,
      argv: programCommand(program, { memoryMb: request.limits.memoryMb, jdk: this.#jdk }),
      files: [...program.files, ...readOnlyFiles(request.files)],
      stdin: request.stdin,
      ...(request.pace && { pace: request.pace }),
    };
  }

  async run(program: Program, request: ExecutionRequest, signal: AbortSignal): Promise<Execution> {
    const order = this.#orderOf(program, request);
    const outcome = await this.#runWarm(program, { request, order }, signal);
    const { outOfMemory } = toolchainAt(program.language);
    const execution = toExecution(outcome ?? (await this.#boxes.run(order, signal)), outOfMemory);
    return { ...execution, stderr: execution.stderr.replaceAll(`${WORK}/`, '') };
  }

  async close(): Promise<void> {
    await Promise.all(this.#allWaiting().map((interpreters) => interpreters.close()));
  }

  #allWaiting(): WaitingInterpreters[] {
    return [...this.#waiting.values(), ...this.#waitingAtTerminal.values()];
  }

  #runWarm(
    { language, mainClass }: Program,
    { request, order }: { request: ExecutionRequest; order: BoxOrder },
    signal: AbortSignal,
  ): Promise<BoxOutcome | undefined> | undefined {
    const start = this.#startOf(language, request.limits);
    const told = { ...order, argv: [mainClass || USUAL_MAIN] };
    return this.#waiting.get(language)?.run(start, told, signal);
  }

  #startOf(
    language: LanguageIndex,
    { memoryMb, processes, fileBytes }: Pick<ExecutionLimits, 'memoryMb' | 'processes' | 'fileBytes'>,
  ): BoxStart {
    const { argv, env } = interpreterCommand(language, { memoryMb, jdk: this.#jdk });
    const limits = { ...NO_LIMITS, processes, fileKb: fileBytes >> 10, stackKb: stackKb(memoryMb) };
    return { limits, argv, env: [...ENVIRONMENT, ...env] };
  }
}

function readOnlyFiles(files: ExecutionRequest['files']): BoxOrder['files'] {
  return Object.entries(files ?? {}).map(([name, bytes]) => ({
    path: `${WORK}/${name}`,
    mode: 0o444,
    bytes,
  }));
}
