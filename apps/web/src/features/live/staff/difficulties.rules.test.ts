import type { Seat } from '@abhyas/contract/live.staff';
import { expect, it } from 'vitest';

import { difficultiesOf } from './difficulties.rules.ts';

const seat = (item: Partial<Seat['items'][number]>): Seat => ({
  accountId: '',
  name: '',
  email: '',
  state: 'sitting',
  items: [{ assetId: 'sum', ...item }],
  pasted: 0,
  left: 0,
  unjudged: 0,
});

it('LIVE-1: what several learners fail at is said once, the most frequent first', () => {
  const seats = [
    ...Array.from({ length: 2 }, () => seat({ verdict: 'compile-error', error: "expected ';'" })),
    ...Array.from({ length: 3 }, () => seat({ verdict: 'wrong-answer', test: 'no numbers' })),
    seat({ verdict: 'wrong-answer', test: 'alone' }),
    ...Array.from({ length: 4 }, () => seat({ verdict: 'accepted' })),
    seat({}),
  ];
  expect(difficultiesOf({ seats, titles: { sum: 'Sum' } })).toEqual([
    '3 learners fail at no numbers of “Sum”',
    "2 learners in “Sum”: expected ';'",
  ]);
});
