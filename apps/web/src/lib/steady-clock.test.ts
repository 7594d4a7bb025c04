import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const OPENED = Date.parse('2026-11-27T10:00:00Z');
let countedMs = 0;
let wallMs = OPENED;

beforeEach(() => {
  [countedMs, wallMs] = [0, OPENED];
  vi.resetModules();
  vi.stubGlobal('performance', { timeOrigin: OPENED, now: () => countedMs });
  vi.spyOn(Date, 'now').mockImplementation(() => wallMs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Both clocks go on; asleep, that of the page stands still. */
function pass(ms: number, { asleep = false } = {}): void {
  wallMs += ms;
  if (!asleep) countedMs += ms;
}

test('EXAMS-11: what was written before a laptop slept is as old as the sleep was long', async () => {
  const { steadyNow } = await import('./steady-clock.ts');
  const writtenAt = steadyNow();
  pass(1000);
  pass(30 * 60_000, { asleep: true });
  pass(2000);
  expect(steadyNow() - writtenAt).toBe(1_803_000);
  pass(5000);
  expect(steadyNow() - writtenAt).toBe(1_808_000);
});

test('EXAMS-11: a clock that is set back makes nothing younger', async () => {
  const { steadyNow } = await import('./steady-clock.ts');
  const writtenAt = steadyNow();
  pass(60_000);
  wallMs -= 24 * 60 * 60_000;
  expect(steadyNow() - writtenAt).toBe(60_000);
  pass(1000);
  expect(steadyNow() - writtenAt).toBe(61_000);
});
