import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProduct, type Product } from '../../scripts/testing/product.ts';
import { percentile } from '../../scripts/testing/statistics.ts';
import { scheduled, type Ask, type Due, type Timing } from '../../scripts/testing/open-loop.ts';
import { processorTime } from './processor-time.ts';
import { asksOf, openSchool, type School } from './school.ts';
import { keyTimes, randomFrom, sendsOf, TypedText } from './typing-people.ts';

/** A lab of 5,000 is held by a server of 6 cores; one of ours beside the load generator is this share of it. */
const SHARE = 5000 / 6;
/** Of a lab's students so many type; the devices of the others wait for what is typed elsewhere. */
const TYPING = 0.6;
/** What else a lab asks for in a second, by student: the first minutes' reads, who am I, and logins. */
const OTHERS = { subtopic: 200 / 5000, whoAmI: 100 / 5000, login: 50 / 5000 } as const;
/** Each learner of the bench types in as many texts as there are keys here: signing up is what takes long. */
const PARTS = ['py', 'c'] as const;
const GOALS = { typing: 100, subtopic: 80, whoAmI: 30 } as const;
const PATH = '/api/practice/newer-texts';

type LabHour = { readonly seconds: number; readonly students: number | undefined };

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
    await printCostOfTyping(product, typed, seconds);
    const { due, keys } = typingOf(typed, seconds);
    const waiting = waitingOf(school, students - typed.length);
    const all = [...due, ...waiting, ...othersOf(school, { students, seconds })].toSorted(
      (one, other) => one.dueMs - other.dueMs,
    );
    print(`load average before: ${loadavg()[0]?.toFixed(2)}; ${students} students for ${seconds} s`);
    const before = await processorTime(product);
    const timings = await scheduled(product.address, all);
    const after = await processorTime(product);
    printTyping({ due, keys, texts: typed.length, seconds, timings });
    const met = printKinds(timings, seconds);
    const asked = timings.length;
    print(
      `processor: API ${((after.api - before.api) / seconds / 1000).toFixed(2)} cores, database ` +
        `${((after.database - before.database) / seconds / 1000).toFixed(2)} cores, for ${asked} requests`,
    );
    return met;
  } finally {
    await product.killTree();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}

/** What one request of what is typed costs the processor: on a busy machine too, unlike times. */
async function printCostOfTyping(
  product: Product,
  texts: readonly TypedText[],
  seconds: number,
): Promise<void> {
  const { due } = typingOf(texts, seconds);
  const before = await processorTime(product);
  const timings = await scheduled(
    product.address,
    due.toSorted((one, other) => one.dueMs - other.dueMs),
  );
  const after = await processorTime(product);
  const done = timings.filter(({ status }) => status === 200).length;
  const each = (part: 'api' | 'database'): string => ((after[part] - before[part]) / done).toFixed(2);
  print(
    `typing alone: API ${each('api')} ms, database ${each('database')} ms a request, ${done} of ${due.length} done`,
  );
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

function othersOf(school: School, lab: { readonly students: number; readonly seconds: number }): Due[] {
  const asks = asksOf(school);
  return (Object.keys(OTHERS) as (keyof typeof OTHERS)[]).flatMap((name) => {
    const count = Math.round(OTHERS[name] * lab.students * lab.seconds);
    return spread(
      Array.from({ length: count }, (_, turn) => () => asks[name](turn)),
      lab.seconds * 1000,
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
