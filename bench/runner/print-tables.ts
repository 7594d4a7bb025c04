import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import { usualSlots } from '../../apps/runner/src/config.ts';
import { measureAdded } from './added.ts';
import { benchRelease } from '../../scripts/testing/bench-release.ts';
import { furtherTestMs, TESTS } from './further-test.ts';
import { type Latency, measureLatency } from './latency.ts';
import { Learners } from './learners.ts';
import { engineRun, type Load, measureLoad, ourRun } from './load.ts';
import { memoryMbOf } from './memory.ts';
import { Product } from './product.ts';
import { outputFor, type Program, PROGRAMS } from './programs.ts';
import { publish } from './publish.ts';

export type TablePlan = {
  readonly rounds: number;
  readonly seconds: number;
  readonly engineUrl: string | undefined;
};

const CLIENTS = [1, 4, 16];
/** With fewer slots than cores, "per core" means per slot. */
const SLOTS = usualSlots(availableParallelism());
/** Pools fill before the measurement. */
const SETTLE_MS = 5000;

function inputOf(test: number): string {
  return `3\n${test} 7 ${test + 5}\n`;
}

/** Prints both tables with medians, and what the idle runner holds in memory. */
export async function printRunnerTables(plan: TablePlan): Promise<void> {
  const added = await measureAdded();
  say(
    `API and queue together add ${ms(added.p50Ms)} at p50 and ${ms(added.p95Ms)} at p95 (at most 8 ms at p50).\n`,
  );
  const product = await Product.start();
  try {
    await publish(
      product,
      benchRelease({ tests: TESTS, input: inputOf, answer: (test) => outputFor(inputOf(test)) }),
    );
    await product.prepared();
    await sleep(SETTLE_MS);
    const memoryMb = await memoryMbOf(product.runnerPid);
    say(`The idle runner with its pools holds ${memoryMb.toFixed(0)} MB (at most 600 MB).\n`);
    await printLatencies(product, plan);
    await printLoads(product, plan);
  } finally {
    await product.stop();
  }
}

async function printLatencies(product: Product, { rounds, engineUrl }: TablePlan): Promise<void> {
  say(`One run, ${rounds} rounds, everything in turns; medians.`);
  row([
    '',
    'native',
    'first run',
    'x native',
    'again',
    'x native',
    'further test',
    ...(engineUrl ? ['engine'] : []),
  ]);
  for (const program of PROGRAMS) {
    const latency = await measureLatency(program, { address: product.address, rounds, engineUrl });
    row(await latencyCells(product, latency));
  }
  say('');
}

async function latencyCells(product: Product, latency: Latency): Promise<string[]> {
  const { program, engineMs } = latency;
  return [
    program.name,
    ms(latency.nativeMs),
    ms(latency.firstMs),
    judged(latency.firstRatio, program.most.first),
    ms(latency.againMs),
    judged(latency.againRatio, program.most.again),
    ms(await furtherTestMs(product, program)),
    ...(engineMs === undefined ? [] : [ms(engineMs)]),
  ];
}

async function printLoads(product: Product, { seconds, engineUrl }: TablePlan): Promise<void> {
  say(`Fresh code under load, ${seconds} s each; ${SLOTS} of ${availableParallelism()} cores run programs.`);
  row([
    '',
    'clients',
    'p50',
    'p95',
    'runs/s',
    'per core',
    ...(engineUrl ? ['engine p50', 'p95', 'runs/s'] : []),
  ]);
  const learners = new Learners(product.address);
  for (const program of PROGRAMS) {
    for (const clients of CLIENTS) {
      await learners.prepare(estimatedRuns(program, seconds));
      const ours = await measureLoad({ clients, seconds, runOnce: ourRun(program, learners) });
      const theirs = engineUrl
        ? await measureLoad({ clients, seconds, runOnce: engineRun(program, engineUrl) })
        : undefined;
      row([
        program.name,
        String(clients),
        ...loadCells(ours),
        perCore(ours, program),
        ...(theirs ? loadCells(theirs) : []),
      ]);
    }
  }
}

/** Generously: an account registered during the measurement would be measured too. */
function estimatedRuns(program: Program, seconds: number): number {
  return program.leastPerCore * SLOTS * seconds * 2 + 16 * 28;
}

function loadCells({ p50Ms, p95Ms, perSecond }: Load): string[] {
  return [ms(p50Ms), ms(p95Ms), perSecond.toFixed(1)];
}

function perCore({ perSecond }: Load, { leastPerCore }: Program): string {
  return `${(perSecond / SLOTS).toFixed(1)} (>= ${leastPerCore})`;
}

function judged(ratio: number, most: number): string {
  return `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} (<= ${most})`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

const WIDTHS = [14, 10, 11, 15, 10, 16, 13, 11, 11];

function row(cells: readonly string[]): void {
  say(
    cells
      .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 11))
      .join(' ')
      .trimEnd(),
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
