import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let idle: (() => void)[];
let leave: () => void;

beforeEach(() => {
  idle = [];
  vi.stubGlobal('window', {
    requestIdleCallback: (task: () => void) => idle.push(task),
    addEventListener: (_name: 'pagehide', listener: () => void) => {
      leave = listener;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The begin of a visit: two tasks wait for its first screen. */
async function visit() {
  const { afterFirstScreen, firstScreenBegins } = await import('./first-screen.ts');
  const done: string[] = [];
  afterFirstScreen(() => done.push('sent'));
  const drop = afterFirstScreen(() => done.push('dropped'));
  drop();
  firstScreenBegins();
  expect(done).toEqual([]);
  return { afterFirstScreen, done };
}

test('what the first screen does not show begins when the page is idle, later tasks at once', async () => {
  const { afterFirstScreen, done } = await visit();
  for (const task of idle) task();
  expect(done).toEqual(['sent']);
  afterFirstScreen(() => done.push('later'));
  expect(done).toEqual(['sent', 'later']);
});

test('a page that is left before sends what waits, once', async () => {
  const { done } = await visit();
  leave();
  for (const task of idle) task();
  expect(done).toEqual(['sent']);
});
