import { cpus, loadavg } from 'node:os';

import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

import { register, type Learner } from '../runner/learners.ts';
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/testing/chromium.mjs';
import { median, percentile } from '../../scripts/testing/statistics.ts';
import { startProductWithWeb } from '../web/product-with-web.ts';
import { openBareEditor, type EditorKind } from './bare-editor.ts';
import { countMainThread, keyTimes, mainThreadMs, watchKeys, type KeyTime } from './key-to-paint.ts';
import { longProgram, TYPED } from './long-programs.ts';

const PROBLEM = 'digital-clock';
const THROTTLE = 4;
/** Twelve keys a second: a quick typist. */
const KEY_EVERY_MS = 80;
/** Key to paint while typing in a 1,000-line file under 4x CPU throttle. */
const P98_BELOW_MS = 100;
const SLOWEST_SHOWN = 6;
/** One of each text that a language has: the three C++ standards share theirs. */
const MEASURED = [0, 3, 4, 5] as const satisfies readonly LanguageIndex[];

/** Above so many waiting processes for each processor, what is measured is the machine and not the page. */
const VALID_LOAD = 1;

type TypingOptions = {
  readonly address: string | undefined;
  /** One text's key, where not all are measured. */
  readonly only: string | undefined;
};

/**
 * Prints key-to-paint times while somebody types into a long program, and beside them those of two editors on pages
 * with nothing else, which get the same keys in turns: one with the parts, size and letters of ours, one with none of
 * them. Returns whether all are short enough.
 */
export async function printTypingTable({ address, only }: TypingOptions): Promise<boolean> {
  const measured = MEASURED.filter((each) => only === undefined || LANGUAGES[each].codeKey === only);
  if (measured.length === 0) throw new Error(`no text has the key ${only}`);
  const product = address === undefined ? await startProductWithWeb() : undefined;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    printLoad();
    row([
      '',
      'typed',
      'p50 ms',
      'p98 ms',
      'max ms',
      'others',
      'p98 ms',
      'max ms',
      'CPU ms a key',
      '  slowest',
    ]);
    const reached: boolean[] = [];
    for (const language of measured) {
      const where = { address: product?.address ?? address ?? '', language };
      const { ours, others } = await measure(browser, where);
      const { name } = LANGUAGES[language];
      reached.push(printTimes(name, ours));
      for (const [kind, typing] of others) {
        printTimes(`  ${kind}`, typing);
        printMore(ours, typing);
      }
    }
    printLoad();
    return reached.every(Boolean);
  } finally {
    await browser.close();
    await product?.stop();
  }
}

function printLoad(): void {
  const load = loadavg()[0] ?? 0;
  const busy = load > VALID_LOAD * cpus().length;
  process.stdout.write(
    `load ${load.toFixed(1)} on ${cpus().length} processors${busy ? ': too busy for times, look at the ratios' : ''}\n`,
  );
}

/** What one page made of the keys; `cpuMs` is its main thread's processor time, slowed down as it is. */
type Typing = { readonly keys: readonly KeyTime[]; readonly cpuMs: number };

const cpuOf = ({ cpuMs, keys }: Typing): number => cpuMs / keys.length;

/** The times of the keys that were typed, or of the others: shortcuts, as pastes and undos, and moves. */
const timesOf = ({ keys }: Typing, typed: boolean): number[] =>
  keys.filter((key) => key.typed === typed).map(({ toPaintMs }) => toPaintMs);

/** Returns whether the keys that were typed were painted soon enough. */
function printTimes(name: string, typing: Typing): boolean {
  const [typed, others] = [timesOf(typing, true), timesOf(typing, false)];
  const p98 = percentile(typed, 0.98);
  const slowest = typing.keys.toSorted((one, other) => other.toPaintMs - one.toPaintMs);
  row([
    name,
    String(typed.length),
    median(typed).toFixed(1),
    p98.toFixed(1),
    Math.max(...typed).toFixed(1),
    String(others.length),
    percentile(others, 0.98).toFixed(1),
    Math.max(...others).toFixed(1),
    cpuOf(typing).toFixed(1),
    `  ${slowest
      .slice(0, SLOWEST_SHOWN)
      .map(({ key, toPaintMs }) => `${key} ${toPaintMs.toFixed(0)}`)
      .join(', ')}`,
  ]);
  return p98 < P98_BELOW_MS;
}

/** How much longer ours takes than another editor. */
function printMore(ours: Typing, other: Typing): void {
  const more = (of: (typing: Typing) => number): string => `+${(of(ours) - of(other)).toFixed(1)}`;
  const [p50 = '', p98 = ''] = [0.5, 0.98].map((p) => more((of) => percentile(timesOf(of, true), p)));
  row(['    ours', '', p50, p98, '', '', '', '', more(cpuOf)]);
}

type Where = { readonly address: string; readonly language: (typeof MEASURED)[number] };

async function measure(
  browser: Browser,
  { address, language }: Where,
): Promise<{ ours: Typing; others: readonly (readonly [EditorKind, Typing])[] }> {
  const learner = await register(address);
  const { codeKey } = LANGUAGES[language];
  const { code, middle } = longProgram(codeKey);
  await post(address, learner, {
    path: `/api/content/updateproblem/${PROBLEM}`,
    body: { code: { [codeKey]: code } },
  });
  await post(address, learner, { path: '/api/settings/setsettings', body: { codeLanguage: language } });
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
  });
  try {
    const ours = await openProblem(context, learner);
    await ours.getByTestId('saved').waitFor();
    const pages = [ours];
    for (const kind of ['alike', 'bare'] as const)
      pages.push(await openBareEditor(context, { kind, codeKey, code }));
    const typists: Typist[] = [];
    for (const page of pages) {
      await page.bringToFront();
      await goTo(page, middle);
      typists.push(await Typist.at(page));
    }
    for (const stretch of stretchesOf(TYPED[codeKey])) {
      for (const typist of typists) await typist.type(stretch);
    }
    const [first, alike, bare] = await Promise.all(typists.map((typist) => typist.outcome()));
    if (!first || !alike || !bare) throw new Error('nobody typed');
    return {
      ours: first,
      others: [
        ['alike', alike],
        ['bare', bare],
      ],
    };
  } finally {
    await context.close();
  }
}

/**
 * Somebody at one page; pages take turns, so that all of them meet the same machine. Only the page at which somebody
 * types is slowed down: Chromium does it by keeping a processor busy, also for a page that has nothing to do.
 */
class Typist {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  #cpuMs = 0;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  static async at(page: Page): Promise<Typist> {
    const devtools = await page.context().newCDPSession(page);
    await countMainThread(devtools);
    await watchKeys(page);
    return new Typist(page, devtools);
  }

  async type(keys: readonly string[]): Promise<void> {
    await this.#page.bringToFront();
    await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const before = await mainThreadMs(this.#devtools);
    for (const key of keys) await this.#page.keyboard.press(key, { delay: KEY_EVERY_MS });
    this.#cpuMs += (await mainThreadMs(this.#devtools)) - before;
    await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }

  async outcome(): Promise<Typing> {
    return { keys: await keyTimes(this.#page), cpuMs: this.#cpuMs };
  }
}

async function openProblem(context: BrowserContext, learner: Learner): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((token) => {
    localStorage.setItem('abhyas.token', token);
    localStorage.setItem('abhyas.cookieConsent', String(Date.now()));
  }, learner.token);
  await page.goto(`/practise/1/${PROBLEM}`);
  return page;
}

/** Puts the caret on a new line in the middle of the long program. */
async function goTo(page: Page, line: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Code Area' }).click();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let at = 1; at < line; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
}

const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key);

/** Types line by line, completes a word, corrects, selects, copies and pastes, undoes. */
function stretchesOf(text: string): string[][] {
  const lines = text.match(/[^\n]*\n/g) ?? [];
  return [
    ...lines.map((line) => Array.from(line, (character) => (character === '\n' ? 'Enter' : character))),
    ['t', 'ControlOrMeta+Space', 'o', 'Escape'],
    times(30, 'Backspace'),
    [...times(20, 'Shift+ArrowUp'), 'ControlOrMeta+c', 'ArrowDown'],
    [...times(5, 'ControlOrMeta+v'), ...times(5, 'ControlOrMeta+z')],
    Array.from('total = total + 1;'),
  ];
}

async function post(
  address: string,
  { token }: Learner,
  { path, body }: { path: string; body: object },
): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token };
  const answer = await fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

function row([name = '', ...cells]: readonly string[]): void {
  process.stdout.write(`${name.padEnd(10)}${cells.map((cell) => cell.padStart(14)).join('')}\n`);
}
