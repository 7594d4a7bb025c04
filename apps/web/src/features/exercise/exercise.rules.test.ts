import { describe, expect, test } from 'vitest';

import {
  assembled,
  distractors,
  moved,
  readExercise,
  wrongSlots,
  type Exercise,
  type Placement,
} from './exercise.rules.ts';

const exercise: Exercise = {
  prompt: 'Count to three.',
  language: 5,
  lines: [
    [{ kind: 'slot', slot: '1' }],
    [
      { kind: 'text', text: 'while ' },
      { kind: 'slot', slot: '2' },
      { kind: 'text', text: ':' },
    ],
  ],
  options: [
    { id: 'a', content: 'i = 1', why: '' },
    { id: 'b', content: 'i < 4', why: '' },
    { id: 'c', content: 'i < 3', why: 'It stops at 2.' },
  ],
  answer: { 1: 'a', 2: 'b' },
};
const put = (placement: Placement, option: string, to: string | null) =>
  moved(placement, { option, to, capacity: 1 });

describe('issue 5, drag-and-drop exercises', () => {
  test('an option moves into a slot, out of it, and changes places with another', () => {
    expect(put({}, 'a', '1')).toEqual({ 1: ['a'] });
    expect(put({ 1: ['a'] }, 'a', null)).toEqual({ 1: [] });
    expect(put({ 1: ['a'] }, 'b', '1')).toEqual({ 1: ['b'] });
    expect(put({ 1: ['a'], 2: ['b'] }, 'b', '1')).toEqual({ 1: ['b'], 2: ['a'] });
    expect(put({ 1: ['a'] }, 'a', '1')).toEqual({ 1: ['a'] });
  });

  test('a slot of the demo holds several; only its first item counts', () => {
    const placement = ['a', 'c'].reduce<Placement>(
      (before, option) => moved(before, { option, to: '1', capacity: 8 }),
      { 2: ['b'] },
    );
    expect(placement).toEqual({ 1: ['a', 'c'], 2: ['b'] });
    expect(wrongSlots(exercise, placement)).toEqual([]);
    expect(wrongSlots(exercise, { 1: ['c', 'a'], 2: [] })).toEqual(['1', '2']);
  });

  test('the program is put together from what was placed', () => {
    expect(assembled(exercise, { 1: ['a'], 2: ['b'] })).toBe('i = 1\nwhile i < 4:');
    expect(assembled(exercise, {})).toBe('\nwhile :');
  });

  test('help takes away what belongs nowhere', () => {
    expect(distractors(exercise, new Set()).map(({ id }) => id)).toEqual(['c']);
    expect(distractors(exercise, new Set(['c']))).toEqual([]);
  });

  test('what is no exercise is none', () => {
    expect(readExercise(JSON.stringify(exercise))).toEqual(exercise);
    for (const text of ['', '{}', 'null', '{"prompt":1}']) expect(readExercise(text)).toBeNull();
  });
});
