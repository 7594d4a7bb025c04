import { isGstin, stateOf } from '@abhyas/contract/indian-states';
import type { Buyer } from '@abhyas/contract/payments';

/** A buyer's State and GSTIN as given now, or as remembered from an earlier purchase. */
export function buyerFrom(
  given: { state?: string | undefined; gstin?: string | undefined },
  remembered: Buyer,
): Buyer {
  return {
    state: (given.state ?? remembered.state).trim(),
    gstin: (given.gstin ?? remembered.gstin).trim().toUpperCase(),
  };
}

export type BuyerFault = 'stateNeeded' | 'gstinInvalid';

export function buyerFault({ state, gstin }: Buyer): BuyerFault | undefined {
  if (!stateOf(state)) return 'stateNeeded';
  return gstin === '' || isGstin(gstin) ? undefined : 'gstinInvalid';
}

/** PAYMENTS-15: the amount is price times 100. */
export function amountPaise(priceRupees: number): number {
  return Math.round(priceRupees * 100);
}
