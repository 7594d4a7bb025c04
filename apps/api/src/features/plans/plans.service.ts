import { COMING_SOON, type Plan as ReleasedPlan } from '@abhyas/content/release';
import { PLAN_KEYS, type PlanKey } from '@abhyas/contract/plan-keys';
import type { Plan } from '@abhyas/contract/plans';

import type { ReleaseIndex } from '../../platform/content/active-release.ts';
import { planIdWithoutSuffix, toPlan } from './plans.rules.ts';

/** The plans on sale, by their slots (PLANS-1). */
export function pricingPlans(index: ReleaseIndex): Partial<Record<PlanKey, Plan>> {
  const entries = index.release.plans.map((plan) => [plan.id, describePlan(index, plan)] as const);
  return Object.fromEntries(entries.filter(([id]) => PLAN_KEYS.some((key) => key === id)));
}

/** A plan by its id, with or without a suffix after a dash. */
export function findPlan(index: ReleaseIndex, planId: string): ReleasedPlan | undefined {
  const base = planIdWithoutSuffix(planId);
  return index.release.plans.find((plan) => plan.id === base);
}

export function describePlan(index: ReleaseIndex, plan: ReleasedPlan): Plan {
  return toPlan(plan, (topicId) => index.topics.get(topicId)?.title ?? topicId);
}

/** Titles of the plans on sale whose topics include this one: what a locked item of it comes with. */
export function plansThatOpen(index: ReleaseIndex, topicId: string): string[] {
  return index.release.plans
    .filter((plan) => plan.planType !== COMING_SOON && plan.topicIds.includes(topicId))
    .map(({ title }) => title);
}
