import { expect, test } from 'vitest';

import { audienceOf, EMPTY_FORM, indianTime, itemLabel } from './announcement.rules.ts';

test('an audience is complete once its plan or item is picked', () => {
  const item = itemLabel({ assetId: 'two-sum', title: 'Two Sum', within: 'DSA › Arrays' });
  expect(audienceOf(EMPTY_FORM)).toEqual({ kind: 'all' });
  expect(audienceOf({ ...EMPTY_FORM, kind: 'plan' })).toBeUndefined();
  expect(audienceOf({ ...EMPTY_FORM, kind: 'plan', planId: 'plan2' })).toEqual({
    kind: 'plan',
    planId: 'plan2',
  });
  expect(audienceOf({ ...EMPTY_FORM, kind: 'stuck', item: 'two' })).toBeUndefined();
  expect(audienceOf({ ...EMPTY_FORM, kind: 'stuck', item })).toEqual({ kind: 'stuck', assetId: 'two-sum' });
  expect(audienceOf({ ...EMPTY_FORM, kind: 'stuck', item, among: 'active' })).toMatchObject({
    among: 'active',
  });
});

test('a time is read by India’s clock, wherever the browser is', () => {
  expect(indianTime('2026-11-21T18:00')).toBe('2026-11-21T12:30:00.000Z');
  expect(indianTime('')).toBeUndefined();
});
