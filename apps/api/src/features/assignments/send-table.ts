import { writeArchive } from '@abhyas/content/import/archive';
import type { FastifyReply } from 'fastify';

import { csvOf, workbookOf, type Table } from './spreadsheet.rules.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Saved = { readonly name: string; readonly as: 'csv' | 'xlsx' };

/** Answers with a table as a file for spreadsheets. */
export async function sendTable(
  reply: FastifyReply,
  table: Table,
  { name, as }: Saved,
): Promise<FastifyReply> {
  const named = reply.header('content-disposition', `attachment; filename="${name}.${as}"`);
  if (as === 'csv') return named.type('text/csv; charset=utf-8').send(csvOf(table));
  const parts = [...workbookOf(table)].map(([part, text]) => [part, Buffer.from(text)] as const);
  return named.type(XLSX).send(await writeArchive(new Map(parts)));
}
