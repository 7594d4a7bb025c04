import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { Pace } from './pace.ts';
import { Slots, type RunKind } from './slots.ts';

const BUSY = { idleMs: () => 0, freeMb: () => 100_000 };
/** Longer than a run has a slot. */
const FIRST_MS = 170;

/** A program that computes; `went` and `rested` are what it has had. */
function computing(slots: Slots, kind: RunKind = 'learner') {
  const pace = new Pace();
  pace.drive(() => undefined);
  const run = {};
  slots.hold(run, kind, pace);
  return { run, pace };
}

async function lookFor(slots: Slots, ms: number): Promise<void> {
  const ends = performance.now() + ms;
  while (performance.now() < ends) {
    await sleep(20);
    slots.look();
  }
}

test('RUNNING-12: however many programs compute, the next run has a slot and those rest', async () => {
  const slots = new Slots({ slots: 2, extra: 4, spare: 32 }, BUSY);
  const old: Pace[] = [];
  for (let number = 0; number < 12; number += 1) {
    expect(slots.room).toContain('learner');
    old.push(computing(slots).pace);
    await lookFor(slots, FIRST_MS);
  }
  const newest = computing(slots).pace;
  const other = computing(slots).pace;
  expect(newest.rests || other.rests).toBe(false);
  expect(old.filter(({ rests }) => !rests)).toHaveLength(1);
});

test('RUNNING-12: those that have lasted take turns, and the one that has had less goes first', async () => {
  const slots = new Slots({ slots: 1, extra: 3, spare: 0 }, BUSY);
  const runs = [computing(slots), computing(slots, 'visitor'), computing(slots, 'heavy')];
  await lookFor(slots, 2500);
  expect(runs.filter(({ pace }) => !pace.rests)).toHaveLength(1);
  const went = runs.map(({ pace }) => pace.wentMs);
  expect(Math.min(...went)).toBeGreaterThan(400);
  expect(Math.max(...went)).toBeLessThan(1300);
  for (const { run } of runs.slice(1)) slots.release(run);
  expect(runs[0]?.pace.rests).toBe(false);
});

test('RUNNING-12: while those that go on leave processors idle, the others go on beside them', async () => {
  const startedAt = performance.now();
  const machine = { ...BUSY, idleMs: () => performance.now() - startedAt };
  const slots = new Slots({ slots: 1, extra: 3, spare: 0 }, machine);
  const runs = [computing(slots), computing(slots, 'visitor'), computing(slots, 'heavy')];
  await lookFor(slots, 500);
  expect(runs.filter(({ pace }) => pace.rests)).toHaveLength(0);
});

function seated(slots: Slots): Pace {
  const pace = new Pace();
  pace.drive(() => undefined);
  slots.seat({}, pace);
  return pace;
}

test('RUNNING-12: programs at seats that compute take no slot and rest for others; one that waits is let be, and goes on at once', async () => {
  const slots = new Slots({ slots: 2, extra: 4, spare: 32 }, BUSY);
  const talkers = Array.from({ length: 8 }, () => seated(slots));
  const waiting = seated(slots);
  waiting.waits = true;
  await lookFor(slots, 2 * FIRST_MS);
  expect(slots.room).toContain('learner');
  expect(waiting.rests).toBe(false);
  const runs = [computing(slots), computing(slots)];
  expect(runs.filter(({ pace }) => pace.rests)).toHaveLength(0);
  expect(talkers.filter(({ rests }) => !rests)).toHaveLength(0);
  // It has got its line.
  waiting.waits = false;
  await lookFor(slots, 20);
  expect(waiting.rests).toBe(false);
  for (const { run } of runs) slots.release(run);
  await lookFor(slots, 3 * FIRST_MS);
  expect([...talkers, waiting].filter(({ rests }) => !rests)).toHaveLength(2);
});

test('RUNNING-12: beside runs in slots what gives way has a tenth of the time; the lasting run of a learner goes on', async () => {
  const slots = new Slots({ slots: 2, extra: 4, spare: 32 }, BUSY);
  const giveWay = [computing(slots, 'heavy').pace, computing(slots, 'visitor').pace, seated(slots)];
  await lookFor(slots, FIRST_MS);
  expect(giveWay.filter(({ rests }) => !rests)).toHaveLength(2);
  const wentOf = () => giveWay.reduce((sum, pace) => sum + pace.wentMs, 0);
  const lasting = computing(slots).pace;
  await lookFor(slots, FIRST_MS);
  const [before, lastingBefore] = [wentOf(), lasting.wentMs];
  const ends = performance.now() + 3000;
  while (performance.now() < ends) {
    // A slot is never empty for longer than a moment.
    const { run } = computing(slots);
    await lookFor(slots, 100);
    slots.release(run);
  }
  const lastingWent = lasting.wentMs - lastingBefore;
  expect(lastingWent).toBeGreaterThan(2000);
  expect(wentOf() - before).toBeGreaterThan(150);
  expect(wentOf() - before).toBeLessThan(lastingWent / 2);
});

test('RUNNING-12: a run that has just lost its slot goes on, however many new programs there are at seats', async () => {
  const slots = new Slots({ slots: 1, extra: 3, spare: 0 }, BUSY);
  const { pace } = computing(slots);
  await lookFor(slots, FIRST_MS);
  const newOnes = Array.from({ length: 8 }, () => seated(slots));
  await lookFor(slots, 150);
  expect(pace.rests).toBe(false);
  expect(newOnes.every(({ rests }) => rests)).toBe(true);
});

test('RUNNING-13: runs at a compiler that others use take no slot, have one for their programs, and their wait counts as rest', async () => {
  const slots = new Slots({ slots: 2, extra: 4, spare: 0 }, BUSY);
  const compiling = Array.from({ length: 4 }, () => {
    const pace = new Pace();
    slots.hold({}, 'learner', pace);
    pace.atCompiler = 'waits';
    return pace;
  });
  expect(slots.room).toContain('learner');
  const [first, second] = compiling;
  if (first) first.atCompiler = 'compiles';
  expect(slots.room).toContain('learner');
  // Two seconds and more in line: it still has all of its time in a slot.
  await sleep(2200);
  if (second) second.atCompiler = undefined;
  slots.look();
  expect(second?.restedMs).toBeGreaterThan(2000);
  expect(first?.restedMs).toBeLessThan(1000);
  computing(slots);
  expect(slots.room).not.toContain('learner');
});

test('RUNNING-12: a program that waits for a moment only is still one that has lasted', async () => {
  const pace = new Pace();
  pace.drive(() => undefined);
  await sleep(2 * FIRST_MS);
  pace.waits = true;
  await sleep(100);
  pace.waits = false;
  expect(pace.wentMs).toBeGreaterThan(FIRST_MS);
  pace.waits = true;
  await sleep(5000);
  expect(pace.wentMs).toBeLessThan(FIRST_MS);
});
