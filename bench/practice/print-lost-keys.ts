import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Problem, Problems } from '@abhyas/contract/practice';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { register, type Learner } from '../runner/learners.ts';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/testing/chromium.mjs';
import { median } from '../../scripts/testing/statistics.ts';
import { startProductWithWeb } from '../web/product-with-web.ts';
import { openKillable } from './chromium.ts';

/** This many problems are open side by side, each in a tab of its own. */
const TABS = 4;
const KEY_EVERY_MS = 40;
/** This many keys of each text are typed in its last moments, in one tab after the other, as one person types. */
const LAST_KEYS = 5;
/** The kill comes at a random moment up to a second after the first tab's last key. */
const KILLED_WITHIN_MS = 1000 - (TABS - 1) * LAST_KEYS * KEY_EVERY_MS;
const PYTHON = 5;
const SHOWN_WITHIN_MS = 120_000;

type Options = { readonly rounds: number; readonly address: string | undefined };

/**
 * Types, kills the whole browser at a random moment within a second, and looks at the texts on another device
 * and, after that, on the same one. Several tabs die with each browser, each at its own moment after its last
 * key. Prints what was missing where. Returns whether nothing was.
 */
export async function printLostKeys({ rounds, address }: Options): Promise<boolean> {
  const product = address === undefined ? await startProductWithWeb() : undefined;
  const profile = await mkdtemp(join(tmpdir(), 'abhyas-bench-profile-'));
  const otherDevice = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  const at = product?.address ?? address ?? '';
  const moments: number[] = [];
  const lost: string[] = [];
  try {
    const learner = await register(at);
    await chooseLanguage(at, learner);
    const texts: Tab[] = (await freeProblems(at, learner)).map((assetId) => ({ assetId, expected: '' }));
    const setup: KillSetup = { address: at, profile, otherDevice, learner };
    for (let kill = 1; moments.length < rounds; kill += 1) {
      const tabs = texts.slice(0, rounds - moments.length);
      const outcome = await killedOnce(setup, tabs, kill);
      moments.push(...outcome.momentsMs);
      const missing = [...outcome.missing, ...(await missingElsewhere(setup, tabs, { kill, ...outcome }))];
      lost.push(...missing);
      for (const line of missing) say(`    ${line}`);
      if (kill % 10 === 0) say(`${moments.length} texts, ${lost.length} not whole`);
    }
  } finally {
    await otherDevice.close();
    await product?.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  say(
    `${moments.length} texts, killed ${Math.min(...moments).toFixed(0)} to ${Math.max(...moments).toFixed(0)} ms ` +
      `(median ${median(moments).toFixed(0)} ms) after their last key; not whole: ${lost.length}`,
  );
  return lost.length === 0;
}

type KillSetup = {
  readonly address: string;
  readonly profile: string;
  readonly otherDevice: Browser;
  readonly learner: Learner;
};
/** A problem and what was last typed into it. */
type Tab = { readonly assetId: string; expected: string };
type Killed = {
  /** What the same device no longer had of the kill before. */
  readonly missing: readonly string[];
  /** How long after its last key each tab died. */
  readonly momentsMs: readonly number[];
};

async function killedOnce(
  { address, profile, learner }: KillSetup,
  tabs: readonly Tab[],
  kill: number,
): Promise<Killed> {
  const browser = await openKillable(profile);
  try {
    await signIn(browser.context, learner);
    const missing: string[] = [];
    const pages: Page[] = [];
    for (const { assetId, expected } of tabs) {
      const page = await browser.context.newPage();
      pages.push(page);
      await page.goto(`${address}/practise/1/${assetId}`);
      const there = expected === '' ? '' : await textOf(page);
      if (there !== expected) missing.push(`kill ${kill - 1}, ${assetId}, same device: "${there}"`);
    }
    const typed = tabs.map((tab, at) => {
      tab.expected = `print("kill ${kill}, tab ${at}: ${randomUUID()}")`;
      return tab.expected;
    });
    await Promise.all(pages.map((page, at) => replaceText(page, typed[at]?.slice(0, -LAST_KEYS) ?? '')));
    const lastKeysMs: number[] = [];
    for (const [at, page] of pages.entries()) {
      await page.keyboard.type(typed[at]?.slice(-LAST_KEYS, -1) ?? '', { delay: KEY_EVERY_MS });
      // Without a delay: it would lie between the key's way down and its way up.
      await page.keyboard.type(typed[at]?.slice(-1) ?? '');
      lastKeysMs.push(performance.now());
    }
    await sleep(Math.random() * KILLED_WITHIN_MS);
    const now = performance.now();
    return { missing, momentsMs: lastKeysMs.map((lastKeyMs) => now - lastKeyMs) };
  } finally {
    await browser.kill();
  }
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code Area' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: KEY_EVERY_MS });
}

/** One of the problems in a browser on another device, the others as the server hands them to one. */
async function missingElsewhere(
  setup: KillSetup,
  tabs: readonly Tab[],
  { kill, momentsMs }: { kill: number; momentsMs: readonly number[] },
): Promise<string[]> {
  const missing: string[] = [];
  for (const [at, { assetId, expected }] of tabs.entries()) {
    const shown =
      at === kill % tabs.length ? await shownOnOtherDevice(setup, assetId) : await handedOut(setup, assetId);
    if (shown === expected || isOneSecondBehind({ shown, expected, diedMs: momentsMs[at] ?? 0 })) continue;
    missing.push(
      `kill ${kill}, ${assetId}, other device, ${momentsMs[at]?.toFixed(0)} ms after: "${shown}" for "${expected}"`,
    );
  }
  return missing;
}

/** Another device may lack what was typed in the last second; this one nothing. */
const BEHIND_MS = 1000;

type Shown = { readonly shown: string; readonly expected: string; readonly diedMs: number };

/** Whether what is missing was typed less than a second before its browser died. */
function isOneSecondBehind({ shown, expected, diedMs }: Shown): boolean {
  // The editor has closed the quote and the bracket before they were typed.
  const typed = expected.startsWith(shown) ? shown : shown.replace(/"\)$/, '');
  const missing = expected.length - typed.length;
  return expected.startsWith(typed) && diedMs + (missing - 1) * KEY_EVERY_MS < BEHIND_MS;
}

async function handedOut({ address, learner }: KillSetup, assetId: string): Promise<string> {
  const answer = await fetch(new URL(`/api/content/getproblem/${assetId}`, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': learner.token },
    body: '{}',
  });
  const { assetData } = (await answer.json()) as Problem;
  return assetData?.code.py?.trim() ?? `no text, answer ${answer.status}`;
}

/** Problems that anybody may open in Python. */
async function freeProblems(address: string, { token }: Learner): Promise<string[]> {
  const answer = await fetch(new URL('/api/content/problems/', address), {
    headers: { 'x-auth-token': token },
  });
  const { problemsUnsolved } = (await answer.json()) as Problems;
  return problemsUnsolved
    .filter(({ premium }) => premium === 0)
    .slice(0, TABS)
    .map(({ assetId }) => assetId);
}

async function shownOnOtherDevice(
  { address, otherDevice, learner }: KillSetup,
  assetId: string,
): Promise<string> {
  const context = await otherDevice.newContext();
  try {
    await signIn(context, learner);
    const page = await context.newPage();
    await page.goto(`${address}/practise/1/${assetId}`);
    return await textOf(page);
  } finally {
    await context.close();
  }
}

/** What the editor shows; when it cannot be reached, what is on the screen instead. */
async function textOf(page: Page): Promise<string> {
  const editor = page.getByRole('textbox', { name: 'Code Area' });
  return editor
    .innerText({ timeout: SHOWN_WITHIN_MS })
    .then((text) => text.trim())
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
async function signIn(context: BrowserContext, { token }: Learner): Promise<void> {
  await context.addInitScript(
    ({ value, language }) => {
      localStorage.setItem('abhyas.token', value);
      localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
      localStorage.setItem('abhyas.codeLanguage', String(language));
    },
    { value: token, language: PYTHON },
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
