import { expect, test } from 'vitest';

import { wrongSlots } from '../exercise/exercise.rules.ts';
import { demoExercise } from './demo.exercise.ts';

test('DEMO-1, DEMO-2: Demo: correct only when slot 1 is op1, slot 2 op5, slot 3 op8 and slot 4 op6', () => {
  const solved = { qn1: 'op1', qn2: 'op5', qn3: 'op8', qn4: 'op6' };
  expect(wrongSlots(demoExercise, solved)).toEqual([]);
  const ids = demoExercise.options.map(({ id }) => id);
  for (const slot of Object.keys(solved) as (keyof typeof solved)[]) {
    for (const option of ids.filter((id) => id !== solved[slot])) {
      expect(wrongSlots(demoExercise, { ...solved, [slot]: option })).toEqual([slot]);
    }
  }
});
