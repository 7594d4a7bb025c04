import { stateOf } from '@abhyas/contract/indian-states';
import type { DocumentHeading } from '@abhyas/contract/payments';

import { amountInWords } from './amount-words.rules.ts';
import { splitTax, type SellerMode, type TaxLine } from './tax.rules.ts';

export type Seller = {
  readonly mode: SellerMode;
  readonly name: string;
  readonly address: string;
  readonly stateCode: string;
  readonly gstin: string;
  /** Services accounting code, heading 9992. */
  readonly sac: string;
  readonly email: string;
  readonly phone: string;
};

/** What the numbers of invoices and of credit notes begin with. */
export type Prefixes = { readonly invoicePrefix: string; readonly creditPrefix: string };

/** All that an invoice or credit note shows (Rules 46, 49 and 53 of the CGST Rules), as it was on the day. */
export type InvoiceDocument = {
  readonly kind: 'invoice' | 'credit-note';
  /** What the law calls it. */
  readonly heading: DocumentHeading;
  readonly number: string;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly seller: Seller;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly state: string;
    readonly gstin: string;
  };
  /** "29 Karnataka". Empty where no GST words belong. */
  readonly placeOfSupply: string;
  readonly planTitle: string;
  readonly description: string;
  readonly amountPaise: number;
  readonly taxablePaise: number;
  readonly taxes: readonly TaxLine[];
  readonly amountInWords: string;
  readonly paymentId: string;
  /** A credit note names the invoice that it corrects. */
  readonly corrects: { readonly number: string; readonly issuedAt: string } | null;
};

export type Sale = {
  readonly number: string;
  readonly issuedAt: Date;
  readonly seller: Seller;
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly stateCode: string;
    readonly gstin: string;
  };
  readonly planTitle: string;
  readonly contents: readonly string[];
  readonly validity: string;
  readonly amountPaise: number;
  readonly paymentId: string;
};

/** With this the ids of payments begin that were received at the institute. */
export const OFFLINE = 'offline_';
export const isOffline = (paymentId: string): boolean => paymentId.startsWith(OFFLINE);

const HEADINGS = {
  registered: 'Tax Invoice',
  unregistered: 'Receipt',
  exempt: 'Bill of Supply',
} as const;

const stateWithCode = (code: string) => `${code} ${stateOf(code)?.name ?? ''}`.trim();

/** The document of a sale. */
export function invoiceOf(sale: Sale): InvoiceDocument {
  const { seller, buyer, amountPaise } = sale;
  const split = splitTax({
    amountPaise,
    sellerMode: seller.mode,
    sellerState: seller.stateCode,
    buyerState: buyer.stateCode,
    buyerGstin: buyer.gstin,
  });
  return {
    kind: 'invoice',
    heading: HEADINGS[seller.mode],
    number: sale.number,
    issuedAt: sale.issuedAt.toISOString(),
    seller,
    buyer: {
      name: buyer.name,
      email: buyer.email,
      state: stateWithCode(buyer.stateCode),
      gstin: buyer.gstin,
    },
    placeOfSupply: seller.mode === 'unregistered' ? '' : stateWithCode(split.placeOfSupply),
    planTitle: sale.planTitle,
    description: `Online course plan: ${sale.contents.join(', ')}. Valid for ${sale.validity}.`,
    amountPaise,
    taxablePaise: split.taxablePaise,
    taxes: split.lines,
    amountInWords: amountInWords(amountPaise),
    paymentId: sale.paymentId,
    corrects: null,
  };
}

export type Credit = {
  readonly number: string;
  readonly issuedAt: Date;
  readonly amountPaise: number;
  /** What earlier credit notes have given back of the same invoice. */
  readonly creditedBeforePaise: number;
};

/**
 * The document of a refund, full or in part: the tax of the part that is given back, in the same split. It is
 * what the tax of all credit notes grows by, so that notes over the whole amount add up to the invoice exactly.
 */
export function creditNoteOf(invoice: InvoiceDocument, refund: Credit): InvoiceDocument {
  const before = taxesWithin(invoice, refund.creditedBeforePaise);
  const after = taxesWithin(invoice, refund.creditedBeforePaise + refund.amountPaise);
  const taxes = after.map((line, place) => ({
    ...line,
    amountPaise: line.amountPaise - (before[place]?.amountPaise ?? 0),
  }));
  return {
    ...invoice,
    kind: 'credit-note',
    heading: invoice.seller.mode === 'unregistered' ? 'Refund Receipt' : 'Credit Note',
    number: refund.number,
    issuedAt: refund.issuedAt.toISOString(),
    amountPaise: refund.amountPaise,
    taxablePaise: refund.amountPaise - taxes.reduce((sum, line) => sum + line.amountPaise, 0),
    taxes,
    amountInWords: amountInWords(refund.amountPaise),
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
  };
}

function taxesWithin(invoice: InvoiceDocument, amountPaise: number): readonly TaxLine[] {
  const place = invoice.placeOfSupply.slice(0, 2);
  return splitTax({
    amountPaise,
    sellerMode: invoice.seller.mode,
    sellerState: invoice.seller.stateCode,
    buyerState: place === '' ? invoice.buyer.state.slice(0, 2) : place,
    buyerGstin: invoice.buyer.gstin,
  }).lines;
}
