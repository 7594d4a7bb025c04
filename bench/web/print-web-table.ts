import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { register } from '../runner/learners.ts';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/testing/chromium.mjs';
import { median } from '../../scripts/testing/statistics.ts';
import { installLighthouse, scorePage, type Scores } from './lighthouse.ts';
import { freePort, startProductWithWeb } from './product-with-web.ts';

/** The screens that are measured. Those of visitors first: the rest need a session. */
const VISITOR_PAGES = ['/', '/login'];
const LEARNER_PAGES = [
  '/dashboard',
  '/learn',
  '/learn/c',
  '/learn/first-steps/your-first-c-program',
  '/learn/errors-and-windows/finding-errors',
  '/practise',
  '/practise/1/digital-clock',
];
const LEAST = { performance: 95, accessibility: 100, bestPractices: 100 };

type Options = {
  readonly rounds: number;
  /** Only the screens whose addresses hold it. */
  readonly only?: string | undefined;
};

/** Prints Lighthouse's mobile scores of each screen, medians of `rounds`. Returns whether all reach the goals. */
export async function printWebTable({ rounds, only = '' }: Options): Promise<boolean> {
  const asked = (paths: readonly string[]): string[] => paths.filter((path) => path.includes(only));
  await installLighthouse();
  const product = await startProductWithWeb();
  const profile = await mkdtemp(join(tmpdir(), 'abhyas-bench-chromium-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    row(['', 'perf', 'a11y', 'best', 'LCP ms', 'TBT ms', 'CLS', 'KiB', 'machine']);
    const measure = (path: string): Promise<boolean> =>
      printPage({ path, url: product.address + path, port, rounds });
    const reached: boolean[] = [];
    for (const path of asked(VISITOR_PAGES)) reached.push(await measure(path));
    const { token } = await register(product.address);
    const page = await browser.newPage();
    await page.goto(product.address);
    await page.evaluate((value) => {
      localStorage.setItem('abhyas.token', value);
      localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
    }, token);
    await page.close();
    for (const path of asked(LEARNER_PAGES)) reached.push(await measure(path));
    return reached.every(Boolean);
  } finally {
    await browser.close();
    await product.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

type PagePlan = {
  readonly path: string;
  readonly url: string;
  readonly port: number;
  readonly rounds: number;
};

async function printPage({ path, url, port, rounds }: PagePlan): Promise<boolean> {
  const all: Scores[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await scorePage(url, port));
  const of = (pick: (scores: Scores) => number): number => median(all.map(pick));
  const performance = of((scores) => scores.performance);
  const accessibility = of((scores) => scores.accessibility);
  const bestPractices = of((scores) => scores.bestPractices);
  row([
    path,
    String(performance),
    String(accessibility),
    String(bestPractices),
    of((scores) => scores.lcpMs).toFixed(0),
    of((scores) => scores.tbtMs).toFixed(0),
    of((scores) => scores.cls).toFixed(3),
    of((scores) => scores.transferredKib).toFixed(0),
    of((scores) => scores.machine).toFixed(0),
  ]);
  for (const fault of new Set(all.flatMap(({ faults }) => faults))) process.stdout.write(`    ${fault}\n`);
  return (
    performance >= LEAST.performance &&
    accessibility >= LEAST.accessibility &&
    bestPractices >= LEAST.bestPractices
  );
}

function row([name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(42)}${cells.map((cell) => cell.padStart(8)).join('')}\n`);
}
