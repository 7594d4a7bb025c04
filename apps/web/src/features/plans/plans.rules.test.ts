import type { ActivePlan, Plan } from '@abhyas/contract/plans';
import { describe, expect, test } from 'vitest';

import { isComplete, planStateOf, plansInOrder } from './plans.rules.ts';

const plan = (planId: string, contents: string[], planType = 'Popular'): Plan => ({
  planId,
  title: planId,
  price: 999,
  contents,
  validityString: '6 months',
  img: '',
  planType,
});
const held = (planId: string, expiry: string): ActivePlan => ({
  planId,
  planTitle: planId,
  expiry,
  purchasedOn: '2026-01-01T00:00:00.000Z',
});
const plans = {
  plan2: plan('plan2', ['C', 'C++']),
  plan1: plan('plan1', ['C']),
  plan3: plan('plan3', ['Java']),
};

describe('PLANS-9: Plan card state', () => {
  test('coming soon comes before all else', () => {
    const soon = plan('plan1', ['C'], 'Coming Soon');
    expect(planStateOf(soon, [held('plan1', '2027-01-01')], plans).kind).toBe('coming-soon');
  });

  test('PLANS-2, PLANS-10: a plan is owned when any active plan has the same planId, ignoring the dash suffix; the latest expiry is shown', () => {
    const active = [held('plan1-2025', '2026-12-01'), held('plan1-2026', '2027-06-01')];
    expect(planStateOf(plans.plan1, active, plans)).toMatchObject({ kind: 'owned', expiry: '2027-06-01' });
  });

  test('plan1 does not own plan10', () => {
    const plan10 = plan('plan10', ['Python']);
    expect(planStateOf(plan10, [held('plan1', '2027-01-01')], plans).kind).toBe('purchasable');
  });

  test('PLANS-7: all contents owned through other plans, and only some of them', () => {
    expect(planStateOf(plans.plan1, [held('plan2', '2027-01-01')], plans).kind).toBe('contents-owned');
    expect(planStateOf(plans.plan2, [held('plan1', '2027-01-01')], plans).kind).toBe('purchasable');
  });
});

test('PLANS-1: plan slots are shown in their order', () => {
  expect(plansInOrder(plans).map((each) => each.planId)).toEqual(['plan1', 'plan2', 'plan3']);
});

test('PAYMENTS-9: checkout needs planId, price, title and contents', () => {
  expect(isComplete(plans.plan1)).toBe(true);
  expect(isComplete({ ...plans.plan1, contents: [] })).toBe(false);
  expect(isComplete({ ...plans.plan1, price: 0 })).toBe(false);
});
