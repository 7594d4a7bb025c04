import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a program of ours says once it serves. */
type Ready = { readonly type: string; readonly runner?: Readonly<Record<string, string>> };

export type MemberPlan = {
  readonly name: string;
  /** The program and its arguments; whatever puts it on a host of its own comes first. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** False for programs of others, which say nothing over Node's channel. */
  readonly speaks?: boolean;
  /** What asks it to end, where SIGTERM is not it. */
  readonly stopSignal?: NodeJS.Signals;
};

/** As systemd's RestartSec in deploy/systemd. */
const RESTART_PAUSE_MS = 300;

/** One program of a site. It is started again when it dies, and ends with us whatever happens to us. */
export class Member {
  readonly #plan: MemberPlan;
  #child: ChildProcess;
  #ready: Promise<Ready>;
  #stopping = false;

  constructor(plan: MemberPlan) {
    this.#plan = plan;
    [this.#child, this.#ready] = this.#start();
  }

  get name(): string {
    return this.#plan.name;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Resolves when the process that runs now serves. */
  get ready(): Promise<Ready> {
    return this.#ready;
  }

  /** To its process alone; it comes back by itself when it dies of it. */
  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Asks it to end and waits until the next one serves. */
  async restart(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    await sleep(RESTART_PAUSE_MS * 2);
    await this.#ready;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGCONT');
    this.#child.kill(this.#plan.stopSignal ?? 'SIGTERM');
    await ended;
  }

  /** At once, without a word: for when we end ourselves. */
  end(): void {
    this.#stopping = true;
    this.#child.kill('SIGKILL');
  }

  #startAgain(): void {
    if (!this.#stopping) [this.#child, this.#ready] = this.#start();
  }

  #start(): [ChildProcess, Promise<Ready>] {
    const { command, env, logFile, speaks = true } = this.#plan;
    const log = openSync(logFile, 'a');
    // pdeathsig: whatever becomes of us, nothing is left behind.
    const words = ['--pdeathsig', 'KILL', ...command];
    const child = spawn('setpriv', words, {
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: speaks ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    });
    child.once('exit', () => setTimeout(() => this.#startAgain(), RESTART_PAUSE_MS));
    const ready = speaks ? readyMessage(child, this.#plan) : Promise.resolve({ type: 'ready' });
    // Whoever waits for it hears it; nobody has to.
    ready.catch(() => undefined);
    return [child, ready];
  }
}

function readyMessage(child: ChildProcess, { name, logFile }: MemberPlan): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`${name} ended with ${code} at its start: see ${logFile}`)),
    );
    child.on('message', (message: Ready) => {
      if (message.type === 'ready') resolve(message);
    });
  });
}
