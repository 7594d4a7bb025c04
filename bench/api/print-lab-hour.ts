import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startProduct, type Product } from '../../scripts/testing/product.ts';
import { percentile } from '../../scripts/testing/statistics.ts';
import { scheduled, type Ask, type Due, type Timing } from '../../scripts/testing/open-loop.ts';
import { processorTime, type ProcessorTime } from './processor-time.ts';
import { asksOf, openSchool, type School } from './school.ts';
import { keyTimes, randomFrom, sendsOf, TypedText } from './typing-people.ts';

/** The lab of docs/capacity.md. Its server has 8 cores; one of ours beside the load generator is this share of it. */
const LAB = 5000;
const SHARE = LAB / 8;
/** Of a lab's students so many type; the devices of the others wait for what is typed elsewhere. */
const TYPING = 0.6;
/** What else a lab asks for in a second, by student: the first minutes' reads, who am I, and logins. */
const OTHERS = { subtopic: 200 / LAB, whoAmI: 100 / LAB, login: 50 / LAB } as const;
type Other = keyof typeof OTHERS;
/** The rows of the document's table. */
const ROWS = {
  typing: 'what is typed, by 60 %',
  subtopic: 'reads, peak of the first minutes',
  whoAmI: 'who am I and the like',
  login: 'logins, peak (5,000 in 5 minutes ×3)',
} as const;
/** Each learner of the bench types in as many texts as there are keys here: signing up is what takes long. */
const PARTS = ['py', 'c'] as const;
const GOALS = { typing: 100, subtopic: 80, whoAmI: 30 } as const;
const PATH = '/api/practice/newer-texts';

type LabHour = { readonly seconds: number; readonly students?: number | undefined };

/** A lab hour as people type in it. Returns whether the goals of saves and reads were met. */
export async function printLabHour({ seconds, students = Math.round(SHARE) }: LabHour): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'abhyas-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const school = await openSchool(product.address, Math.ceil(students / PARTS.length));
    const typed = openTexts(school, Math.round(students * TYPING));
    await scheduled(
      product.address,
      spread(
        typed.map((text) => () => text.begin()),
        5000,
      ),
    );
    print(
      `load average before: ${loadavg()[0]?.toFixed(2)}; ${students} students, each part for ${seconds} s`,
    );
    const lab = { product, school, students, seconds, typed };
    await printCosts(lab);
    return await printTogether(lab);
  } finally {
    await product.killTree();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}

type Lab = LabHour & {
  readonly product: Product;
  readonly school: School;
  readonly students: number;
  readonly typed: readonly TypedText[];
};

/** The table of docs/capacity.md: each kind of request by itself, at the lab's rate and on a processor that has nothing else to do. */
async function printCosts(lab: Lab): Promise<void> {
  const idle = await measured(lab, []);
  print('| load | a second | × API ms = cores | × database ms = cores |');
  const sums = { api: 0, database: 0 };
  for (const kind of Object.keys(ROWS) as (keyof typeof ROWS)[]) {
    const due = kind === 'typing' ? typingOf(lab.typed, lab.seconds).due : othersOf(lab, [kind]);
    const { timings, processor } = await measured(lab, due);
    const done = timings.filter(({ status }) => status === 200).length;
    if (done < due.length) print(`${kind}: ${due.length - done} of ${due.length} failed`);
    const aSecond = (due.length / lab.seconds / lab.students) * LAB;
    const cell = (part: 'api' | 'database'): string => {
      const ms = (processor[part] - idle.processor[part]) / done;
      const cores = (aSecond * ms) / 1000;
      sums[part] += cores;
      return `× ${ms.toFixed(2)} = ${cores.toFixed(2)}`;
    };
    print(`| ${ROWS[kind]} | ${Math.round(aSecond)} | ${cell('api')} | ${cell('database')} |`);
  }
  print(`| **together** | | **${sums.api.toFixed(1)}** | **${sums.database.toFixed(1)}** |`);
}

/** Makes requests, and returns how they went and how much processor time the product used. */
async function measured(
  { product, seconds }: Lab,
  due: readonly Due[],
): Promise<{ timings: readonly Timing[]; processor: ProcessorTime }> {
  const before = await processorTime(product);
  const over = sleep(seconds * 1000);
  const timings = await scheduled(
    product.address,
    due.toSorted((one, other) => one.dueMs - other.dueMs),
  );
  await over;
  const after = await processorTime(product);
  return {
    timings,
    processor: { api: after.api - before.api, database: after.database - before.database },
  };
}

/** All at the same time, as in a lab. Returns whether the goals of saves and reads were met. */
async function printTogether(lab: Lab): Promise<boolean> {
  const { school, students, seconds, typed } = lab;
  const { due, keys } = typingOf(typed, seconds);
  const waiting = waitingOf(school, students - typed.length);
  const { timings, processor } = await measured(lab, [
    ...due,
    ...waiting,
    ...othersOf(lab, Object.keys(OTHERS) as Other[]),
  ]);
  printTyping({ due, keys, texts: typed.length, seconds, timings });
  const met = printKinds(timings, seconds);
  const cores = (part: 'api' | 'database'): number => processor[part] / seconds / 1000;
  const inLab = (part: 'api' | 'database'): string => ((cores(part) * LAB) / students).toFixed(1);
  print(
    `all at once: API ${cores('api').toFixed(2)} and database ${cores('database').toFixed(2)} cores for ` +
      `${timings.length} requests; ${LAB} students: ${inLab('api')} and ${inLab('database')} cores`,
  );
  return met;
}

const who = ({ learners }: School, number: number) => learners[number % learners.length] ?? { token: '' };

function openTexts(school: School, count: number): TypedText[] {
  return Array.from({ length: count }, (_, number) => {
    const part = PARTS[Math.floor(number / school.learners.length)] ?? PARTS[0];
    return new TypedText(`/api/practice/text/${school.problemId}/${part}`, who(school, number).token);
  });
}

/** Requests spread evenly over this long. */
const spread = (asks: readonly (() => Ask)[], lastMs: number): Due[] =>
  asks.map((ask, index) => ({ dueMs: (index / asks.length) * lastMs, ask }));

function typingOf(texts: readonly TypedText[], seconds: number): { due: Due[]; keys: number } {
  let keys = 0;
  const due = texts.flatMap((text, number) => {
    const times = keyTimes(randomFrom(number + 1), seconds * 1000);
    keys += times.length;
    const sends = sendsOf(times).filter(({ atMs }) => atMs < seconds * 1000);
    return sends.map(({ atMs, keys: count }): Due => ({ dueMs: atMs, ask: () => text.type(count) }));
  });
  return { due, keys };
}

/** Devices on which nobody types, each with one request that waits. */
function waitingOf(school: School, count: number): Due[] {
  const asks = Array.from({ length: count }, (_, number) => (): Ask => {
    const texts = ['c', 'cpp', 'java', 'py', 'inputs'].map((part) => {
      return { assetId: school.problemId, part, version: 1_000_000 };
    });
    const body = { texts, waitMs: 10_000 };
    return { method: 'POST', path: PATH, token: who(school, number).token, body };
  });
  return spread(asks, 5000);
}

function othersOf({ school, students, seconds }: Lab, kinds: readonly Other[]): Due[] {
  const asks = asksOf(school);
  return kinds.flatMap((kind) => {
    const count = Math.round(OTHERS[kind] * students * seconds);
    return spread(
      Array.from({ length: count }, (_, turn) => () => asks[kind](turn)),
      seconds * 1000,
    );
  });
}

type Typed = {
  readonly due: readonly Due[];
  readonly keys: number;
  readonly texts: number;
  readonly seconds: number;
  readonly timings: readonly Timing[];
};

function printTyping({ due, keys, texts, seconds, timings }: Typed): void {
  const bytes = timings
    .filter(({ ask }) => isTyping(ask))
    .reduce((sum, { ask }) => sum + Buffer.byteLength(JSON.stringify(ask.body)), 0);
  const minutes = (texts * seconds) / 60;
  print(
    `${texts} type: ${(keys / minutes).toFixed(0)} keys a minute, ${(due.length / minutes).toFixed(1)} requests a ` +
      `typed minute (${(due.length / seconds).toFixed(0)} a second), ${(bytes / texts / seconds).toFixed(0)} bytes a second each`,
  );
}

const isTyping = ({ path }: Ask): boolean => path.startsWith('/api/practice/text/');

function printKinds(timings: readonly Timing[], seconds: number): boolean {
  const kinds = {
    typing: timings.filter(({ ask }) => isTyping(ask)),
    subtopic: timings.filter(({ ask }) => ask.path.startsWith('/api/content/subtopic')),
    whoAmI: timings.filter(({ ask }) => ask.path === '/api/auth' && ask.method === 'GET'),
    login: timings.filter(({ ask }) => ask.path === '/api/auth' && ask.method === 'POST'),
    waiting: timings.filter(({ ask }) => ask.path === PATH),
  };
  let met = true;
  for (const [name, ofKind] of Object.entries(kinds)) {
    const failed = ofKind.filter(({ status }) => status !== 200).length;
    const p = (share: number) =>
      percentile(
        ofKind.map(({ ms }) => ms),
        share,
      ).toFixed(1);
    const goal = name in GOALS ? GOALS[name as keyof typeof GOALS] : undefined;
    const isMet = failed === 0 && (goal === undefined || Number(p(0.99)) < goal);
    met &&= isMet;
    const said = goal === undefined ? '' : `p99 < ${goal}: ${isMet ? 'met' : 'NOT MET'}`;
    print(
      `${name.padEnd(10)} ${(ofKind.length / seconds).toFixed(0).padStart(5)} a second, p50 ${p(0.5)}, p99 ${p(0.99)} ms, ` +
        `${failed} failed  ${said}`,
    );
  }
  return met;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
