import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { chromium, type Locator, type Page } from '@playwright/test';

import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/testing/chromium.mjs';
import { startProductWithWeb } from './product-with-web.ts';

/** A cheap phone on a train: a fourth of this machine's speed, 400 kbit/s, 400 ms to an answer. */
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = 400_000 / 8;
const ROUND_TRIP_MS = 400;
const TIMEOUT_MS = 120_000;
/** What Google calls a good page shifts less. */
const SHIFT_MAX = 0.1;

const PASSWORD = 'correct horse battery';
const SOLUTION = new URL(
  '../../content/problems/digital-clock/submissions/accepted/solution.py',
  import.meta.url,
);

type Step = {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** Waits for what the person came for. */
  readonly done: (page: Page) => Promise<unknown>;
};

/**
 * Prints what a slow phone on a slow network makes of the way from the landing page to a problem's result.
 * Returns whether the screen was never blank after the first paint and nothing jumped.
 */
export async function printPhoneTable(): Promise<boolean> {
  const product = await startProductWithWeb();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    const email = await registered(product.address);
    const context = await browser.newContext({
      baseURL: product.address,
      viewport: { width: 360, height: 640 },
      isMobile: true,
      hasTouch: true,
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    await slowDown(page);
    row(['', 'drawn ms', 'ready ms', 'blank ms', 'shift']);
    let good = true;
    for (const step of await journey(email)) good = (await printStep(page, step)) && good;
    return good;
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function registered(address: string): Promise<string> {
  const email = `${randomUUID()}@example.in`;
  const answer = await fetch(`${address}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`registering answered ${answer.status}`);
  return email;
}

async function journey(email: string): Promise<readonly Step[]> {
  const solution = await readFile(SOLUTION, 'utf8');
  return [
    {
      name: 'the landing page',
      act: (page) => page.goto('/', { waitUntil: 'commit' }),
      done: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    },
    {
      name: 'login',
      act: (page) => page.goto('/login', { waitUntil: 'commit' }),
      done: (page) => page.getByLabel('Email').waitFor(),
    },
    {
      name: 'the dashboard, after the password',
      act: async (page) => {
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Login', exact: true }).click();
      },
      done: (page) => page.getByText('Nothing to pick up yet.').waitFor(),
    },
    {
      name: 'all problems',
      act: (page) => page.getByRole('link', { name: /^Practise Problems/ }).click(),
      done: (page) => problemLink(page).waitFor(),
    },
    {
      name: 'a problem, ready to type',
      act: (page) => problemLink(page).click(),
      done: async (page) => {
        await page.getByRole('tab', { name: 'Code', exact: true }).click();
        await page.getByRole('textbox', { name: 'Code Area' }).waitFor();
      },
    },
    {
      name: 'the result of a run',
      act: async (page) => {
        await page.getByLabel('Language').selectOption('Python');
        await page.getByRole('textbox', { name: 'Code Area' }).press('ControlOrMeta+a');
        await page.keyboard.insertText(solution);
        await page.getByRole('button', { name: 'Run', exact: true }).click();
      },
      done: (page) => page.getByTestId('result-message').waitFor({ state: 'attached' }),
    },
    {
      name: 'the dashboard, a day later',
      act: (page) => page.goto('/dashboard', { waitUntil: 'commit' }),
      done: (page) => page.getByRole('link', { name: 'Continue last session' }).waitFor(),
    },
  ];
}

const problemLink = (page: Page): Locator =>
  page.getByRole('listitem').getByRole('link', { name: /Digital Clock/ });

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.addInitScript(watch);
}

type Watched = { drawnMs: number; blankMs: number; shift: number };
declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Runs in the page: when something was first drawn, for how long nothing was, and how far things jumped. */
function watch(): void {
  const watched = { drawnMs: 0, blankMs: 0, shift: 0 };
  window.watched = watched;
  const SOMETHING = 'h1, [aria-busy=true], .opening svg, form';
  let last = performance.now();
  const look = (now: number): void => {
    const something = document.querySelector(SOMETHING);
    const drawn = something !== null && something.getClientRects().length > 0;
    if (!drawn && watched.drawnMs > 0) watched.blankMs += now - last;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    watched.drawnMs = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? watched.drawnMs;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) watched.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function printStep(page: Page, { name, act, done }: Step): Promise<boolean> {
  const before = await page.evaluate(() => window.watched && { ...window.watched }).catch(() => undefined);
  const startedAt = performance.now();
  await act(page);
  await done(page);
  await page.waitForFunction(() => (window.watched?.drawnMs ?? 0) > 0);
  const readyMs = performance.now() - startedAt;
  const after = await page.evaluate(() => window.watched);
  if (!after) throw new Error('the page was not watched');
  // A new page begins to count again.
  const isNew = before === undefined || after.drawnMs !== before.drawnMs;
  const blankMs = after.blankMs - (isNew ? 0 : before.blankMs);
  const shift = after.shift - (isNew ? 0 : before.shift);
  row([
    name,
    isNew ? after.drawnMs.toFixed(0) : 'stays',
    readyMs.toFixed(0),
    blankMs.toFixed(0),
    shift.toFixed(3),
  ]);
  return blankMs < 1 && shift < SHIFT_MAX;
}

function row([name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
}
