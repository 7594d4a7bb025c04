import type { DocumentSums } from '@abhyas/contract/payments.staff';

import type { Database } from '../../platform/database/database.ts';
import { documentsOfMonth } from './invoices.store.ts';
import { addSums, MONTH_HEADER, monthLines, NO_DOCUMENTS, sumsOf } from './month-file.rules.ts';

/** What the documents of a month, YYYY-MM in India, come to. */
export async function sumsOfMonth(
  db: Database,
  month: string,
): Promise<Record<'invoices' | 'creditNotes' | 'net', DocumentSums>> {
  let [invoices, creditNotes] = [NO_DOCUMENTS, NO_DOCUMENTS];
  for await (const some of documentsOfMonth(db, month)) {
    invoices = addSums(invoices, sumsOf(some.filter(({ kind }) => kind === 'invoice')));
    creditNotes = addSums(creditNotes, sumsOf(some.filter(({ kind }) => kind === 'credit-note')));
  }
  return { invoices, creditNotes, net: addSums(invoices, creditNotes) };
}

/** The same documents as a file for the month's GST return. */
export async function fileOfMonth(db: Database, month: string): Promise<string> {
  const parts = [MONTH_HEADER];
  for await (const some of documentsOfMonth(db, month)) parts.push(monthLines(some));
  return parts.join('');
}
