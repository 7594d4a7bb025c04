import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import type { Learners } from '../runner/learners.ts';
import type { Product } from '../runner/product.ts';
import { INPUT, nextMark, outputFor, type Program } from '../runner/programs.ts';
import { median } from '../../scripts/testing/statistics.ts';
import { groupOfRunner, groupUs, processMs, processTreeMs } from './processor.ts';

/** Milliseconds of processor per run in each part of the product, and what the database was asked. */
export type RunCost = {
  readonly api: number;
  readonly database: number;
  readonly runner: number;
  readonly boxes: number;
  readonly transactions: number;
  readonly notifications: number;
};

const PARTS = ['api', 'database', 'runner', 'boxes', 'transactions', 'notifications'] as const;
const NOTHING: RunCost = { api: 0, database: 0, runner: 0, boxes: 0, transactions: 0, notifications: 0 };
/** Boxes that were taken are raised again, which belongs to the runs that took them. */
const REFILLED_MS = 1500;
const IDLE_MS = 4000;
/** PostgreSQL's counters reach the view after a second at most. */
const COUNTED_MS = 1000;

export type CostPlan = { readonly rounds: number; readonly runs: number };

/** A product whose use of the processor is read before and after. */
export class CostMeter {
  readonly #product: Product;
  readonly #queue: Client;
  readonly #learners: Learners;
  #notifications = 0;
  /** What the product uses each millisecond while nobody runs anything. */
  #idle = NOTHING;

  private constructor(product: Product, learners: Learners, queue: Client) {
    this.#product = product;
    this.#queue = queue;
    this.#learners = learners;
    queue.on('notification', () => (this.#notifications += 1));
  }

  static async open(product: Product, learners: Learners): Promise<CostMeter> {
    const queue = new Client({ connectionString: await product.databaseUrl(databaseOf(product.queueUrl)) });
    await queue.connect();
    for (const channel of ['run_event', 'run_done', 'run_waiting', 'run_stop'])
      await queue.query(`listen ${channel}`);
    const meter = new CostMeter(product, learners, queue);
    const [before, startedAt] = [await meter.#read(), performance.now()];
    await sleep(IDLE_MS);
    const after = await meter.#read();
    meter.#idle = combine((part) => (after[part] - before[part]) / (performance.now() - startedAt));
    return meter;
  }

  /** Medians over rounds of what one run costs, one after the other, without what the product takes at rest. */
  async measure(program: Program, { rounds, runs }: CostPlan, again: boolean): Promise<RunCost> {
    const mark = nextMark();
    await this.#run(program, program.source(mark));
    await sleep(REFILLED_MS);
    const costs: RunCost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await this.#learners.prepare(runs);
      const [before, startedAt] = [await this.#read(), performance.now()];
      for (let run = 0; run < runs; run += 1) {
        await this.#run(program, program.source(again ? mark : nextMark()));
      }
      await sleep(REFILLED_MS);
      const [after, tookMs] = [await this.#read(), performance.now() - startedAt];
      costs.push(combine((part) => (after[part] - before[part] - this.#idle[part] * tookMs) / runs));
    }
    return combine((part) => median(costs.map((cost) => cost[part])));
  }

  get idlePerSecond(): RunCost {
    return combine((part) => this.#idle[part] * 1000);
  }

  close(): Promise<void> {
    return this.#queue.end();
  }

  async #run(program: Program, code: string): Promise<void> {
    const { co } = await this.#learners.run({ code, language: program.language, ctestcase: INPUT });
    if (co !== outputFor(INPUT)) throw new Error(`${program.name} printed ${co}`);
  }

  async #read(): Promise<RunCost> {
    const { apiPid, runnerPid } = this.#product;
    await sleep(COUNTED_MS);
    const { rows } = await this.#queue.query<{ commits: string }>(
      'select sum(xact_commit) as commits from pg_stat_database',
    );
    return {
      api: await processMs(apiPid),
      database: await processTreeMs(await this.#product.databasePid()),
      runner: await processMs(runnerPid),
      boxes: (await groupUs(await groupOfRunner(runnerPid))) / 1000,
      transactions: Number(rows[0]?.commits),
      notifications: this.#notifications,
    };
  }
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function combine(of: (part: keyof RunCost) => number): RunCost {
  return Object.fromEntries(PARTS.map((part) => [part, of(part)])) as RunCost;
}
