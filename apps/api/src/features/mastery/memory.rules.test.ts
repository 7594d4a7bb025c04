import { expect, test } from 'vitest';

import { isDue, memoryOf, type Observation, type Outcome } from './memory.rules.ts';

const on = (day: string, ...outcomes: Outcome[]): Observation[] =>
  outcomes.map((outcome) => ({ day, outcome }));

test('MASTERY-3: a right answer is asked again later each time, a wrong one tomorrow', () => {
  const first = memoryOf(on('2026-11-01', 'right'), '2026-11-01');
  expect(first).toMatchObject({
    right: 1,
    wrong: 0,
    lastOn: '2026-11-01',
    dueOn: '2026-11-03',
    missed: false,
  });
  const second = memoryOf([...on('2026-11-01', 'right'), ...on('2026-11-03', 'right')], '2026-11-03');
  expect(second?.dueOn).toBe('2026-11-14');
  const third = memoryOf(
    [...on('2026-11-01', 'right'), ...on('2026-11-03', 'right'), ...on('2026-11-14', 'wrong')],
    '2026-11-14',
  );
  expect(third).toMatchObject({ right: 2, wrong: 1, missed: true });
  expect(third?.dueOn).toBe('2026-11-15');
  expect(memoryOf(on('2026-11-01', 'wrong'), '2026-11-01')?.dueOn).toBe('2026-11-02');
  expect(memoryOf([], '2026-11-01')).toBeUndefined();
});

test('MASTERY-3: help counts half, so what was right only with help comes back sooner', () => {
  const dueAfter = (...outcomes: Outcome[]) => memoryOf(on('2026-11-01', ...outcomes), '2026-11-01')?.dueOn;
  expect(dueAfter('helped')).toBe('2026-11-02');
  expect(dueAfter('right', 'right', 'right', 'right', 'wrong')).toBe(dueAfter('right'));
  expect(memoryOf(on('2026-11-01', 'helped', 'wrong'), '2026-11-01')?.missed).toBe(true);
});

test('MASTERY-3: the order in which devices tell their answers makes no difference', () => {
  const answers = [
    ...on('2026-10-02', 'right'),
    ...on('2026-10-05', 'wrong', 'right'),
    ...on('2026-11-01', 'helped'),
  ];
  expect(memoryOf(answers.toReversed(), '2026-11-10')).toEqual(memoryOf(answers, '2026-11-10'));
});

test('MASTERY-3: whoever answers on the day that is due needs fewer and fewer days of a year', () => {
  const answers: Observation[] = [];
  let askedOn = 0;
  for (let number = 0; number < 365; number += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);
    const memory = memoryOf(answers, day);
    if (memory && !isDue(memory, day)) continue;
    answers.push({ day, outcome: 'right' });
    askedOn += 1;
  }
  expect(askedOn).toBeGreaterThanOrEqual(5);
  expect(askedOn).toBeLessThanOrEqual(8);
});

test('MASTERY-3: what is not asked fades', () => {
  const recall = ['2026-11-01', '2026-11-03', '2026-12-01'].map(
    (today) => memoryOf(on('2026-11-01', 'right'), today)?.recall ?? 0,
  );
  expect(recall[0]).toBe(1);
  expect(recall[1]).toBeGreaterThan(0.89);
  expect(recall[2]).toBeLessThan(0.75);
});
