import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Boxes } from '../../apps/runner/src/sandbox/boxes.ts';
import { requirePrograms } from '../../apps/runner/src/sandbox/probe.ts';
import { openToolbox } from '../../apps/runner/src/sandbox/toolbox.ts';
import { Learners } from '../runner/learners.ts';
import { Product } from '../runner/product.ts';
import { PROGRAMS } from '../runner/programs.ts';
import { boxCosts } from './box-parts.ts';
import { compileCost } from './compile-parts.ts';
import { kernelThreadsMs } from './processor.ts';
import { CostMeter, type CostPlan } from './run-cost.ts';

const run = promisify(execFile);
const KERNEL_ROUNDS = 300;
const BOX_ROUNDS = 25;
const COMPILE_ROUNDS = 9;
const RUNS_PER_ROUND = 20;
const SETTLE_MS = 5000;

/**
 * Prints where the processor's milliseconds go: processor time, not time on the clock, so neighbours on the machine
 * change little of it.
 */
export async function printCostTable({ rounds }: { rounds: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-cost-'));
  try {
    await printKernelParts(folder);
    await printBoxes(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await printRuns({ rounds, runs: RUNS_PER_ROUND });
}

async function printKernelParts(folder: string): Promise<void> {
  const program = join(folder, 'kernel-parts');
  await run('/usr/bin/gcc', ['-O2', '-o', program, join(import.meta.dirname, 'kernel-parts.c')]);
  const { stdout } = await run(program, [String(KERNEL_ROUNDS)]);
  say('What the kernel takes for each part of a box, made and ended alone (ms):');
  for (const line of stdout.trim().split('\n')) {
    const [name = '', microseconds = ''] = line.split('\t');
    say(
      `  ${name.padEnd(42)} ${/^\d+$/.test(microseconds) ? ms(Number(microseconds) / 1000) : microseconds}`,
    );
  }
}

async function printBoxes(folder: string): Promise<void> {
  const { jdk } = requirePrograms();
  const toolbox = await openToolbox(folder, jdk);
  const boxes = new Boxes(toolbox, { cgroups: 'required', slots: 1, extra: 0 });
  try {
    await sleep(SETTLE_MS);
    const kernelBefore = await kernelThreadsMs();
    say('\nOne box, its cell included (ms)               raising   running    ending      together');
    const costs = await boxCosts(boxes, jdk, BOX_ROUNDS);
    for (const { name, raisingMs, runningMs, endingMs } of costs) {
      const cells = [raisingMs, runningMs, endingMs, raisingMs + runningMs + endingMs];
      say(`  ${name.padEnd(40)} ${cells.map((cell) => ms(cell).padStart(9)).join(' ')}`);
    }
    const kernelMs = (await kernelThreadsMs()) - kernelBefore;
    say(`  threads of the kernel, whole machine, per box ${ms(kernelMs / (BOX_ROUNDS * costs.length))}`);
    for (const program of PROGRAMS.filter(({ language }) => language < 4)) {
      const parts = await compileCost(boxes, {
        program,
        aheadFlags: toolbox.linkerFlags,
        rounds: COMPILE_ROUNDS,
      });
      say(`\nCompiling ${program.name} without headers compiled ahead (ms)`);
      for (const [name, cost] of parts) say(`  ${name.padEnd(42)} ${ms(cost)}`);
    }
  } finally {
    await boxes.close();
  }
}

async function printRuns(plan: CostPlan): Promise<void> {
  const product = await Product.start();
  try {
    await product.prepared();
    await sleep(SETTLE_MS);
    const meter = await CostMeter.open(product, new Learners(product.address));
    const { api, database, runner, boxes } = meter.idlePerSecond;
    say(`\nAt rest the product takes ${ms(api + database + runner + boxes)} ms of processor a second.`);
    say(
      'One run on top of that (ms)      together       API  database    runner     boxes  statements  notices',
    );
    for (const program of PROGRAMS) {
      for (const again of [false, true]) {
        const cost = await meter.measure(program, plan, again);
        const whole = cost.api + cost.database + cost.runner + cost.boxes;
        const cells = [
          whole,
          cost.api,
          cost.database,
          cost.runner,
          cost.boxes,
          cost.transactions,
          cost.notifications,
        ];
        say(
          `  ${`${program.name}, ${again ? 'again' : 'first run'}`.padEnd(28)} ${cells.map((cell) => ms(cell).padStart(9)).join(' ')}`,
        );
      }
    }
    await meter.close();
  } finally {
    await product.stop();
  }
}

function ms(value: number): string {
  return value.toFixed(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
