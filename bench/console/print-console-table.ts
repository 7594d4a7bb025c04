import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProduct, type Product } from '../../scripts/testing/product.ts';
import { percentile } from '../../scripts/testing/statistics.ts';
import { measureJudges } from './judges.ts';
import { asksFirst, measureClosed, measureEchoes, measureIdle, measureStart } from './measures.ts';
import { ASKING } from './prompts.ts';
import { consoleWeightKib } from './weight.ts';

const LINES = 1000;
const SEATS = 24;
const GRACE_SECONDS = 10;
const IDLE_SECONDS = 60;

type Row = (name: string, measured: string, met: boolean) => void;
type Measure = (product: Product, row: Row) => Promise<void>;

const PARTS: Readonly<Record<string, Measure>> = {
  talking: ({ address }, row) => printTalking(address, row),
  idle: printIdle,
  closed: printClosed,
};
const WEIGHT = 'weight';

/**
 * Talking with programs: when prompts come, how soon they answer, what those that wait cost; or one part of it.
 * Returns whether all is met.
 */
export async function printConsoleTable(only?: string): Promise<boolean> {
  const names = [...Object.keys(PARTS), WEIGHT];
  if (only !== undefined && !names.includes(only)) throw new Error(`--only takes one of ${names.join(', ')}`);
  let met = true;
  const row: Row = (name, measured, isMet) => {
    met &&= isMet;
    process.stdout.write(`${name.padEnd(62)} ${measured.padStart(24)}  ${isMet ? 'met' : 'NOT MET'}\n`);
  };
  const isWanted = (name: string): boolean => only === undefined || only === name;
  const measures = Object.entries(PARTS).flatMap(([name, measure]) => (isWanted(name) ? [measure] : []));
  if (measures.length > 0) await atProduct(measures, row);
  if (isWanted(WEIGHT)) {
    const kib = await consoleWeightKib();
    row('JavaScript in brotli, at most 8 KiB more', `${kib.toFixed(1)} KiB`, kib <= 8);
  }
  return met;
}

async function atProduct(measures: readonly Measure[], row: Row): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    process.stdout.write(`load average before: ${loadavg()[0]?.toFixed(2)}\n`);
    for (const measure of measures) await measure(product, row);
  } finally {
    await product.killTree();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}

async function printTalking(address: string, row: Row): Promise<void> {
  let asked = 0;
  for (const program of ASKING) if (await asksFirst(address, program)) asked += 1;
  row(
    'prompt there before the input, without a flush',
    `${asked} of ${ASKING.length}`,
    asked === ASKING.length,
  );

  const { answersMs, waitsMs, falseWaits } = await measureEchoes(address, LINES);
  const [answerP95, waitP95] = [percentile(answersMs, 0.95), percentile(waitsMs, 0.95)];
  row('Enter to the next output, p95 at most 60 ms', `${answerP95.toFixed(1)} ms`, answerP95 <= 60);
  const most = Math.max(...waitsMs).toFixed(0);
  row(
    '"waiting" after what it shows, p95 at most 100 ms',
    `${waitP95.toFixed(1)} (most ${most}) ms`,
    waitP95 <= 100,
  );
  row(
    '"waiting" though a line was on its way, at most 1 of 1,000',
    `${falseWaits} of ${LINES}`,
    falseWaits <= LINES / 1000,
  );

  for (const { name, exchanges, lost, p95Ms } of await measureJudges(address)) {
    const games = `${lost} lost, p95 ${p95Ms.toFixed(1)} ms`;
    row(`a judge of a program that ${name}, ${exchanges} exchanges`, games, lost === 0);
  }

  const { talkMs, runMs } = await measureStart(address, 15);
  const start = `${talkMs.toFixed(0)} and ${runMs.toFixed(0)} ms`;
  row('first output, at most a run plus 30 ms (medians)', start, talkMs <= runMs + 30);
}

async function printIdle(product: Product, row: Row): Promise<void> {
  const { corePercent, runP95Ms, runAloneP95Ms } = await measureIdle(product, SEATS, IDLE_SECONDS);
  row(`${SEATS} programs that wait, at most 1 % of a core`, `${corePercent.toFixed(2)} %`, corePercent <= 1);
  const more = (runP95Ms / runAloneP95Ms - 1) * 100;
  row(
    'p95 of a run beside them, at most 10 % more',
    `${more.toFixed(0)} % (${runP95Ms.toFixed(0)} ms)`,
    more <= 10,
  );
}

async function printClosed(product: Product, row: Row): Promise<void> {
  const longest = Math.max(...(await measureClosed(product, 3))) - GRACE_SECONDS;
  row('gone after a closed tab: 10 s of grace, then at most 2 s', `${longest.toFixed(1)} s`, longest <= 2);
}
