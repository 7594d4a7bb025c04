import { chromium } from '@playwright/test';

import { startTracingRunner } from '../../apps/runner/src/tracing/testing/tracing-runner.ts';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/testing/chromium.mjs';
import { startProductWithWeb } from '../web/product-with-web.ts';
import { STEPPING, type Stepping } from './programs.ts';
import { stepNs, wireKb } from './recordings.ts';
import { firstPictureMs, stepToPaintMs } from './screen.ts';
import { measureTruth } from './truth.ts';
import { headersAreAhead } from './warm.ts';
import { tracerWeightKib } from './weight.ts';

type Row = (name: string, measured: string, met: boolean) => void;

/** Milliseconds to the first picture, and nanoseconds for a step, in the order of `STEPPING`. */
const FIRST_MS = [500, 1300, 500, 400];
const STEP_NS = [300, 300, 2000, 25_000];
const WIRE_KB = 100;
const PAINT_MS = 50;
const WEIGHT_KIB = 45;
const TRUE_PERCENT = 99.5;
const WRONG_SHOWN = 20;

const PARTS: Readonly<Record<string, (row: Row) => Promise<void>>> = {
  screen: printScreen,
  recording: printRecording,
  weight: printWeight,
  truth: (row) => printTruth(row, { all: false }),
  'all-truth': (row) => printTruth(row, { all: true }),
};

/** The figures of stepping through programs, or one part of them. Returns whether all are met. */
export async function printTraceTable(only?: string): Promise<boolean> {
  const names = Object.keys(PARTS);
  if (only !== undefined && !names.includes(only)) throw new Error(`--only takes one of ${names.join(', ')}`);
  let met = true;
  const row: Row = (name, measured, isMet) => {
    met &&= isMet;
    process.stdout.write(`${name.padEnd(66)} ${measured.padStart(20)}  ${isMet ? 'met' : 'NOT MET'}\n`);
  };
  for (const [name, print] of Object.entries(PARTS))
    if (only === name || (only === undefined && name !== 'all-truth')) await print(row);
  return met;
}

const each = (): IterableIterator<[number, Stepping]> => STEPPING.entries();

async function printScreen(row: Row): Promise<void> {
  const product = await startProductWithWeb();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  const where = { browser, address: product.address };
  try {
    await headersAreAhead(product.dataDir);
    for (const [at, stepping] of each()) {
      const [ms, goal] = [await firstPictureMs(where, stepping), FIRST_MS[at] ?? 0];
      row(
        `press to first picture, 1,000 steps of ${stepping.name}, at most ${goal} ms`,
        `${ms.toFixed(0)} ms`,
        ms <= goal,
      );
    }
    const [, , , python] = STEPPING;
    if (!python) return;
    const ms = await stepToPaintMs(where, python);
    row(`step to paint at 6x throttle, p95 at most ${PAINT_MS} ms`, `${ms.toFixed(0)} ms`, ms <= PAINT_MS);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function printRecording(row: Row): Promise<void> {
  const runner = await startTracingRunner();
  try {
    for (const [at, stepping] of each()) {
      const [ns, goal] = [await stepNs(runner, stepping), STEP_NS[at] ?? 0];
      row(`a recorded step of ${stepping.name}, at most ${goal} ns`, `${ns.toFixed(0)} ns`, ns <= goal);
      const kb = await wireKb(runner, stepping);
      row(`10,000 steps of ${stepping.name}, at most ${WIRE_KB} KB`, `${kb.toFixed(0)} KB`, kb <= WIRE_KB);
    }
  } finally {
    await runner.close();
  }
}

async function printWeight(row: Row): Promise<void> {
  const kib = await tracerWeightKib();
  row(
    `the screen's own code in brotli, at most ${WEIGHT_KIB} KiB`,
    `${kib.toFixed(1)} KiB`,
    kib <= WEIGHT_KIB,
  );
}

async function printTruth(row: Row, given: { readonly all: boolean }): Promise<void> {
  const { programs, compared, same, wrong } = await measureTruth(given);
  const percent = (same / compared) * 100;
  row(
    `values as debuggers read them, ${programs} programs, at least ${TRUE_PERCENT} %`,
    `${percent.toFixed(2)} % of ${compared}`,
    percent >= TRUE_PERCENT,
  );
  row('shown as certain and wrong, none', String(wrong.length), wrong.length === 0);
  for (const words of wrong.slice(0, WRONG_SHOWN)) process.stdout.write(`  ${words}\n`);
}
