import { expect, it } from 'vitest';

import { examFormOf, FRESH_EXAM, readExam } from './exam.rules.ts';

it('EXAMS-19: a form that is read and shown again says the same', () => {
  const entered = {
    ...FRESH_EXAM,
    roomCode: 'LAB7',
    addresses: '10.0.0.0/8, 192.168.1.7',
    browserKey: 'A'.repeat(64),
    draws: { 2: '3' },
  };
  const rules = readExam(entered, [2]);
  expect(rules).toEqual({
    starts: 'together',
    minutes: 60,
    addresses: ['10.0.0.0/8', '192.168.1.7'],
    shuffled: true,
    lateMinutes: 5,
    draws: [{ pool: 2, draw: 3 }],
    roomCode: 'LAB7',
    browserKey: 'a'.repeat(64),
  });
  if (!rules) throw new Error('not read');
  expect(examFormOf(rules)).toEqual({ ...entered, browserKey: 'a'.repeat(64) });
});

it.each([
  { minutes: '0' },
  { minutes: 'an hour' },
  { lateMinutes: '' },
  { roomCode: 'LAB 7' },
  { browserKey: 'abc' },
  { draws: { 1: '0' } },
])('EXAMS-19: %j cannot be sent', (part) => {
  expect(readExam({ ...FRESH_EXAM, ...part }, [1])).toBeUndefined();
});
