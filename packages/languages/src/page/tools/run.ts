/**
 * Judges a page by named checks: its text is a file, the checks come on standard input as JSON. A line for each check is
 * printed, and after one that failed a line of JSON that says why; the page's console goes to standard error. What looks
 * at the page runs in a world of its own, whose built-ins the page cannot change.
 */
import { readFileSync, writeSync } from 'node:fs';
import path from 'node:path';

import { asScript } from './as-script.ts';
import { Browser } from './devtools.ts';
import { readPage, type PageFiles } from './files.ts';
import { PAGE_POLICY } from './policy.ts';

type Check = { readonly name: string; readonly steps: readonly unknown[] };
type Outcome = { readonly fault?: unknown; readonly width?: number; readonly next?: number };

const [WIDTH, HEIGHT] = [1024, 768];
const MOST_CONSOLE_LINES = 200;

const tool = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const MOUNT = asScript([tool('frame.js')], ['mountPage']);
const ENGINE = asScript([tool('measure.js'), tool('steps.js')], ['carryOutSteps', 'pageIsThere']);
/** As in the frame of a preview: an origin of its own, and the same policy. */
const EMPTY_PAGE = `data:text/html,${encodeURIComponent(
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`,
)}`;

let consoleLines = 0;
let hasLeft = false;

function say(stream: 1 | 2, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(stream, bytes, at);
}

function hearConsole(line: unknown): void {
  consoleLines += 1;
  if (consoleLines <= MOST_CONSOLE_LINES) say(2, `${String(line)}\n`);
}

const isInner = (frame: unknown): boolean =>
  typeof frame === 'object' && frame !== null && 'parentId' in frame;

const browser = new Browser((method, params) => {
  if (method === 'Runtime.bindingCalled') hearConsole(params['payload']);
  // A frame within the page that goes nowhere is no other page.
  if (method === 'Page.frameNavigated' && !isInner(params['frame'])) hasLeft = true;
});

async function evaluate(expression: string, contextId?: unknown): Promise<unknown> {
  const world = contextId === undefined ? {} : { contextId };
  const { result } = await browser.call('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    ...world,
  });
  return (result as { readonly value?: unknown } | undefined)?.value;
}

const resize = (width: number) =>
  browser.call('Emulation.setDeviceMetricsOverride', {
    width,
    height: HEIGHT,
    deviceScaleFactor: 1,
    mobile: false,
  });

/** The page anew, and the engine beside it. */
async function mount(files: PageFiles): Promise<unknown> {
  await resize(WIDTH);
  const { frameId } = await browser.call('Page.navigate', { url: EMPTY_PAGE });
  const { executionContextId } = await browser.call('Page.createIsolatedWorld', { frameId });
  const tell = '(level, text) => hear(`${level}: ${text}`)';
  await evaluate(
    `(() => { const hear = globalThis.tellJudge; delete globalThis.tellJudge; ${MOUNT}.mountPage(${JSON.stringify(files)}, ${tell}); })()`,
  );
  // The page's own way to the empty one is told by now.
  hasLeft = false;
  await evaluate(`globalThis.engine = ${ENGINE}; engine.pageIsThere()`, executionContextId);
  return executionContextId;
}

const ELSEWHERE = 'The page has gone somewhere else.';

async function judge(files: PageFiles, { steps }: Check): Promise<unknown> {
  const world = await mount(files).catch(() => {
    throw new Error(ELSEWHERE);
  });
  for (let first = 0; ;) {
    const carried = evaluate(`engine.carryOutSteps(${JSON.stringify(steps)}, ${first})`, world);
    const outcome = (await carried.catch(() => undefined)) as Outcome | undefined;
    if (hasLeft || outcome === undefined) throw new Error(ELSEWHERE);
    if (outcome.next === undefined) return outcome.fault;
    await resize(outcome.width ?? WIDTH);
    first = outcome.next;
  }
}

async function main(): Promise<void> {
  const files = readPage(readFileSync(process.argv[2] ?? '', 'utf8'));
  if (!files) throw new Error('This is no page.');
  const { checks } = JSON.parse(readFileSync(0, 'utf8')) as { readonly checks: readonly Check[] };
  await browser.open();
  await Promise.all(['Page', 'Runtime'].map((domain) => browser.call(`${domain}.enable`)));
  await browser.call('Runtime.addBinding', { name: 'tellJudge' });
  say(1, `${checks.length} ${checks.length === 1 ? 'check' : 'checks'}\n`);
  for (const check of checks) {
    const fault = await judge(files, check);
    say(
      1,
      fault === undefined ? `ok: ${check.name}\n` : `not ok: ${check.name}\n  ${JSON.stringify(fault)}\n`,
    );
  }
}

/** Ends at once, whatever the browser still does. */
function end(exitCode: number): never {
  browser.end();
  process.exit(exitCode);
}

try {
  await main();
} catch (error) {
  say(2, `${error instanceof Error ? error.message : String(error)}\n`);
  end(1);
}
end(0);
