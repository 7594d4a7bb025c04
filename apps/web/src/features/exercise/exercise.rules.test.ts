import { describe, expect, test } from 'vitest';

import { assembled, distractors, moved, readExercise, wrongSlots, type Exercise } from './exercise.rules.ts';

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

describe('LEARNING-45: drag-and-drop exercises', () => {
  test('an option moves into a slot, out of it, and changes places with another', () => {
    expect(moved({}, 'a', '1')).toEqual({ 1: 'a' });
    expect(moved({ 1: 'a' }, 'a', null)).toEqual({});
    expect(moved({ 1: 'a' }, 'b', '1')).toEqual({ 1: 'b' });
    expect(moved({ 1: 'a', 2: 'b' }, 'b', '1')).toEqual({ 1: 'b', 2: 'a' });
    expect(moved({ 1: 'a' }, 'b', null)).toEqual({ 1: 'a' });
  });

  test('it is right only when each slot holds its option', () => {
    expect(wrongSlots(exercise, { 1: 'a', 2: 'b' })).toEqual([]);
    expect(wrongSlots(exercise, { 1: 'a', 2: 'c' })).toEqual(['2']);
    expect(wrongSlots(exercise, {})).toEqual(['1', '2']);
  });

  test('the program is put together from what was placed', () => {
    expect(assembled(exercise, { 1: 'a', 2: 'b' })).toBe('i = 1\nwhile i < 4:');
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
