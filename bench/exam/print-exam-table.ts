import { loadavg } from 'node:os';

import { giveExam } from '../../scripts/testing/give-exam.ts';
import { scheduled, type Ask, type Timing } from '../../scripts/testing/open-loop.ts';
import { percentile } from '../../scripts/testing/statistics.ts';
import { openSchool, type School } from '../api/school.ts';
import { Product } from '../runner/product.ts';
import { returnOf } from './returning.ts';
import { watchedBy, type Watched } from './watched.ts';

const STARTING_MS = 10_000;
/** How many learners one teacher watches. */
const TILES = 120;
const GOALS = { startMs: 500, safeMs: 2000, behindMs: 1000, kbPerSecond: 30 } as const;

/**
 * So many learners fetch their packets, begin within ten seconds, save their first text and hand in; all are cut off and
 * come back at once; a teacher watches 120 of them. True within the goals.
 */
export async function printExamTable(learners: number): Promise<boolean> {
  const product = await Product.start({ withRunner: false });
  try {
    const everybody = await openSchool(product.address, learners + 1);
    const [teacher, ...seated] = everybody.learners;
    if (!teacher) throw new Error('nobody signed up');
    const school = { ...everybody, learners: seated };
    const started = await start(product, school);
    const isBack = printedReturn(await returnOf(product, school));
    const watched = await watchedBy(product, { ...school, learners: seated.slice(0, TILES) }, teacher);
    return [started, isBack, printedWatch(watched)].every(Boolean);
  } finally {
    await product.stop();
  }
}

async function start(product: Product, { learners, problemId }: School): Promise<boolean> {
  const examId = await giveExam(await product.databaseUrl(), {
    emails: learners.map(({ email }) => email),
    problemId,
    minutes: 60,
  });
  const exam = `/api/exams/${examId}`;
  const text = `/api/practice/text/${encodeURIComponent(`${problemId}@${examId}`)}/py`;
  const whole = { base: 0, whole: 'print(1)\n', id: 'bench:1', kind: 'type', holds: [] };
  const steps: readonly (readonly [string, Omit<Ask, 'token'>])[] = [
    ['fetch the packet', { method: 'GET', path: `${exam}/packet` }],
    ['begin', { method: 'POST', path: `${exam}/begin`, body: {} }],
    ['save the first text', { method: 'POST', path: text, body: whole }],
    ['hand in', { method: 'POST', path: `${exam}/hand-in`, body: {} }],
  ];
  let isMet = true;
  for (const [what, ask] of steps) {
    const timings = await scheduled(
      product.address,
      learners.map(({ token }, number) => ({
        dueMs: (number / learners.length) * STARTING_MS,
        ask: () => ({ ...ask, token }),
      })),
    );
    isMet = printed(what, timings) && isMet;
  }
  return isMet;
}

function printed(what: string, timings: readonly Timing[]): boolean {
  const refused = timings.filter(({ status }) => status !== 200).length;
  const p99 = percentile(
    timings.map(({ ms }) => ms),
    0.99,
  );
  return told(
    `${timings.length} ${what} within ${STARTING_MS / 1000} s: p99 ${p99.toFixed(0)} ms, refused ${refused}`,
    p99 <= GOALS.startMs && refused === 0,
  );
}

function printedReturn(safeMs: readonly number[]): boolean {
  const p99 = percentile(safeMs, 0.99);
  return told(`${safeMs.length} back online at once to safe: p99 ${p99.toFixed(0)} ms`, p99 <= GOALS.safeMs);
}

function printedWatch({ behindMs, kbPerSecond, tiles }: Watched): boolean {
  const [p50, p95] = [percentile(behindMs, 0.5), percentile(behindMs, 0.95)];
  return [
    told(
      `an open tile behind ${behindMs.length} keys: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      p95 <= GOALS.behindMs,
    ),
    told(
      `${tiles} tiles, one of them open: ${kbPerSecond.toFixed(1)} KB/s`,
      kbPerSecond <= GOALS.kbPerSecond,
    ),
  ].every(Boolean);
}

function told(what: string, isMet: boolean): boolean {
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(`${what}, load average ${load}${isMet ? '' : ': NOT MET'}\n`);
  return isMet;
}
