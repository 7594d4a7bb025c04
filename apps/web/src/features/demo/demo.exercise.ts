import type { Exercise } from '../exercise/exercise.rules.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;
const slot = (name: string) => ({ kind: 'slot', slot: name }) as const;

/** The demo (DEMO-2): op1, op5, op8 and op6 are right, the others are near misses. */
export const demoExercise: Exercise = {
  prompt: '',
  language: null,
  lines: [
    [slot('qn1')],
    [text('while ('), slot('qn2'), text(') {')],
    [text('    '), slot('qn3')],
    [text('    '), slot('qn4')],
    [text('}')],
  ],
  options: [
    { id: 'op1', content: 'int i = 1;', why: '' },
    { id: 'op2', content: 'int i = 0;', why: '' },
    { id: 'op3', content: 'i < 5', why: '' },
    { id: 'op4', content: 'i >= 5', why: '' },
    { id: 'op5', content: 'i <= 5', why: '' },
    { id: 'op6', content: 'i++;', why: '' },
    { id: 'op7', content: 'i--;', why: '' },
    { id: 'op8', content: 'printf("%d", i);', why: '' },
  ],
  answer: { qn1: 'op1', qn2: 'op5', qn3: 'op8', qn4: 'op6' },
};
