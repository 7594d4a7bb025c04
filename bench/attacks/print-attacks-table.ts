import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import { register, type Learner } from '../runner/learners.ts';
import { Product } from '../runner/product.ts';
import { percentile } from '../../scripts/testing/statistics.ts';
import { buyPlan, openAttackedSchool } from './attacked-school.ts';
import { beginAttack } from './attacking.ts';
import { ATTACKS, type Attack, type Attackers } from './attacks.ts';
import { waitsOf, type Waits } from './victim.ts';

/** The longest that one of a hundred of another learner's runs or reads may take beside any attack. */
const GOAL_MS = 250;
const ATTACKERS = 60;
/** Each has 50 runs a day until the address is confirmed, and 30 a minute. */
const RUNS_EACH = 25;
/** Pools fill before the measurement, and an attack takes hold. */
const SETTLE_MS = 3000;
/** What an attack has left in the queue ends before the next begins. */
const AFTERWARDS_MS = 15_000;
const SECONDS_MOST = 90;

export type AttacksPlan = {
  readonly samples: number;
  /** Parts of the names of the attacks to measure, with commas between them. */
  readonly only: string | undefined;
};

/** Another learner's judged runs and reads beside each attack, and beside nothing. Returns whether the goal was met. */
export async function printAttacksTable({ samples, only = '' }: AttacksPlan): Promise<boolean> {
  const product = await Product.start();
  try {
    await openAttackedSchool(product);
    await product.prepared();
    const buyer = await buyPlan(product);
    const accounts = await registerMany(product.address, ATTACKERS);
    await sleep(SETTLE_MS);
    print(
      `load average before: ${loadavg()[0]?.toFixed(2)}; ${samples} judged runs and ${samples} reads each\n`,
    );
    row(['', 'run p50', 'run p99', 'read p50', 'read p99', 'samples', 'attacks'], '');
    const bench = { address: product.address, samples, attackers: { buyer, accounts } };
    // The first round warms everything up and is not counted.
    await measure(bench);
    let met = report('nothing', await measure(bench));
    for (const attack of ATTACKS.filter(({ name }) => only.split(',').some((part) => name.includes(part))))
      met = report(attack.name, await measure(bench, attack)) && met;
    return met;
  } finally {
    await product.stop();
  }
}

type Bench = { readonly address: string; readonly samples: number; readonly attackers: Attackers };
type Measured = Waits & { readonly answered?: number };

async function measure({ address, samples, attackers }: Bench, attack?: Attack): Promise<Measured> {
  const learners = await registerMany(address, Math.ceil(samples / RUNS_EACH));
  const attacking = attack && beginAttack(address, attack, attackers);
  await sleep(attacking ? SETTLE_MS : 0);
  const waits = await waitsOf({ address, learners, samples, secondsMost: SECONDS_MOST });
  await attacking?.stop();
  await sleep(attacking ? AFTERWARDS_MS : 0);
  return { ...waits, ...(attacking && { answered: attacking.answered() }) };
}

const at = (waits: readonly number[], share: number): string => percentile(waits, share).toFixed(0);

function report(name: string, { runs, reads, answered }: Measured): boolean {
  const met = [runs, reads].every((waits) => percentile(waits, 0.99) <= GOAL_MS);
  const times = [at(runs, 0.5), at(runs, 0.99), at(reads, 0.5), at(reads, 0.99)];
  row(
    [`beside ${name}`, ...times, `${runs.length}/${reads.length}`, String(answered ?? '')],
    `p99 <= ${GOAL_MS}: ${met ? 'met' : 'NOT MET'}`,
  );
  return met;
}

async function registerMany(address: string, count: number): Promise<Learner[]> {
  const learners: Learner[] = [];
  while (learners.length < count) learners.push(await register(address));
  return learners;
}

function row([name = '', ...cells]: readonly string[], goal: string): void {
  print(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}  ${goal}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
