import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Product } from '../../scripts/testing/product.ts';
import { Learners, register } from '../runner/learners.ts';
import { median, percentile } from '../../scripts/testing/statistics.ts';
import type { Asking } from './prompts.ts';
import { Talk, textOf } from './talks.ts';

const PYTHON = 5;
const NS_PER_SECOND = 1e9;
const SETTLED_MS = 5000;
/** Below the 30 beginnings a minute that one account has. */
const PER_LEARNER = 20;

/** Whether the prompt is there before anything was typed, and the answer after it. */
export async function asksFirst(address: string, { code, language }: Asking): Promise<boolean> {
  const talk = await Talk.begin(address, await register(address), { code, language });
  await talk.waits();
  const before = talk.shown;
  await talk.type(textOf('21\n'));
  await talk.until(({ event }) => event.kind === 'ended');
  return before === 'Enter n: ' && talk.shown === 'Enter n: 42\n';
}

export type Echoes = {
  /** From Enter to what the program shows next. */
  readonly answersMs: readonly number[];
  /** From what it shows to that it is said to wait. */
  readonly waitsMs: readonly number[];
  /** It was said to wait though a line was on its way. */
  readonly falseWaits: number;
};

/** Lines in turn with a program that answers each, sometimes after some computing. */
export async function measureEchoes(address: string, lines: number): Promise<Echoes> {
  const code = `import time
while (line := input("? ")):
    end = time.perf_counter() + int(line) / 1000
    while time.perf_counter() < end: pass
    print("done", line)`;
  const [answersMs, waitsMs]: [number[], number[]] = [[], []];
  let falseWaits = 0;
  const perTalk = 200;
  for (let at = 0; at < lines; at += perTalk) {
    const talk = await Talk.begin(address, await register(address), { code, language: PYTHON });
    await talk.waits();
    for (let line = 0; line < perTalk; line += 1) {
      const from = talk.heard.length;
      const startedAt = performance.now();
      // Half of them are answered at once; a program that computes is not said to wait.
      await talk.type(textOf(`${(line % 2) * (line % 40)}\n`));
      const answered = await talk.until(({ event }) => event.kind === 'shown', from);
      const waited = await talk.waits(from);
      if (line % 2 === 0) answersMs.push(answered.atMs - startedAt);
      waitsMs.push(Math.max(0, waited.atMs - answered.atMs));
      if (talk.heard.indexOf(waited) < talk.heard.indexOf(answered)) falseWaits += 1;
    }
    await talk.stop();
  }
  return { answersMs, waitsMs, falseWaits };
}

/** Medians of a program that prints at once: from the call to what it shows, and to the answer of a run. */
export async function measureStart(
  address: string,
  rounds: number,
): Promise<{ talkMs: number; runMs: number }> {
  const learners = new Learners(address);
  await learners.prepare(2 * rounds);
  let learner = await register(address);
  const [talksMs, runsMs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    if (round % PER_LEARNER === 0) learner = await register(address);
    const codeOf = (kind: string) => `#include <stdio.h>\nint main(void) { puts("${kind} ${round}"); }`;
    const runAt = performance.now();
    await learners.run({ code: codeOf('run'), language: 0 });
    const runMs = performance.now() - runAt;
    const talkAt = performance.now();
    const talk = await Talk.begin(address, learner, { code: codeOf('talk'), language: 0 });
    const shown = await talk.until(({ event }) => event.kind === 'shown');
    await talk.until(({ event }) => event.kind === 'ended');
    if (round === 0) continue;
    runsMs.push(runMs);
    talksMs.push(shown.atMs - talkAt);
  }
  return { talkMs: median(talksMs), runMs: median(runsMs) };
}

export type Idle = {
  /** Of one core, in percent. */
  readonly corePercent: number;
  readonly runP95Ms: number;
  readonly runAloneP95Ms: number;
};

/** What programs that wait for a person cost: the processor's time of all processes, and judged runs beside them. */
export async function measureIdle(product: Product, seats: number, seconds: number): Promise<Idle> {
  const { address } = product;
  const learners = new Learners(address);
  const runs = 60;
  await learners.prepare(3 * runs);
  const runOne = () =>
    learners.run({ code: `#include <stdio.h>\nint main(void) { puts("${Math.random()}"); }`, language: 0 });
  for (let warm = 0; warm < 5; warm += 1) await runOne();
  const runP95 = async (): Promise<number> => {
    const tookMs: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const from = performance.now();
      await runOne();
      tookMs.push(performance.now() - from);
    }
    return percentile(tookMs, 0.95);
  };
  const aloneBefore = await runP95();
  // First let compilation and garbage collection caused by the runs come to an end.
  await sleep(SETTLED_MS);
  const percentBefore = await coreShare(product, seconds);
  const talks: Talk[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const talk = await Talk.begin(address, await register(address), {
      code: 'while True: input("? ")',
      language: PYTHON,
    });
    await talk.waits();
    talks.push(talk);
  }
  await sleep(SETTLED_MS);
  const besidePercent = await coreShare(product, seconds);
  await Promise.all(talks.map((talk) => talk.type(textOf('still there\n'))));
  const beside = await runP95();
  await Promise.all(talks.map((talk) => talk.stop()));
  await sleep(SETTLED_MS);
  const percentAfter = await coreShare(product, seconds);
  const aloneAfter = await runP95();
  return {
    corePercent: besidePercent - (percentBefore + percentAfter) / 2,
    runP95Ms: beside,
    runAloneP95Ms: (aloneBefore + aloneAfter) / 2,
  };
}

/** How long after its tab was closed the last process of a program is gone. */
export async function measureClosed(product: Product, rounds: number): Promise<readonly number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = new Set(await product.tree());
    const code = `import subprocess\nsubprocess.Popen(["/bin/sleep", "3${round}71"])\nwhile True: input("? ")`;
    const talk = await Talk.begin(product.address, await register(product.address), {
      code,
      language: PYTHON,
    });
    await talk.waits();
    const mine = [...(await product.tree())].filter((pid) => !before.has(pid));
    if (mine.length === 0) throw new Error('no process of the program was found');
    talk.leave();
    const leftAt = performance.now();
    while ((await alive(mine)).length > 0) await sleep(50);
    took.push((performance.now() - leftAt) / 1000);
  }
  return took;
}

/** Boxes made ahead come and go: only programs of strangers count. */
async function alive(pids: readonly number[]): Promise<readonly number[]> {
  const living: number[] = [];
  for (const pid of pids) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (/main\.py|sleep/.test(line)) living.push(pid);
  }
  return living;
}

/** Percent of one core that all processes of the product use together. */
async function coreShare(product: Product, seconds: number): Promise<number> {
  const before = await spentNs(product);
  await sleep(seconds * 1000);
  let ns = 0;
  for (const [thread, spent] of await spentNs(product)) ns += spent - (before.get(thread) ?? 0);
  return (ns / (seconds * NS_PER_SECOND)) * 100;
}

/** For each living thread: ticks of 10 ms would be too coarse for threads that sleep nearly all the time. */
async function spentNs(product: Product): Promise<ReadonlyMap<string, number>> {
  const spent = new Map<string, number>();
  for (const pid of await product.tree()) {
    for (const thread of await readdir(`/proc/${pid}/task`).catch(() => [])) {
      const line = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      spent.set(thread, Number(line.split(' ', 1)[0]));
    }
  }
  return spent;
}
