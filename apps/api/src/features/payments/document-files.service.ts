import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { IdleWorker } from '../../platform/worker-threads/idle-worker.ts';
import { logoBytes } from '../institute/logo.service.ts';
import type { DrawnInvoice } from './invoice-pdf.ts';
import type { InvoiceDocument } from './invoice.rules.ts';
import { findDrawing, keepDrawing } from './invoices.store.ts';

/** One takes about a tenth of a second; who would wait behind more than these is asked to come again. */
const WAITING_MAX = 20;

const thread = new IdleWorker<DrawnInvoice, Uint8Array>(new URL('./invoice-pdf.worker.ts', import.meta.url), {
  what: 'documents',
  withinMs: 20_000,
  late: () => new AppError('payments.documents-busy'),
  heapMb: 256,
});

/** What is being drawn in this process, by all that it says: issued again it is another. */
const underway = new Map<string, Promise<Buffer>>();

export type DocumentFile = { readonly name: string; readonly bytes: Buffer };

/**
 * A document as a PDF: drawn once, beside the request loop, and kept with the books from then on.
 * @throws AppError 503 while too many others are being drawn, or when it took too long
 */
export async function documentFile(db: Database, document: InvoiceDocument): Promise<DocumentFile> {
  const { number } = document;
  const bytes = (await findDrawing(db, number)) ?? (await drawOnce(db, document));
  return { name: `${number.replaceAll('/', '-')}.pdf`, bytes };
}

function drawOnce(db: Database, document: InvoiceDocument): Promise<Buffer> {
  const key = JSON.stringify(document);
  const known = underway.get(key);
  if (known) return known;
  if (underway.size >= WAITING_MAX) throw new AppError('payments.documents-busy');
  const mine = draw(db, document).finally(() => underway.delete(key));
  underway.set(key, mine);
  return mine;
}

async function draw(db: Database, document: InvoiceDocument): Promise<Buffer> {
  const bytes = Buffer.from(await thread.ask({ document, logo: await logoBytes(db) }));
  // Another process may have drawn it meanwhile: then everybody gets that one.
  return keepDrawing(db, document, bytes);
}
