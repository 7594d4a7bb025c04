import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { chromium, type Browser, type Page } from '@playwright/test';

import { register, type Learner } from '../runner/learners.ts';
import { median } from '../runner/statistics.ts';
import { startProductWithWeb } from '../web/product-with-web.ts';
import { openKillable } from './chromium.ts';

const PATH = '/practise/1/digital-clock';
/** The kill comes at a random moment up to so long after the last key (issue 6). */
const KILLED_WITHIN_MS = 1000;
const PYTHON = 5;
const SHOWN_WITHIN_MS = 60_000;

type Options = { readonly rounds: number; readonly address: string | undefined };

/**
 * Types, kills the whole browser at a random moment within a second, and opens the problem on another device
 * and, after that, on the same one. Prints what was missing where. Returns whether nothing was.
 */
export async function printLostKeys({ rounds, address }: Options): Promise<boolean> {
  const product = address === undefined ? await startProductWithWeb() : undefined;
  const profile = await mkdtemp(join(tmpdir(), 'abhyas-bench-profile-'));
  const otherDevice = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const place = { address: product?.address ?? address ?? '', profile, otherDevice };
  const moments: number[] = [];
  const lost: string[] = [];
  try {
    const learner = await register(place.address);
    await chooseLanguage(place.address, learner);
    let expected = '';
    for (let round = 1; round <= rounds; round += 1) {
      const same = await killedOnce(place, learner, { before: expected, round });
      if (same.missing !== '') lost.push(`round ${round - 1}, same device: ${same.missing}`);
      expected = same.typed;
      moments.push(same.afterMs);
      const shown = await shownOnOtherDevice(place, learner);
      if (shown !== expected) {
        lost.push(`round ${round}, other device, killed after ${same.afterMs.toFixed(0)} ms: "${shown}"`);
      }
    }
  } finally {
    await otherDevice.close();
    await product?.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  process.stdout.write(
    `${rounds} browsers killed ${Math.min(...moments).toFixed(0)} to ${Math.max(...moments).toFixed(0)} ms ` +
      `(median ${median(moments).toFixed(0)} ms) after the last key; texts that were not whole: ${lost.length}\n` +
      lost.map((line) => `    ${line}\n`).join(''),
  );
  return lost.length === 0;
}

type Place = { readonly address: string; readonly profile: string; readonly otherDevice: Browser };
type Round = { readonly before: string; readonly round: number };
type Killed = {
  /** What the same device no longer had of the round before. */
  readonly missing: string;
  readonly typed: string;
  readonly afterMs: number;
};

async function killedOnce(
  { address, profile }: Place,
  learner: Learner,
  { before, round }: Round,
): Promise<Killed> {
  const { page, kill } = await openKillable(profile);
  try {
    await signIn(page, learner);
    await page.goto(address + PATH);
    await page.getByRole('textbox', { name: 'Code Area' }).click();
    const there = before === '' ? '' : (await textOf(page)).trim();
    const typed = `print("round ${round}: ${Math.random()
      .toString(36)
      .slice(2, 2 + (round % 12))}")`;
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed, { delay: 40 });
    const lastKeyAt = performance.now();
    await sleep(Math.random() * KILLED_WITHIN_MS);
    return { missing: there === before ? '' : `"${there}"`, typed, afterMs: performance.now() - lastKeyAt };
  } finally {
    await kill();
  }
}

async function shownOnOtherDevice({ address, otherDevice }: Place, learner: Learner): Promise<string> {
  const context = await otherDevice.newContext();
  try {
    const page = await context.newPage();
    await signIn(page, learner);
    await page.goto(address + PATH);
    return (await textOf(page)).trim();
  } finally {
    await context.close();
  }
}

/** What the editor shows; when it cannot be reached, what stands on the screen instead. */
async function textOf(page: Page): Promise<string> {
  const editor = page.getByRole('textbox', { name: 'Code Area' });
  return editor
    .innerText({ timeout: SHOWN_WITHIN_MS })
    .catch(async () => `no editor: ${(await page.locator('body').innerText()).slice(0, 500)}`);
}

async function chooseLanguage(address: string, { token }: Learner): Promise<void> {
  const answer = await fetch(new URL('/api/settings/setsettings', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({ codeLanguage: PYTHON }),
  });
  if (!answer.ok) throw new Error(`the language could not be chosen: ${answer.status}`);
}

/** As somebody who has signed in on this device before, and works in Python. */
async function signIn(page: Page, { token }: Learner): Promise<void> {
  await page.addInitScript(
    ({ value, language }) => {
      localStorage.setItem('abhyas.token', value);
      localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
      localStorage.setItem('abhyas.codeLanguage', String(language));
    },
    { value: token, language: PYTHON },
  );
}
