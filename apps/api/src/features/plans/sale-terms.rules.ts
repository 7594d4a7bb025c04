import { COMING_SOON, type Plan } from '@abhyas/content/release';
import type { StaffRole } from '@abhyas/contract/admin.staff';

/** Prices belong to whoever answers for money, not to whoever writes lessons. */
export function maySetPrices(roles: readonly StaffRole[]): boolean {
  return roles.includes('owner') || roles.includes('accounts');
}

/** The plans that one release sells on other terms than another, those that are new and those that are gone. */
export function soldOtherwise(before: readonly Plan[], after: readonly Plan[]): Plan[] {
  const old = new Map(before.map((plan) => [plan.id, termsOf(plan)]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after.filter((plan) => old.get(plan.id) !== termsOf(plan)),
    ...before.filter(({ id }) => !kept.has(id)),
  ];
}

/** What money is taken for. Title, picture and ribbon are content like any other. */
function termsOf(plan: Plan): string {
  const { priceRupees, topicIds, validityDays, validity, planType, translations = {} } = plan;
  return JSON.stringify({
    priceRupees,
    topicIds: topicIds.toSorted(),
    validityDays,
    validity,
    // Learners read how long it lasts in their own language.
    validities: Object.entries(translations).map(([language, words]) => [language, words.validity]),
    sold: planType !== COMING_SOON,
  });
}
