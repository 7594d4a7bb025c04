import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Kysely, sql } from 'kysely';
import { withClient } from '@abhyas/postgres/with-client';

import type { DB } from '../../apps/api/src/platform/database/database-types.generated.ts';
import type { Site } from './site.ts';

export type Kind = 'register' | 'comment' | 'save' | 'run' | 'pay';

type Entry = {
  readonly kind: Kind;
  /** Saves of one learner replace each other, in this order. */
  readonly learner: string;
  state: 'intended' | 'acknowledged' | 'refused' | 'unanswered';
};

export type Verdict = {
  readonly intended: number;
  readonly acknowledged: number;
  /** Acknowledged, and not in the database. */
  readonly lost: readonly string[];
  /** In the database, and never intended. */
  readonly ghosts: readonly string[];
  /** In the database more than once. */
  readonly doubled: readonly string[];
  /** Without an answer for a minute, or waiting in the queue forever. */
  readonly stuck: readonly string[];
};

/** What a mark looks like inside of what is written. */
const MARK = /\bmark-[a-z]+-[0-9a-z]+-\d+\b/;
/** Runs that wait or are not recorded get this long, as a learner would wait for them. */
const SETTLING_MS = 60_000;
/** What was paid for without a reply is found by the reconciler within five minutes. */
const RECONCILING_MS = 300_000;

/** The intent goes to the disk, then the request, then what was answered. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  readonly #file: FileHandle;
  readonly #series = Date.now().toString(36);

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(folder: string): Promise<Ledger> {
    return new Ledger(await open(join(folder, `ledger-${Date.now()}`), 'a'));
  }

  /** Names a write before it is sent. */
  async intend(kind: Kind, learner: string): Promise<string> {
    const mark = `mark-${kind}-${this.#series}-${this.#entries.size}`;
    this.#entries.set(mark, { kind, learner, state: 'intended' });
    await this.#file.appendFile(`intent ${mark}\n`);
    await this.#file.datasync();
    return mark;
  }

  /** What became of it: a status of 2xx acknowledges, 0 is no answer, all others refuse. */
  async note(mark: string, status: number): Promise<void> {
    const entry = this.#entries.get(mark);
    if (entry === undefined) return;
    entry.state = status === 0 ? 'unanswered' : status < 300 ? 'acknowledged' : 'refused';
    await this.#file.appendFile(`${entry.state} ${mark}\n`);
  }

  /** Compares with what is recorded, once nothing waits any longer. */
  async compare(site: Site): Promise<Verdict> {
    const waiting = await untilQueueRests(site);
    const found = [...(await recordedMarks(site.db)), ...(await this.#untilPaid(site.db))];
    const counts = new Map<string, number>();
    for (const mark of found) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    const entries = [...this.#entries];
    const unresolved = entries.filter(([, { state }]) => state === 'intended').map(([mark]) => mark);
    await this.#file.close();
    return {
      intended: entries.length,
      acknowledged: entries.filter(([, { state }]) => state === 'acknowledged').length,
      lost: this.#lost(counts),
      ghosts: [...counts.keys()].filter((mark) => mark.includes(this.#series) && !this.#entries.has(mark)),
      doubled: [...counts].filter(([, count]) => count > 1).map(([mark]) => mark),
      stuck: [...unresolved, ...waiting],
    };
  }

  /** The mark of each payment that is in the books, once all that were made are, or have had their time. */
  async #untilPaid(db: Kysely<DB>): Promise<string[]> {
    const entries = [...this.#entries].filter(([, { kind }]) => kind === 'pay');
    const made = entries.filter(([, { state }]) => state === 'acknowledged').length;
    const giveUpAt = performance.now() + RECONCILING_MS;
    for (;;) {
      const buyers = await buyersInTheBooks(db);
      if (new Set(buyers).size >= made || performance.now() > giveUpAt) {
        // Somebody in the books who never meant to buy is a ghost, under a name of its own.
        return buyers.map(
          (buyer) => entries.find(([, { learner }]) => learner === buyer)?.[0] ?? `${buyer}-bought`,
        );
      }
      await sleep(2000);
    }
  }

  #lost(counts: ReadonlyMap<string, number>): string[] {
    const entries = [...this.#entries];
    return entries
      .filter(([mark, { state, kind, learner }], index) => {
        if (state !== 'acknowledged' || counts.has(mark)) return false;
        if (kind !== 'save') return true;
        const later = entries.slice(index + 1);
        return !later.some(
          ([other, entry]) => entry.kind === 'save' && entry.learner === learner && counts.has(other),
        );
      })
      .map(([mark]) => mark);
  }
}

/** Every mark that is recorded, as often as it is. */
async function recordedMarks(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select email as text from account union all select body from comment
    union all select code from saved_code union all select code from submission`.execute(db);
  return rows.map(({ text }) => MARK.exec(text)?.[0]).filter((mark) => mark !== undefined);
}

/** Those who have paid and got an invoice and access, counted by whichever of the two is more frequent. */
async function buyersInTheBooks(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ email: string; invoices: number; accesses: number }>`
    select account.email,
      (select count(*) from invoice join purchase_order bought on bought.id = invoice.order_id
        where bought.account_id = account.id)::int as invoices,
      (select count(*) from entitlement where entitlement.account_id = account.id)::int as accesses
    from account where exists (select from purchase_order where account_id = account.id and state = 'paid')`.execute(
    db,
  );
  return rows.flatMap(({ email, invoices, accesses }) => {
    const times = Math.min(invoices, accesses) === 0 ? 0 : Math.max(invoices, accesses);
    return Array.from({ length: times }, () => MARK.exec(email)?.[0] ?? email);
  });
}

/** Waits until no run waits, runs or is unsettled; returns those that still do in the end. */
async function untilQueueRests(site: Site): Promise<string[]> {
  return withClient(site.database.url('abhyas_queue'), async (client) => {
    const giveUpAt = performance.now() + SETTLING_MS;
    for (;;) {
      const { rows } = await client.query<{ run: string }>(
        `select concat_ws(' ', run_id, state, 'taken', attempts, 'times, for', now() - taken_at, progress, outcome) as run
         from queue.run where state <> 'finished' or (note is not null and not settled)`,
      );
      if (rows.length === 0 || performance.now() > giveUpAt) return rows.map(({ run }) => `run ${run}`);
      await sleep(500);
    }
  });
}
