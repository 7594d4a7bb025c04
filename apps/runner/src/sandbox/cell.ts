import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

import { TOOLBOX, type Isolation } from '../../profiles/isolation.ts';
import type { CellGroup } from './cgroups.ts';
import { FRAME, FrameReader, frame, goFrame, readOutcome, readState, startFrame } from './frames.ts';
import type { BoxOrder, BoxOutcome, BoxStart, Terminal } from './frames.ts';

/** What every cell of a sandbox shares. */
export type CellSettings = {
  /** The compiled `cell/*.c`. */
  readonly program: string;
  readonly toolbox: string;
  readonly filter: string;
  /** bubblewrap's command line, and after it what each box gets of its own. */
  readonly isolation: Isolation;
};

export type CellIdentity = { readonly uid: number; readonly group: CellGroup };

/** Where a served box differs from a cell's: in its program. */
type Served = { readonly argv: readonly string[]; readonly env: readonly string[] };

/** Arguments with which the launcher starts a zygote: for one box after the other, or for a single long-lived one. */
export function cellArguments(
  { toolbox, filter, isolation }: CellSettings,
  { uid, group }: CellIdentity,
  served?: Served,
): string[] {
  const mode = served ? 'serve' : 'cell';
  const version = String(group.version);
  const variables = served?.env.flatMap((pair) => ['--setenv', ...pair.split('=', 2)]) ?? [];
  const behind = [
    'zygote',
    mode,
    version,
    isolation.tmpfs,
    ...isolation.masks,
    '--',
    ...(served?.argv ?? []),
  ];
  return [
    mode,
    String(uid),
    toolbox,
    filter,
    version,
    ...group.directories,
    '--',
    ...isolation.shared,
    ...variables,
    '--as-pid-1',
    `${TOOLBOX}/cell`,
    ...behind,
  ];
}

type Waiting = {
  resolve: (outcome: BoxOutcome) => void;
  reject: (error: Error) => void;
  readonly terminal: Terminal | undefined;
};

/**
 * One slot for one box at a time: a process that outlives its boxes, so that it is already in its cgroup
 * when a box starts. A cell that breaks rejects what it was running and is of no further use.
 */
export class Cell {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #frames = new FrameReader();
  readonly #gone: Promise<void>;
  #waiting: Waiting | undefined;
  #ready = Promise.withResolvers<void>();
  #ended = Promise.withResolvers<void>();
  #broken: Error | undefined;
  #complaint = '';

  constructor(settings: CellSettings, identity: CellIdentity) {
    this.#process = spawn(settings.program, cellArguments(settings, identity), {
      env: {},
      cwd: '/',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#ready.promise.catch(() => undefined);
    this.#ended.promise.catch(() => undefined);
    this.#process.stdout.on('data', (chunk: Buffer) =>
      this.#frames.push(chunk).forEach((next) => this.#hear(next)),
    );
    this.#process.stderr.on('data', (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString()).slice(-2000);
    });
    this.#process.stdin.on('error', () => undefined);
    this.#gone = new Promise((resolve) => {
      this.#process.once('error', (error) => resolve(this.#break(error.message)));
      this.#process.once('close', () => resolve(this.#break(this.#complaint || 'the cell ended')));
    });
  }

  get broken(): Error | undefined {
    return this.#broken;
  }

  /** Raises a box; resolves when it waits for its order. */
  async start(start: BoxStart): Promise<void> {
    if (this.#broken) throw this.#broken;
    this.#ready = Promise.withResolvers();
    this.#ended = Promise.withResolvers();
    this.#ready.promise.catch(() => undefined);
    this.#ended.promise.catch(() => undefined);
    this.#process.stdin.write(startFrame(start));
    await this.#ready.promise;
  }

  /** Runs the order in the waiting box. The outcome may come before the box is wholly gone: see `ended`. */
  run(order: BoxOrder, signal: AbortSignal): Promise<BoxOutcome> {
    const stop = () => this.#process.stdin.write(frame(FRAME.kill, []));
    const pace = (rests: boolean) => this.#process.stdin.write(frame(rests ? FRAME.rest : FRAME.goOn, []));
    let leave: (() => void) | undefined;
    return new Promise<BoxOutcome>((resolve, reject) => {
      if (this.#broken) return reject(this.#broken);
      this.#waiting = { resolve, reject, terminal: order.terminal };
      this.#process.stdin.write(goFrame(order));
      leave = order.pace?.drive(pace);
      order.terminal?.begin((bytes) => this.#type(order, bytes));
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
    }).finally(() => {
      leave?.();
      signal.removeEventListener('abort', stop);
    });
  }

  /** What comes after the program's end is not for the next one. */
  #type({ terminal }: BoxOrder, bytes: Uint8Array): void {
    if (this.#waiting?.terminal !== terminal) return;
    this.#process.stdin.write(frame(FRAME.input, [Buffer.from(bytes)]));
  }

  /** Resolves when nothing of the last box is alive. */
  ended(): Promise<void> {
    return this.#ended.promise;
  }

  /** Ends the box and the cell. */
  async close(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#gone;
  }

  #hear({ type, payload }: { type: string; payload: Buffer }): void {
    if (type === FRAME.ready) this.#ready.resolve();
    if (type === FRAME.ended) this.#ended.resolve();
    if (type === FRAME.output) this.#waiting?.terminal?.shows(payload);
    if (type === FRAME.state) this.#waiting?.terminal?.stands(readState(payload));
    if (type !== FRAME.done) return;
    const outcome = readOutcome(payload);
    this.#ready.reject(
      new Error(`The box did not come up: ${outcome.stderr.toString().trim() || this.#complaint.trim()}`),
    );
    if (!this.#waiting) return this.#loseBox();
    this.#waiting.resolve(outcome);
    this.#waiting = undefined;
  }

  /** The box died while it waited for an order: whoever comes must not wait for it. */
  #loseBox(): void {
    this.#break('the waiting box was lost');
    this.#process.kill('SIGKILL');
  }

  #break(reason: string): void {
    this.#broken ??= new Error(`The sandbox's cell failed: ${reason.trim()}`);
    this.#ready.reject(this.#broken);
    this.#ended.reject(this.#broken);
    this.#waiting?.reject(this.#broken);
    this.#waiting = undefined;
  }
}
