import type { Database } from '../../platform/database/database.ts';
import { creditNoteOf, invoiceOf, type InvoiceDocument, type Seller } from './invoice.rules.ts';
import { findInvoiceOf, findNamelessDocuments, replaceDocument, type NamelessRow } from './invoices.store.ts';
import { findOrder } from './orders.store.ts';
import { mailDocument } from './payment-mails.service.ts';

/**
 * Issues documents again that were issued before anybody had said who sells: under the same number and date, with the
 * seller as they are now. What stood before is kept. Call it in the transaction that notes who sells.
 * @returns their numbers
 */
export async function reissueNameless(tx: Database, seller: Seller): Promise<string[]> {
  const rows = await findNamelessDocuments(tx);
  const credited = new Map<string, number>();
  for (const row of rows) {
    const creditedBeforePaise = credited.get(row.order_id) ?? 0;
    const document =
      row.document.kind === 'invoice'
        ? await invoiceAgain(tx, row, seller)
        : await creditNoteAgain(tx, row, creditedBeforePaise);
    if (row.document.kind === 'credit-note') {
      credited.set(row.order_id, creditedBeforePaise + row.document.amountPaise);
    }
    await replaceDocument(tx, { before: row.document, after: document });
    await mailDocument(tx, document.number, { again: true });
  }
  return rows.map(({ document }) => document.number);
}

async function invoiceAgain(
  tx: Database,
  { document, order_id: orderId }: NamelessRow,
  seller: Seller,
): Promise<InvoiceDocument> {
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error(`the invoice ${document.number} has no order`);
  const { number, planTitle, amountPaise, paymentId } = document;
  const { name, email, gstin } = document.buyer;
  return invoiceOf({
    number,
    issuedAt: new Date(document.issuedAt),
    seller,
    buyer: { name, email, stateCode: order.buyer_state_code, gstin },
    planTitle,
    contents: order.contents,
    validity: order.validity,
    amountPaise,
    paymentId,
  });
}

async function creditNoteAgain(
  tx: Database,
  { document, order_id: orderId }: NamelessRow,
  creditedBeforePaise: number,
): Promise<InvoiceDocument> {
  const invoice = await findInvoiceOf(tx, orderId);
  if (!invoice) throw new Error(`the credit note ${document.number} has no invoice`);
  const { number, amountPaise } = document;
  return creditNoteOf(invoice, {
    number,
    issuedAt: new Date(document.issuedAt),
    amountPaise,
    creditedBeforePaise,
  });
}
