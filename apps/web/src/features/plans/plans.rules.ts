import { PLAN_KEYS, type PlanKey } from '@abhyas/contract/plan-keys';
import type { ActivePlan, Plan } from '@abhyas/contract/plans';

export type PlansBySlot = Partial<Record<PlanKey, Plan>>;

/** PLANS-5 to PLANS-9. */
export type PlanState =
  | { readonly kind: 'coming-soon' }
  | { readonly kind: 'owned'; readonly expiry: string; readonly purchasedOn: string }
  | { readonly kind: 'contents-owned' }
  | { readonly kind: 'purchasable' };

export const COMING_SOON = 'Coming Soon';

/** Only the part before a dash names the plan (PLANS-9). */
const baseOf = (planId: string) => planId.split('-', 1)[0] ?? planId;

/** The plans in the order of their slots, plan1 to plan7. */
export function plansInOrder(plans: PlansBySlot): Plan[] {
  return PLAN_KEYS.flatMap((key) => plans[key] ?? []);
}

export function planStateOf(plan: Plan, active: readonly ActivePlan[], plans: PlansBySlot): PlanState {
  if (plan.planType === COMING_SOON) return { kind: 'coming-soon' };
  const latest = latestOf(plan, active);
  if (latest) return { kind: 'owned', expiry: latest.expiry, purchasedOn: latest.purchasedOn };
  const owned = ownedContents(active, plans);
  const covered = plan.contents.length > 0 && plan.contents.every((content) => owned.has(content));
  return { kind: covered ? 'contents-owned' : 'purchasable' };
}

/** The matching active plan that runs longest: its expiry is shown. */
function latestOf(plan: Plan, active: readonly ActivePlan[]): ActivePlan | undefined {
  return active
    .filter((each) => baseOf(each.planId) === baseOf(plan.planId))
    .toSorted((a, b) => b.expiry.localeCompare(a.expiry))[0];
}

function ownedContents(active: readonly ActivePlan[], plans: PlansBySlot): Set<string> {
  const held = new Set(active.map((each) => baseOf(each.planId)));
  const owned = plansInOrder(plans).filter((plan) => held.has(baseOf(plan.planId)));
  return new Set(owned.flatMap((plan) => plan.contents));
}

/** PAYMENTS-9: what an order cannot do without. */
export function isComplete(plan: Plan): boolean {
  return plan.planId !== '' && plan.price > 0 && plan.title !== '' && plan.contents.length > 0;
}
