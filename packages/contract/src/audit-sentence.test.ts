import { expect, test } from 'vitest';

import { auditSentence } from './audit-sentence.ts';
import { auditKinds, auditSentences } from './messages/en/audit.ts';

test.each([
  [
    { action: 'staff.roles', subject: 'asha@example.in', before: [], after: ['teacher', 'moderator'] },
    'Changed the roles of asha@example.in from – to teacher, moderator.',
  ],
  [
    { action: 'payments.refund', subject: 'order-1', after: { amountPaise: 123456, reason: 'wrong plan' } },
    'Refunded ₹1,234.56 of order order-1: wrong plan.',
  ],
  [
    { action: 'class.roll', subject: 'Evening', after: { present: ['1', '2'], absent: ['3'] } },
    'Took attendance of “Evening”: 2 present, 1 absent.',
  ],
  [
    {
      action: 'payments.access-grant',
      subject: 'asha@example.in',
      after: { planId: 'plan1', until: '2027-03-31T18:29:59.999Z', reason: 'scholarship' },
    },
    'Granted the plan plan1 to asha@example.in until 31/03/2027: scholarship.',
  ],
  [{ action: 'something.of-later', subject: 'x' }, 'something of later: x'],
])('%j in words', (action, words) => {
  expect(auditSentence(action)).toBe(words);
});

test('every action is of a kind that can be filtered', () => {
  const kinds = new Set(Object.keys(auditSentences).map((action) => action.split('.', 1)[0]));
  expect(kinds).toEqual(new Set(Object.keys(auditKinds)));
});
