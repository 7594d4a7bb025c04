import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { Slots } from './slots.ts';

const PATIENT = { timeout: 15_000 };
/** After this long a run steps aside in any case. */
const LONG_MS = 1200;

test('programs that sleep fill no runner while its processors are idle and memory is free', async () => {
  let freeMb = 100_000;
  let idle = true;
  const startedAt = performance.now();
  const idleMs = (): number => (idle ? performance.now() - startedAt : 0);
  const slots = new Slots({ slots: 1, extra: 1, spare: 3 }, { idleMs, freeMb: () => freeMb });
  const sleepers = Array.from({ length: 5 }, (_, number) => ({ number }));
  for (const sleeper of sleepers) {
    await expect.poll(() => slots.look() || slots.room.includes('learner'), PATIENT).toBe(true);
    slots.hold(sleeper, 'learner');
    expect(slots.room).not.toContain('learner');
  }
  // Its three spare places are taken as well.
  await sleep(LONG_MS);
  slots.look();
  expect(slots.room).not.toContain('learner');
  slots.release(sleepers[0] ?? {});
  await expect.poll(() => slots.look() || slots.room.includes('learner'), PATIENT).toBe(true);
  expect(slots.room).toEqual(['learner', 'heavy']);
  freeMb = 1000;
  expect(slots.room).not.toContain('learner');
  freeMb = 100_000;
  idle = false;
  slots.hold({}, 'learner');
  await sleep(LONG_MS);
  slots.look();
  slots.release(sleepers[1] ?? {});
  slots.look();
  expect(slots.room).not.toContain('learner');
});
