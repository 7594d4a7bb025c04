import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import type { AtCompiler, Pace } from '@abhyas/queue/pace';

import { cellArguments, type CellIdentity, type CellSettings } from './cell.ts';
import type { Compiled } from './compiler.ts';
import { MOST_ANSWER_BYTES, readAnswer, sourceFrame } from './compile-answer.ts';

export type CompileServerSettings = {
  readonly cell: CellSettings;
  identity(): CellIdentity;
  /** The server's command inside its box. */
  readonly argv: readonly string[];
  readonly env: readonly string[];
  /** Sources that are compiled ahead, so that the server is quick when a person comes. */
  readonly exercises: readonly string[];
  /** Whether it can also build programs that record their steps. */
  readonly records: boolean;
  /** When a source takes longer than this, one of those behind it has a compiler of its own. */
  readonly turnMs?: number;
};

/** A server has a successor after this many sources: whatever it may gather in memory is bounded. */
const SOURCES_PER_SERVER = 400;
/** After this many it ends, even if no successor has come up. */
const SOURCES_MOST = 2 * SOURCES_PER_SERVER;
/** How often the exercises are gone through. */
const EXERCISE_ROUNDS = 12;
/** A successor rests so many times as long as it takes for each of them. */
const REST_SHARE = 3;
const RESTART_MS = 1000;
const LENGTH_BYTES = 4;
/** A source that takes longer is for a compiler of its own, under the limits of a compilation. */
const TIMEOUT_MS = 3000;
/** Unless it is said otherwise. */
const TURN_MS = 250;

/** One source. */
export type CompileOrder = {
  readonly signal: AbortSignal;
  /** Told while it waits for those before it. */
  readonly pace?: Pace | undefined;
  readonly isRecorded?: boolean;
  /** Compiles it with a compiler of its own. */
  readonly alone: () => Promise<Compiled>;
};

type Server = {
  readonly process: ChildProcessByStdio<Writable, Readable, Readable>;
  /** What of an answer has come so far. */
  chunks: Buffer[];
  heard: number;
  served: number;
  answer: ((payload: Buffer | undefined) => void) | undefined;
};

/**
 * A compiler that stays warm in a box of its own. It runs none of what it compiles and keeps nothing of it. One that
 * is worn serves on until its successor is warm; one that is lost or slow is replaced, and meanwhile there is none.
 */
export class CompileServer {
  readonly #settings: CompileServerSettings;
  /** The one that answers. */
  #server: Server | undefined;
  /** Still at its exercises. */
  #successor: Server | undefined;
  /** Resolves when the source at work is done. */
  #turn: Promise<unknown> | undefined;
  /** One source did not wait for its turn, and has a compiler of its own: more of them would take the machine. */
  #isPassedBy = false;
  #closed = false;
  #opened = Promise.withResolvers<void>();
  /** Every server that has not ended, and its end. */
  readonly #alive = new Map<Server, Promise<void>>();

  constructor(settings: CompileServerSettings) {
    this.#settings = settings;
    void this.#open();
  }

  /** Resolves when the first server has done its exercises, or will never do them. */
  get ready(): Promise<void> {
    return this.#opened.promise;
  }

  /**
   * What a compiler says of a source: the warm one, or one of its own if there is none, if it was lost over this source,
   * or if what is before it takes long. Sources wait in the order in which they came.
   */
  async compile(source: Uint8Array, order: CompileOrder): Promise<Compiled> {
    const { signal, pace } = order;
    // Nothing is awaited between the last look at the turn and the next one's beginning: those that wake together queue up.
    for (let turn = this.#turn; turn && !signal.aborted; turn = this.#turn) {
      stand(pace, 'waits');
      if ((await this.#isSlow(turn)) && !this.#isPassedBy) return this.#passBy(order);
    }
    return (await this.#compileWarm(source, order)) ?? order.alone();
  }

  async #isSlow(turn: Promise<unknown>): Promise<boolean> {
    const turnMs = this.#settings.turnMs ?? TURN_MS;
    return Promise.race([turn.then(() => false), sleep(turnMs, true)]);
  }

  async #passBy({ pace, alone }: CompileOrder): Promise<Compiled> {
    this.#isPassedBy = true;
    stand(pace, 'compiles');
    try {
      return await alone();
    } finally {
      this.#isPassedBy = false;
      stand(pace);
    }
  }

  /** Nothing if no server is free, or it was lost over this source. */
  async #compileWarm(
    source: Uint8Array,
    { signal, pace, isRecorded = false }: CompileOrder,
  ): Promise<Compiled | undefined> {
    const server = this.#server;
    const isFree = server && !this.#turn && !signal.aborted;
    stand(pace, isFree ? 'compiles' : undefined);
    if (!isFree) return undefined;
    const lose = () => this.#lose(server);
    signal.addEventListener('abort', lose, { once: true });
    const answer = this.#ask(server, source, isRecorded);
    this.#turn = answer;
    try {
      return await answer;
    } finally {
      this.#turn = undefined;
      stand(pace);
      signal.removeEventListener('abort', lose);
      this.#wear(server);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#opened.resolve();
    const ends = [...this.#alive.values()];
    for (const server of this.#alive.keys()) this.#lose(server);
    await Promise.all(ends);
  }

  #wear(server: Server): void {
    server.served += 1;
    // Another took its place while it was at work.
    if (this.#server !== server) return this.#lose(server);
    if (server.served === SOURCES_PER_SERVER && !this.#successor) void this.#open();
    if (server.served === SOURCES_MOST) this.#lose(server);
  }

  async #ask(server: Server, source: Uint8Array, isRecorded: boolean): Promise<Compiled | undefined> {
    const timer = setTimeout(() => this.#lose(server), TIMEOUT_MS);
    const payload = await new Promise<Buffer | undefined>((resolve) => {
      server.answer = resolve;
      server.process.stdin.write(sourceFrame(source, isRecorded));
    });
    clearTimeout(timer);
    server.answer = undefined;
    const answer = payload && readAnswer(payload);
    if (!answer) this.#lose(server);
    return answer;
  }

  async #open(): Promise<void> {
    if (this.#closed) return;
    const server = this.#spawn();
    this.#successor = server;
    for (let round = 0; round < EXERCISE_ROUNDS; round += 1) {
      for (const source of this.#settings.exercises) {
        const beganAt = performance.now();
        if (!(await this.#ask(server, Buffer.from(source), false))) return;
        if (this.#settings.records && !(await this.#ask(server, Buffer.from(source), true))) return;
        // While the one before it serves nobody waits for it: it leaves the processors to who does.
        if (this.#server) await sleep(REST_SHARE * (performance.now() - beganAt));
      }
    }
    this.#succeed(server);
  }

  /** The one before ends when its source is done: who waits for that is answered by it. */
  #succeed(server: Server): void {
    const before = this.#server;
    if (this.#successor !== server) return;
    this.#successor = undefined;
    this.#server = server;
    if (before && !before.answer) this.#lose(before);
    this.#opened.resolve();
  }

  #spawn(): Server {
    const { cell, argv, env } = this.#settings;
    const child = spawn(cell.program, cellArguments(cell, this.#settings.identity(), { argv, env }), {
      env: {},
      cwd: '/',
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const server: Server = { process: child, chunks: [], heard: 0, served: 0, answer: undefined };
    child.stdin.on('error', () => undefined);
    child.stderr.resume();
    child.stdout.on('data', (chunk: Buffer) => this.#hear(server, chunk));
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.#alive.set(server, end);
    for (const event of ['error', 'close']) {
      child.once(event, () => {
        this.#alive.delete(server);
        this.#lose(server);
        resolve();
      });
    }
    return server;
  }

  /** An answer is its length, big-endian, and its bytes. One that is too large is for a compiler with limits. */
  #hear(server: Server, chunk: Buffer): void {
    server.chunks.push(chunk);
    server.heard += chunk.length;
    if (server.heard < LENGTH_BYTES) return;
    if ((server.chunks[0]?.length ?? 0) < LENGTH_BYTES) server.chunks = [Buffer.concat(server.chunks)];
    const length = server.chunks[0]?.readUInt32BE(0) ?? 0;
    if (length > MOST_ANSWER_BYTES) return this.#lose(server);
    if (server.heard < LENGTH_BYTES + length) return;
    const payload = Buffer.concat(server.chunks).subarray(LENGTH_BYTES);
    server.chunks = [];
    server.heard = 0;
    server.answer?.(payload);
  }

  /** Ends the server; the end of one that was needed brings the next one. */
  #lose(server: Server): void {
    server.process.kill('SIGKILL');
    const wasNeeded = this.#server === server || this.#successor === server;
    if (this.#server === server) this.#server = undefined;
    if (this.#successor === server) this.#successor = undefined;
    server.answer?.(undefined);
    if (wasNeeded) this.#comeAgain();
  }

  #comeAgain(): void {
    setTimeout(() => {
      const isWorn = !this.#server || this.#server.served >= SOURCES_PER_SERVER;
      if (isWorn && !this.#successor) void this.#open();
    }, RESTART_MS).unref();
  }
}

function stand(pace: Pace | undefined, place?: AtCompiler): void {
  if (pace) pace.atCompiler = place;
}
