import { describe, expect, test } from 'vitest';

import { moved, placementOf, wrongSlots, type Exercise } from './exercise.rules.ts';

const exercise: Exercise = {
  lines: [
    [{ kind: 'slot', slot: '1' }],
    [
      { kind: 'text', text: 'while ' },
      { kind: 'slot', slot: '2' },
      { kind: 'text', text: ':' },
    ],
  ],
  options: [
    { id: 'a', content: 'i = 1' },
    { id: 'b', content: 'i < 4' },
    { id: 'c', content: 'i < 3' },
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

  test('what was kept lies where it lay, and a piece that is gone nowhere', () => {
    expect(placementOf(exercise, { 1: 'i = 1', 2: 'i < 3' })).toEqual({ 1: 'a', 2: 'c' });
    expect(placementOf(exercise, { 1: 'i = 0', 2: 'i = 1' })).toEqual({ 2: 'a' });
  });
});
