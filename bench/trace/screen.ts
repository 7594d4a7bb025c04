import { LANGUAGES } from '@abhyas/languages/index';
import type { Browser, Page } from '@playwright/test';

import { median, percentile } from '../../scripts/testing/statistics.ts';
import { keyTimes, watchKeys } from '../practice/key-to-paint.ts';
import { register } from '../runner/learners.ts';
import { roundsFor, type Stepping } from './programs.ts';

const PROBLEM = 'share-the-sweets';
const STEPS = 1000;
const ROUNDS = 5;
const KEYS = 100;
const THROTTLE = 6;
/** A little slower than a key that is held down. */
const KEY_EVERY_MS = 60;
const SEE = 'See where it goes wrong';

type Where = { readonly browser: Browser; readonly address: string };

/** From the press to the first picture, in milliseconds: the program is built anew each time, as after a change. */
export async function firstPictureMs(where: Where, stepping: Stepping): Promise<number> {
  const page = await openProblem(where, stepping);
  const tookMs: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await run(page, stepping.codeOf(roundsFor(STEPS) + round));
    const pressedAt = performance.now();
    await page.getByRole('button', { name: SEE }).click();
    await page.getByTestId('step-text').waitFor();
    // The first brings the screen's own code.
    if (round > 0) tookMs.push(performance.now() - pressedAt);
    await page.keyboard.press('Escape');
  }
  await page.context().close();
  return median(tookMs);
}

/** From a key that steps forward to its paint, at a sixth of the processor's speed, in milliseconds. */
export async function stepToPaintMs(where: Where, stepping: Stepping): Promise<number> {
  const page = await openProblem(where, stepping);
  await run(page, stepping.codeOf(roundsFor(STEPS)));
  await page.getByRole('button', { name: SEE }).click();
  await page.getByTestId('step-text').waitFor();
  await page.keyboard.press('Home');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await watchKeys(page);
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('ArrowRight', { delay: KEY_EVERY_MS });
  const times = await keyTimes(page);
  await page.context().close();
  return percentile(
    times.map(({ toPaintMs }) => toPaintMs),
    0.95,
  );
}

async function openProblem({ browser, address }: Where, { language }: Stepping): Promise<Page> {
  const { token } = await register(address);
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((given) => {
    localStorage.setItem('abhyas.token', given);
    localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
  }, token);
  await page.goto(`/practise/1/${PROBLEM}`);
  await page.getByLabel('Language').selectOption(LANGUAGES[language].name);
  return page;
}

/** Runs a program that prints something wrong. */
async function run(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code Area' }).fill(code);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: SEE }).waitFor();
}
