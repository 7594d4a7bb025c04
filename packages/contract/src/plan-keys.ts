/** The plans that can be sold (PLANS-1): their folders in content/plans, and their keys in calls. */
export const PLAN_KEYS = ['plan1', 'plan2', 'plan3', 'plan4', 'plan5', 'plan6', 'plan7'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
