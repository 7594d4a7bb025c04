import type { Exercise } from '../exercise/exercise.rules.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const slot = (name: string) => ({ kind: 'slot', slot: name }) as const;

/** The demo (DEMO-2): op1, op5, op8 and op6 are right, the others are near misses. */
export const demoExercise: Exercise = {
  lines: [
    [slot('qn1')],
    [text('while ('), slot('qn2'), text(') {')],
    [text('    '), slot('qn3')],
    [text('    '), slot('qn4')],
    [text('}')],
  ],
  options: [
    { id: 'op1', content: 'int i = 1;' },
    { id: 'op2', content: 'int i = 0;' },
    { id: 'op3', content: 'i < 5' },
    { id: 'op4', content: 'i >= 5' },
    { id: 'op5', content: 'i <= 5' },
    { id: 'op6', content: 'i++;' },
    { id: 'op7', content: 'i--;' },
    { id: 'op8', content: 'printf("%d", i);' },
  ],
  answer: { qn1: 'op1', qn2: 'op5', qn3: 'op8', qn4: 'op6' },
};
