import type { Seat } from '@abhyas/contract/live.staff';
import { expect, it } from 'vitest';

import { AWAY_AFTER_MS, byNeed, isDone, stateOf } from './seats.rules.ts';

const seat = (name: string, state: Seat['state'], passed = 0): Seat => ({
  accountId: name,
  name,
  email: '',
  state,
  items: [{ assetId: 'a', passed, total: 4 }],
  pasted: 0,
  left: 0,
  unjudged: 0,
});

it('EXAMS-15: those who need help come first', () => {
  const seats = [
    seat('Done', 'handed-in'),
    seat('Absent', 'absent'),
    seat('Well on', 'sitting', 3),
    seat('Stuck', 'sitting'),
    seat('Silent', 'away', 4),
    seat('At another computer', 'asking', 4),
  ];
  expect(byNeed(seats, 'exam').map(({ name }) => name)).toEqual([
    'At another computer',
    'Silent',
    'Stuck',
    'Well on',
    'Absent',
    'Done',
  ]);
});

it('LIVE-1: in a lab those who are there come first, who goes round in circles before all', () => {
  const circling = { assetId: 'a', passed: 3, total: 4, times: 3 };
  const seats = [
    seat('Done', 'done', 4),
    seat('Absent', 'absent'),
    seat('Gone', 'away'),
    seat('Well on', 'sitting', 2),
    seat('Begins', 'sitting'),
    { ...seat('In circles', 'sitting'), items: [circling] },
  ];
  expect(byNeed(seats, 'lab').map(({ name }) => name)).toEqual([
    'In circles',
    'Begins',
    'Well on',
    'Gone',
    'Absent',
    'Done',
  ]);
  const accepted = { assetId: 'a', passed: 4, total: 4, verdict: 'accepted' };
  const notCompiled = { assetId: 'b', passed: 0, total: 0, verdict: 'compile-error' };
  expect(isDone([accepted])).toBe(true);
  expect(isDone([accepted, { assetId: 'b' }])).toBe(false);
  expect(isDone([accepted, notCompiled])).toBe(false);
  expect(isDone([])).toBe(false);
});

it('EXAMS-15: who was not heard for a while is away', () => {
  const sitting = { handedAt: null, askingSessionId: null, heardAt: new Date(1000) };
  expect(stateOf(undefined, 1000)).toBe('absent');
  expect(stateOf(sitting, 1000 + AWAY_AFTER_MS)).toBe('sitting');
  expect(stateOf(sitting, 1001 + AWAY_AFTER_MS)).toBe('away');
  expect(stateOf({ ...sitting, askingSessionId: 'x' }, 1000)).toBe('asking');
  expect(stateOf({ ...sitting, handedAt: new Date(), askingSessionId: 'x' }, 1000)).toBe('handed-in');
});
