import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProduct, type Product } from '../../scripts/testing/product.ts';
import { percentile } from '../../scripts/testing/statistics.ts';
import { openLoop, type Ask, type Timing } from '../../scripts/testing/open-loop.ts';
import { processorTime } from './processor-time.ts';
import { asksOf, openSchool, type Asks } from './school.ts';

/** Enough that no limit per account is met: 600 autosaves a second are 1.5 for each. */
const LEARNERS = 400;
/** At the full rate: V8 compiles what is hot in the first seconds after a start. */
const WARM_UP_SECONDS = 3;
/** The lab hour's rate on two cores, and how many times that is asked for at most. */
const LAB_HOUR = {
  perSecond: 300,
  steps: [1, 2, 4, 10],
  kinds: [
    ['autosaves', '/api/content/updateproblem'],
    ['reads', '/api/content/subtopic'],
    ['who I am, logins', '/api/auth'],
    ['runs', '/api/runner/execute'],
  ],
} as const;
const SATURATING_LEARNERS = 20;
/** Burns its time limit, so that it keeps a slot of the runner busy. */
const ENDLESS = 'while True:\n    pass\n';

type Goal = {
  readonly name: keyof Asks;
  readonly perSecond: number;
  readonly p95?: number;
  readonly p99?: number;
};

/** Goals on two cores. */
const GOALS: readonly Goal[] = [
  { name: 'catalogue', perSecond: 1500, p99: 50 },
  { name: 'subtopic', perSecond: 800, p99: 80 },
  { name: 'autosave', perSecond: 600, p99: 100 },
  { name: 'whoAmI', perSecond: 300, p99: 30 },
  { name: 'comment', perSecond: 20, p99: 150 },
  { name: 'login', perSecond: 20, p95: 300 },
];

type Bench = {
  readonly product: Product;
  readonly address: string;
  readonly seconds: number;
  readonly asks: Asks;
};

/** Measures the API under loads that arrive at a constant rate. Returns whether every goal was met. */
export async function printApiTable(seconds: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const { address } = product;
    const school = await openSchool(address, LEARNERS);
    const bench: Bench = { product, address, seconds, asks: asksOf(school) };
    print(`load average before: ${loadavg()[0]?.toFixed(2)}; ${seconds} s each, open loop\n`);
    print(
      row(['', 'asked/s', 'done/s', 'p50', 'p95', 'p99 ms', 'failed', 'api cpu', 'db cpu ms each', 'goal']),
    );
    let met = true;
    for (const goal of GOALS) met = (await measureGoal(bench, goal)) && met;
    met = (await measureSaturated(bench, school.learners)) && met;
    await measureLabHour(bench);
    met = (await measureOverload(bench)) && met;
    return met;
  } finally {
    await product.killTree();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}

/** How a load went, and the milliseconds of processor that each of its requests cost. */
type Measured = {
  readonly perSecond: number;
  readonly seconds: number;
  readonly timings: readonly Timing[];
  readonly apiMs: number;
  readonly databaseMs: number;
};

async function measure(
  { product, address, seconds }: Bench,
  perSecond: number,
  ask: (turn: number) => Ask,
): Promise<Measured> {
  await openLoop({ address, perSecond, seconds: WARM_UP_SECONDS, ask });
  const before = await processorTime(product);
  // No request of the warm-up comes again: a comment, for one, is taken once.
  const timings = await openLoop({
    address,
    perSecond,
    seconds,
    ask: (turn) => ask(turn + WARM_UP_SECONDS * perSecond),
  });
  const after = await processorTime(product);
  const apiMs = (after.api - before.api) / timings.length;
  return {
    perSecond,
    seconds,
    timings,
    apiMs,
    databaseMs: (after.database - before.database) / timings.length,
  };
}

async function measureGoal(bench: Bench, { name, perSecond, p95, p99 }: Goal): Promise<boolean> {
  const measured = await measure(bench, perSecond, bench.asks[name]);
  const { timings } = measured;
  const share = p95 === undefined ? 0.99 : 0.95;
  const most = p95 ?? p99 ?? 0;
  const met = failed(timings) === 0 && percentile(times(timings), share) < most;
  report(name, measured, `p${share * 100} < ${most}: ${said(met)}`);
  return met;
}

/** Reads while every slot of the runner is kept busy. */
async function measureSaturated(
  bench: Bench,
  learners: readonly { readonly token: string }[],
): Promise<boolean> {
  const body = { code: ENDLESS, language: 5, mode: 'ctestcase', ctestcase: '', assetId: '' };
  const run = (turn: number): Ask => {
    const { token = '' } = learners[turn % SATURATING_LEARNERS] ?? {};
    return { method: 'POST', path: '/api/runner/execute', token, body };
  };
  const busy = openLoop({
    address: bench.address,
    perSecond: SATURATING_LEARNERS,
    seconds: bench.seconds + WARM_UP_SECONDS,
    ask: run,
  });
  const { perSecond } = LAB_HOUR;
  const reads = (turn: number) => (turn % 2 === 0 ? bench.asks.catalogue(turn) : bench.asks.subtopic(turn));
  const measured = await measure(bench, perSecond, reads);
  await busy;
  const { timings } = measured;
  const met = failed(timings) === 0 && percentile(times(timings), 0.99) < 150;
  report('reads, runner saturated', measured, `p99 < 150: ${said(met)}`);
  return met;
}

/** Everything that a lab hour brings at the same time, each kind told apart. */
async function measureLabHour(bench: Bench): Promise<void> {
  const measured = await measure(bench, LAB_HOUR.perSecond, bench.asks.labHourWithRuns);
  const { timings } = measured;
  report('lab hour with runs', measured, '');
  for (const [name, path] of LAB_HOUR.kinds) {
    const ofKind = timings.filter(({ ask }) => ask.path.startsWith(path));
    report(`  ${name}`, { ...measured, perSecond: ofKind.length / bench.seconds, timings: ofKind }, '');
  }
}

/** The lab hour up to ten times over: what gets done must not fall, and refusals must come at once. */
async function measureOverload(bench: Bench): Promise<boolean> {
  const done: number[] = [];
  let refusals: readonly Timing[] = [];
  for (const factor of LAB_HOUR.steps) {
    const perSecond = LAB_HOUR.perSecond * factor;
    const measured = await measure(bench, perSecond, bench.asks.labHour);
    const { timings } = measured;
    refusals = timings.filter(({ status }) => status === 503 || status === 429);
    done.push(timings.filter(({ status }) => status === 200).length / bench.seconds);
    report(`lab hour x${factor}`, measured, '');
  }
  const goodput = (done.at(-1) ?? 0) / Math.max(...done);
  const p99 = (ms: readonly number[]) => (refusals.length > 0 ? percentile(ms, 0.99) : 0);
  const refusedMs = p99(times(refusals));
  const sinceSentMs = p99(refusals.map(({ ms, sentLateMs }) => ms - sentLateMs));
  const worded = refusals.every(({ retryAfter }) => retryAfter);
  const met = goodput >= 0.8 && refusedMs < 50 && worded;
  print(
    `\nat ten times the load: ${Math.round(goodput * 100)} % of the best goodput, ${refusals.length} refused, ` +
      `p99 of refusals ${refusedMs.toFixed(1)} ms (${sinceSentMs.toFixed(1)} since they were sent), each with Retry-After: ${worded ? 'yes' : 'no'}: ${said(met)}`,
  );
  return met;
}

function report(name: string, measured: Measured, goal: string): void {
  const { perSecond, seconds, timings, apiMs, databaseMs } = measured;
  const good = timings.filter(({ status }) => status === 200 || status === 304);
  const at = (share: number) => percentile(times(good), share).toFixed(1);
  const rate = (good.length / seconds).toFixed(0);
  const processor = [apiMs, databaseMs].map((ms) => ms.toFixed(2));
  print(
    row([
      name,
      perSecond.toFixed(0),
      rate,
      at(0.5),
      at(0.95),
      at(0.99),
      String(failed(timings)),
      ...processor,
      goal,
    ]),
  );
}

const times = (timings: readonly Timing[]): number[] => timings.map(({ ms }) => ms);
const failed = (timings: readonly Timing[]): number =>
  timings.filter(({ status }) => status === 0 || status >= 400).length;
const said = (met: boolean): string => (met ? 'met' : 'NOT MET');

function row(cells: readonly string[]): string {
  const [name = '', ...rest] = cells;
  const goal = rest.pop() ?? '';
  return `${name.padEnd(26)}${rest.map((cell) => cell.padStart(9)).join('')}  ${goal}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
