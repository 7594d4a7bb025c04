import { cpus, loadavg } from 'node:os';

import { chromium, type Browser, type Page } from '@playwright/test';

import { buildWeb } from '../../scripts/boot/web-build.mjs';
import { register, type Learner } from '../runner/learners.ts';
import { Product } from '../runner/product.ts';
import { publish } from '../runner/publish.ts';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/testing/chromium.mjs';
import { median, percentile } from '../../scripts/testing/statistics.ts';
import { countMainThread, keyTimes, mainThreadMs, watchKeys } from './key-to-paint.ts';
import { manyProblems } from './many-problems.ts';

const THROTTLE = 4;
const KEY_EVERY_MS = 80;
const ASKED = 30;
/** Each key changes what is shown: from all of them to a few, and back to all. */
const SEARCHED = 'graphs of rameswaram';
const P98_BELOW_MS = 100;
const DRAWN_WITHIN_MS = 120_000;

/**
 * Opens /practise with so many problems, on a processor slowed down 4 times: what the API sends, when the first
 * and the last card stands, and how long a key of the search takes. Returns whether the keys are quick enough.
 */
export async function printListTable(problems: number): Promise<boolean> {
  await buildWeb();
  const product = await Product.start({ withRunner: false });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    await publish(product, manyProblems(problems));
    const learner = await register(product.address);
    say(`${problems} problems, load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors`);
    await printAnswer(product.address, learner);
    return await printScreen(browser, { address: product.address, learner, problems });
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function printAnswer(address: string, { token }: Learner): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  let onTheLine = '';
  for (let turn = 0; turn < ASKED; turn += 1) {
    const startedAt = performance.now();
    const answer = await fetch(new URL('/api/content/problems/', address), {
      headers: { 'x-auth-token': token, 'accept-encoding': 'br, gzip' },
    });
    bytes = (await answer.arrayBuffer()).byteLength;
    onTheLine = `${answer.headers.get('content-length') ?? '?'} (${answer.headers.get('content-encoding') ?? 'plain'})`;
    times.push(performance.now() - startedAt);
  }
  say(
    `answer of the API: ${bytes} bytes, ${onTheLine} on the line; p50 ${median(times).toFixed(1)} ms, max ${Math.max(...times).toFixed(1)} ms`,
  );
}

type Seen = { readonly address: string; readonly learner: Learner; readonly problems: number };

async function printScreen(browser: Browser, { address, learner, problems }: Seen): Promise<boolean> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript((token) => {
    localStorage.setItem('abhyas.token', token);
    localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
  }, learner.token);
  const devtools = await context.newCDPSession(page);
  await countMainThread(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const startedAt = performance.now();
  const since = (): string => (performance.now() - startedAt).toFixed(0);
  await page.goto('/practise');
  await page.getByRole('link', { name: 'Problem 0:' }).waitFor({ timeout: DRAWN_WITHIN_MS });
  say(`first card after ${since()} ms`);
  await scrollThrough(page, problems);
  say(`scrolled down to the last card after ${since()} ms`);
  await page.reload();
  await page.getByRole('link', { name: 'Problem 0:' }).waitFor({ timeout: DRAWN_WITHIN_MS });
  const field = page.getByRole('searchbox');
  await field.click();
  await watchKeys(page);
  const cpuBefore = await mainThreadMs(devtools);
  for (const key of SEARCHED) await page.keyboard.press(key, { delay: KEY_EVERY_MS });
  const typed = await field.inputValue();
  for (let count = 0; count < SEARCHED.length; count += 1) {
    await page.keyboard.press('Backspace', { delay: KEY_EVERY_MS });
  }
  const keys = await keyTimes(page);
  const times = keys.map(({ toPaintMs }) => toPaintMs);
  const p98 = percentile(times, 0.98);
  const cpuMs = ((await mainThreadMs(devtools)) - cpuBefore) / keys.length;
  say(
    `keys of the search: p50 ${median(times).toFixed(1)} ms, p98 ${p98.toFixed(1)} ms, max ${Math.max(...times).toFixed(1)} ms; ` +
      `processor time of the main thread ${cpuMs.toFixed(1)} ms a key`,
  );
  if (typed !== SEARCHED) say(`the field had "${typed}" for "${SEARCHED}"`);
  return p98 < P98_BELOW_MS && typed === SEARCHED;
}

/** Down to the end as fast as the page draws: cards come as one scrolls. */
async function scrollThrough(page: Page, problems: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('main li a[href^="/practise/"], main li button').length >= wanted;
    },
    problems,
    { timeout: DRAWN_WITHIN_MS },
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
