import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { Slots } from './slots.ts';

const PATIENT = { timeout: 15_000 };
/** After this long a run has no slot in any case. */
const LONG_MS = 2200;

test('RUNNING-12: programs that last fill no runner while memory is free', async () => {
  let freeMb = 100_000;
  const slots = new Slots({ slots: 1, extra: 1, spare: 3 }, { idleMs: () => 0, freeMb: () => freeMb });
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
});
