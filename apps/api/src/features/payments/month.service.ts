import type { DocumentSums } from '@abhyas/contract/admin-money';

import type { Database } from '../../platform/database.ts';
import { findDocumentsOfMonth } from './invoices.store.ts';
import { monthFile, sumsOf } from './month-file.rules.ts';

/** What the documents of a month, YYYY-MM in India, come to. */
export async function sumsOfMonth(
  db: Database,
  month: string,
): Promise<Record<'invoices' | 'creditNotes' | 'net', DocumentSums>> {
  const documents = await findDocumentsOfMonth(db, month);
  return {
    invoices: sumsOf(documents.filter(({ kind }) => kind === 'invoice')),
    creditNotes: sumsOf(documents.filter(({ kind }) => kind === 'credit-note')),
    net: sumsOf(documents),
  };
}

/** The same documents as a file for the month's GST return. */
export async function fileOfMonth(db: Database, month: string): Promise<string> {
  return monthFile(await findDocumentsOfMonth(db, month));
}
