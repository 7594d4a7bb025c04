import type { Topic } from '@abhyas/content/release';
import { expect, test } from 'vitest';

import { releaseWithPlans } from '../../testing/test-plans.ts';
import { changesBetween } from './release-changes.rules.ts';

const [course] = releaseWithPlans.topics;
const part = (id: string): Topic[] => (course ? [{ ...course, id, formerly: ['c'], subtopics: [] }] : []);
const divided = {
  ...releaseWithPlans,
  topics: [...part('c-basics'), ...part('c-later')],
};

function lossesWith(topicIds: string[]) {
  const plans = releaseWithPlans.plans.map((plan) => (plan.id === 'plan1' ? { ...plan, topicIds } : plan));
  const changes = changesBetween(releaseWithPlans, { ...divided, plans });
  return changes.find(({ what, id }) => what === 'plan' && id === 'plan1')?.loses;
}

test('ENTITLEMENTS-4: a plan with all parts of a divided course loses nothing, one that lacks a part loses the course', () => {
  expect(lossesWith(['c-basics', 'c-later'])).toBeUndefined();
  expect(lossesWith(['c-basics'])).toEqual(['course']);
});
