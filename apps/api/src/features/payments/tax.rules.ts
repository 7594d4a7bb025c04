import { stateOf } from '@abhyas/contract/indian-states';

/** GST on online courses: heading 9992, 18 % (PAYMENTS-20). In tenths of a percent of each half: 9 + 9. */
const RATE_PERCENT = 18;

export type SellerMode = 'registered' | 'unregistered' | 'exempt';

export type TaxLine = {
  readonly name: 'CGST' | 'SGST' | 'UTGST' | 'IGST';
  readonly ratePercent: number;
  readonly amountPaise: number;
};

/** What a paid amount is made of. `taxablePaise` and the lines always add up to the amount. */
export type TaxSplit = {
  readonly taxablePaise: number;
  readonly lines: readonly TaxLine[];
  /** GST State code of the place of supply. */
  readonly placeOfSupply: string;
};

export type TaxCase = {
  readonly amountPaise: number;
  readonly sellerMode: SellerMode;
  readonly sellerState: string;
  readonly buyerState: string;
  /** A registered buyer's GSTIN: its first two digits are the place of supply. */
  readonly buyerGstin: string;
};

/** Rule 35 of the CGST Rules: tax = inclusive value × rate ÷ (100 + sum of rates), half a paisa rounds up. */
function taxWithin(amountPaise: number, ratePercent: number): number {
  return Math.floor((2 * amountPaise * ratePercent + 100 + RATE_PERCENT) / (2 * (100 + RATE_PERCENT)));
}

/**
 * Takes the tax out of a GST-inclusive amount. Within one State it is split between the Union and the
 * State (or union territory), otherwise it is integrated (IGST Act, sections 7, 8 and 12).
 */
export function splitTax(tax: TaxCase): TaxSplit {
  const placeOfSupply = tax.buyerGstin === '' ? tax.buyerState : tax.buyerGstin.slice(0, 2);
  if (tax.sellerMode !== 'registered') {
    return { taxablePaise: tax.amountPaise, lines: [], placeOfSupply };
  }
  const lines =
    placeOfSupply === tax.sellerState
      ? halves(tax.amountPaise, placeOfSupply)
      : [integrated(tax.amountPaise)];
  const taxPaise = lines.reduce((sum, line) => sum + line.amountPaise, 0);
  return { taxablePaise: tax.amountPaise - taxPaise, lines, placeOfSupply };
}

function halves(amountPaise: number, placeOfSupply: string): TaxLine[] {
  const ratePercent = RATE_PERCENT / 2;
  const amount = taxWithin(amountPaise, ratePercent);
  const second = stateOf(placeOfSupply)?.territory ? 'UTGST' : 'SGST';
  return [
    { name: 'CGST', ratePercent, amountPaise: amount },
    { name: second, ratePercent, amountPaise: amount },
  ];
}

function integrated(amountPaise: number): TaxLine {
  return { name: 'IGST', ratePercent: RATE_PERCENT, amountPaise: taxWithin(amountPaise, RATE_PERCENT) };
}
