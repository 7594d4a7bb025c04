import type { Plan, Release } from '@abhyas/content/release';

import { testRelease } from './test-release.ts';

const plan = (id: string, more: Partial<Plan> = {}): Plan => ({
  id,
  title: `Plan ${id}`,
  priceRupees: 1999,
  topicIds: ['c'],
  validityDays: 180,
  validity: '6 months',
  imageUrl: '/files/plan.svg',
  planType: '',
  ...more,
});

/** The test content with plans: plan1 and plan2 sell the same topic, plan3 another, plan7 is not sold yet. */
export const releaseWithPlans: Release = {
  ...testRelease,
  id: 'test-release-plans',
  plans: [
    plan('plan1'),
    plan('plan2', { priceRupees: 2999 }),
    plan('plan3', { topicIds: ['c', 'java'] }),
    plan('plan7', { planType: 'Coming Soon' }),
  ],
};
