import { typed, type ConsolePiece, type Typed } from '@abhyas/contract/console';
import { withRetry } from '@abhyas/postgres/retry';
import type { Pool } from 'pg';

/**
 * What a program shows is told at most this often, and less often when nobody has typed for a while: programs that draw
 * by themselves, as animations do, would keep the database busy. That one waits for input is still told within 100 ms.
 */
const TELL_INTERVAL_MS = 20;
const DRAWING_INTERVAL_MS = 60;
const DRAWS_AFTER_MS = 2000;
/** A piece holds no more text than this. */
const PIECE_CHARACTERS = 32_768;
/** What is typed is read again this often, and whenever a NOTIFY may have been lost. */
const REREAD_INTERVAL_MS = 10_000;
const TIMEOUT_MS = 10_000;

type Lease = { readonly runId: string; readonly lease: string };

/** The runner's side of a run in which somebody talks with the program. */
export class Conversation {
  readonly #pool: Pool;
  readonly #lease: Lease;
  readonly #onFault: (message: string, cause: unknown) => void;
  readonly #pieces: ConsolePiece[] = [];
  readonly #heard = new Map<number, string>();
  readonly #timer: NodeJS.Timeout;
  #told = 0;
  #taken = 0;
  #toldAt = -Infinity;
  #typedAt = performance.now();
  #telling: Promise<void> | undefined;
  #listen: ((typed: Typed) => void) | undefined;
  #reading = false;

  constructor(pool: Pool, lease: Lease, onFault: (message: string, cause: unknown) => void) {
    this.#pool = pool;
    this.#lease = lease;
    this.#onFault = onFault;
    this.#timer = setInterval(() => void this.reread(), REREAD_INTERVAL_MS).unref();
  }

  /** Reports something that happened. Returns at once. */
  tell(piece: ConsolePiece): void {
    if (piece.kind === 'stands') this.#forgetStanding();
    const last = this.#pieces.at(-1);
    const isMore = piece.kind === 'shown' && last?.kind === 'shown';
    if (isMore && last.text.length < PIECE_CHARACTERS) {
      this.#pieces[this.#pieces.length - 1] = { kind: 'shown', text: last.text + piece.text };
    } else this.#pieces.push(piece);
    this.#telling ??= this.#tellAll().finally(() => (this.#telling = undefined));
  }

  /** Hands over all that is typed, from the first piece on. */
  onTyped(listen: (typed: Typed) => void): void {
    this.#listen = listen;
    this.#takeHeard();
    void this.reread();
  }

  /** A piece was typed; without its content it is to be read. */
  hear(seq: number, content: string | undefined): void {
    this.#typedAt = performance.now();
    if (content === undefined) void this.reread();
    else this.#heard.set(seq, content);
    this.#takeHeard();
  }

  /** Resolves when all has been told. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    while (this.#telling) await this.#telling;
  }

  /** How it stood before it could be told is of no use to anybody: what it has shown meanwhile becomes one piece. */
  #forgetStanding(): void {
    const at = this.#pieces.findLastIndex(({ kind }) => kind === 'stands');
    if (at === -1) return;
    const [before, after] = [this.#pieces[at - 1], this.#pieces[at + 1]];
    const isShown = before?.kind === 'shown' && after?.kind === 'shown';
    if (isShown) this.#pieces.splice(at - 1, 3, { kind: 'shown', text: before.text + after.text });
    else this.#pieces.splice(at, 1);
  }

  /** Never throws. */
  async #tellAll(): Promise<void> {
    while (this.#pieces.length > 0) {
      const isDrawing = performance.now() > this.#typedAt + DRAWS_AFTER_MS;
      const interval = isDrawing ? DRAWING_INTERVAL_MS : TELL_INTERVAL_MS;
      const pause = this.#toldAt + interval - performance.now();
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      this.#toldAt = performance.now();
      for (const piece of this.#pieces.splice(0)) await this.#write(piece);
    }
  }

  async #write(piece: ConsolePiece): Promise<void> {
    this.#told += 1;
    const values = [this.#lease.runId, this.#lease.lease, this.#told, JSON.stringify(piece)];
    await withRetry(TIMEOUT_MS, () =>
      this.#pool.query({ name: 'write-console', text: 'select queue.write_console($1, $2, $3, $4)', values }),
    ).catch((error: unknown) => this.#onFault('what a program showed could not be told', error));
  }

  #takeHeard(): void {
    if (!this.#listen) return;
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#heard.delete(this.#taken + 1);
      this.#taken += 1;
      const read = typed.safeParse(JSON.parse(next));
      if (read.success) this.#listen(read.data);
    }
    const isBehind = [...this.#heard.keys()].some((seq) => seq > this.#taken + 1);
    if (isBehind) void this.reread();
  }

  #next(): string | undefined {
    return this.#heard.get(this.#taken + 1);
  }

  /** Takes what was typed though nobody was told. Never throws: what cannot be read now is read again soon. */
  async reread(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    const values = [this.#lease.runId, this.#lease.lease, this.#taken];
    const query = { name: 'read-typed', text: 'select * from queue.read_typed($1, $2, $3)', values };
    const found = await this.#pool.query<{ seq: number; content: string }>(query).catch(() => ({ rows: [] }));
    for (const { seq, content } of found.rows) this.#heard.set(seq, content);
    this.#reading = false;
    if (found.rows.length > 0) this.#takeHeard();
  }
}
