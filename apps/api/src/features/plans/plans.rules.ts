import { COMING_SOON, type Plan as ReleasedPlan } from '@abhyas/content/release';
import type { ActivePlan, Plan } from '@abhyas/contract/plans';

/** The plan behind an id that may carry a suffix after a dash (PLANS-9). */
export function planIdWithoutSuffix(planId: string): string {
  return planId.split('-', 1)[0] ?? planId;
}

/** Why a plan cannot be bought just now. */
export type Obstacle = 'coming-soon' | 'owned' | 'contents-owned';

export function toPlan(plan: ReleasedPlan, titleOf: (topicId: string) => string): Plan {
  return {
    planId: plan.id,
    title: plan.title,
    price: plan.priceRupees,
    contents: [...plan.topicIds.map(titleOf), ...(plan.mocks === undefined ? [] : [plan.mocks])],
    validityString: plan.validity,
    img: plan.imageUrl,
    planType: plan.planType,
  };
}

/** PLANS-5 to PLANS-8, as the server holds them: coming soon, owned, or all contents owned otherwise. */
export function obstacleTo(
  plan: ReleasedPlan,
  activePlans: readonly ActivePlan[],
  ownedTopicIds: ReadonlySet<string>,
): Obstacle | undefined {
  if (plan.planType === COMING_SOON) return 'coming-soon';
  if (activePlans.some((active) => planIdWithoutSuffix(active.planId) === plan.id)) return 'owned';
  const isCovered = plan.mocks === undefined && plan.topicIds.every((topicId) => ownedTopicIds.has(topicId));
  return isCovered ? 'contents-owned' : undefined;
}
