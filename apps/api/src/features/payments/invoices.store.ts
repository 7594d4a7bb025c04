import type { PageLanguage } from '@abhyas/contract/page-language';
import { sql, type Selectable } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { OrderId } from './order-id.ts';
import type { DB } from '../../platform/database/database-types.generated.ts';
import type { InvoiceDocument, Prefixes, Seller } from './invoice.rules.ts';
import type { SellerMode } from './tax.rules.ts';

/**
 * Takes the next number of a series. The row stays locked until the transaction ends, so a rolled-back
 * transaction gives its number back: no gaps, no doubles (Rule 46(b)).
 */
export async function takeNumber(db: Database, series: string, financialYear: string): Promise<number> {
  const row = await db
    .insertInto('document_counter')
    .values({ series, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet({ last_number: sql<number>`document_counter.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

export async function findSeller(db: Database): Promise<Seller> {
  return toSeller(await db.selectFrom('seller').selectAll().executeTakeFirstOrThrow());
}

/** The same, held until the transaction ends. */
export async function lockSeller(db: Database): Promise<Seller> {
  return toSeller(await db.selectFrom('seller').selectAll().forUpdate().executeTakeFirstOrThrow());
}

function toSeller(row: Selectable<DB['seller']>): Seller {
  return {
    mode: row.mode as SellerMode,
    name: row.name,
    address: row.address,
    stateCode: row.state_code,
    gstin: row.gstin,
    sac: row.sac,
    email: row.email,
    phone: row.phone,
  };
}

export async function findPrefixes(db: Database): Promise<Prefixes> {
  return db
    .selectFrom('seller')
    .select(['invoice_prefix as invoicePrefix', 'credit_prefix as creditPrefix'])
    .executeTakeFirstOrThrow();
}

export async function updateSeller(db: Database, seller: Seller & Partial<Prefixes>): Promise<void> {
  const { mode, name, address, stateCode, gstin, sac, email, phone, invoicePrefix, creditPrefix } = seller;
  await db
    .updateTable('seller')
    .set({
      mode,
      name,
      address,
      state_code: stateCode,
      gstin,
      sac,
      email,
      phone,
      ...(invoicePrefix !== undefined && { invoice_prefix: invoicePrefix }),
      ...(creditPrefix !== undefined && { credit_prefix: creditPrefix }),
    })
    .execute();
}

export type NamelessRow = { readonly order_id: OrderId; readonly document: InvoiceDocument };

/** Documents of before anybody had said who sells: invoices first, then their credit notes in their order. */
export async function findNamelessDocuments(db: Database): Promise<NamelessRow[]> {
  const { rows } = await sql<NamelessRow>`
    select order_id, document from invoice
    where document->'seller'->>'address' in ('', 'Set the seller''s address in the console')
    order by kind desc, issued_at, number
    for update`.execute(db);
  return rows;
}

/** Puts a document in place of one with the same number, and keeps that one. */
export async function replaceDocument(
  db: Database,
  { before, after }: { readonly before: InvoiceDocument; readonly after: InvoiceDocument },
): Promise<void> {
  const { number } = after;
  await db
    .insertInto('invoice_earlier')
    .values({ number, document: JSON.stringify(before) })
    .execute();
  await db
    .updateTable('invoice')
    .set({ document: JSON.stringify(after) })
    .where('number', '=', number)
    .execute();
  await db.deleteFrom('invoice_pdf').where('number', '=', number).execute();
}

export async function insertInvoice(
  db: Database,
  invoice: { document: InvoiceDocument; orderId: OrderId; refundId: string | null },
): Promise<void> {
  const { document } = invoice;
  await db
    .insertInto('invoice')
    .values({
      number: document.number,
      kind: document.kind,
      order_id: invoice.orderId,
      refund_id: invoice.refundId,
      document: JSON.stringify(document),
      issued_at: document.issuedAt,
    })
    .execute();
}

/** The invoice of an order, for its credit notes. */
export async function findInvoiceOf(db: Database, orderId: OrderId): Promise<InvoiceDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .select('document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  return row?.document as InvoiceDocument | undefined;
}

/** A document by its number. */
export async function findInvoice(db: Database, number: string): Promise<InvoiceDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .select('document')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.document as InvoiceDocument | undefined;
}

/** A document as it was drawn; undefined for one that nobody has asked for yet. */
export async function findDrawing(db: Database, number: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('invoice_pdf')
    .select('bytes')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.bytes;
}

/**
 * Keeps a document as it was drawn, unless it is kept already or was issued again meanwhile; answers the one that stands.
 */
export async function keepDrawing(db: Database, document: InvoiceDocument, bytes: Buffer): Promise<Buffer> {
  const { number } = document;
  await sql`
    insert into invoice_pdf (number, bytes)
    select number, ${bytes} from invoice
    where number = ${number} and document = ${JSON.stringify(document)}::jsonb
    for share
    on conflict (number) do nothing`.execute(db);
  return (await findDrawing(db, number)) ?? bytes;
}

/** The language in which whoever a document is for is written to; null when they never chose one, or are gone. */
export async function languageOfBuyer(db: Database, number: string): Promise<PageLanguage | null> {
  const row = await db
    .selectFrom('invoice')
    .innerJoin('purchase_order', 'purchase_order.id', 'invoice.order_id')
    .innerJoin('account', 'account.id', 'purchase_order.account_id')
    .select('account.language')
    .where('invoice.number', '=', number)
    .executeTakeFirst();
  return (row?.language ?? null) as PageLanguage | null;
}

/** The documents of an account, newest first. */
export async function findInvoices(db: Database, accountId: string): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('purchase_order', 'purchase_order.id', 'invoice.order_id')
    .select('invoice.document')
    .where('purchase_order.account_id', '=', accountId)
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.number', 'desc')
    .execute();
  return rows.map((row) => row.document as unknown as InvoiceDocument);
}

/** One document of an account; undefined when it is another's, or there is none. */
export async function findInvoiceFor(
  db: Database,
  accountId: string,
  number: string,
): Promise<InvoiceDocument | undefined> {
  const row = await db
    .selectFrom('invoice')
    .innerJoin('purchase_order', 'purchase_order.id', 'invoice.order_id')
    .select('invoice.document')
    .where('purchase_order.account_id', '=', accountId)
    .where('invoice.number', '=', number)
    .executeTakeFirst();
  return row?.document as InvoiceDocument | undefined;
}

/** Few enough to be read, summed and written between two other requests. */
const PER_READ = 250;

/** Every document of a month in India, YYYY-MM, in the order of their series and numbers, some at a time. */
export async function* documentsOfMonth(db: Database, month: string): AsyncGenerator<InvoiceDocument[]> {
  const first = sql`${`${month}-01`}::date`;
  let after = '';
  do {
    const { rows } = await sql<{ document: InvoiceDocument }>`
      select document from invoice
      where issued_at >= ${first}::timestamp at time zone 'Asia/Kolkata'
        and issued_at < (${first} + interval '1 month')::timestamp at time zone 'Asia/Kolkata'
        and number > ${after}
      order by number limit ${PER_READ}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => row.document);
    after = rows.length === PER_READ ? (rows.at(-1)?.document.number ?? '') : '';
  } while (after !== '');
}
