import type { Plan } from '@abhyas/content/release';
import type { PriceChange } from '@abhyas/contract/publishing-prices.staff';

type Sold = { readonly at: Date; readonly by: string | null; readonly plans: readonly Plan[] };

/** When a plan's price changed and by whom, whatever way it took there, the newest first. */
export function priceHistory(planId: string, sold: readonly Sold[]): PriceChange[] {
  const changes: PriceChange[] = [];
  let from: number | null = null;
  for (const { at, by, plans } of sold) {
    const to = plans.find(({ id }) => id === planId)?.priceRupees ?? null;
    if (to !== from) changes.push({ at: at.toISOString(), by, from, to });
    from = to;
  }
  return changes.toReversed();
}
