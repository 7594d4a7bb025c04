import type { DocumentSums } from '@abhyas/contract/payments.staff';

import { csvHead, csvLines, quotedCell, textCell } from '../../platform/http/csv.ts';
import { dayInIndia } from '../../platform/india/indian-days.ts';
import type { InvoiceDocument } from './invoice.rules.ts';

type Amounts = Omit<DocumentSums, 'count'>;

/** The amounts of a document in the month's books: what a credit note gives back counts below zero. */
export function amountsOf(document: InvoiceDocument): Amounts {
  const sign = document.kind === 'invoice' ? 1 : -1;
  const tax = (...names: string[]) =>
    sign *
    document.taxes
      .filter((line) => names.includes(line.name))
      .reduce((sum, line) => sum + line.amountPaise, 0);
  return {
    taxablePaise: sign * document.taxablePaise,
    cgstPaise: tax('CGST'),
    sgstPaise: tax('SGST', 'UTGST'),
    igstPaise: tax('IGST'),
    totalPaise: sign * document.amountPaise,
  };
}

export const NO_DOCUMENTS: DocumentSums = {
  count: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 0,
};

export function sumsOf(documents: readonly InvoiceDocument[]): DocumentSums {
  return documents.reduce(
    (sums, document) => addSums(sums, { count: 1, ...amountsOf(document) }),
    NO_DOCUMENTS,
  );
}

export function addSums(a: DocumentSums, b: DocumentSums): DocumentSums {
  return {
    count: a.count + b.count,
    taxablePaise: a.taxablePaise + b.taxablePaise,
    cgstPaise: a.cgstPaise + b.cgstPaise,
    sgstPaise: a.sgstPaise + b.sgstPaise,
    igstPaise: a.igstPaise + b.igstPaise,
    totalPaise: a.totalPaise + b.totalPaise,
  };
}

const HEADER = [
  'Number',
  'Date',
  'Document',
  'Corrects',
  'Buyer',
  'State (place of supply)',
  'GSTIN',
  'SAC',
  'Description',
  'Rate %',
  'Taxable value',
  'CGST',
  'SGST/UTGST',
  'IGST',
  'Total',
  'Payment',
];

/** The head of the month's file. */
export const MONTH_HEADER = csvHead(HEADER.map(quotedCell));

/**
 * One document a line, as spreadsheets read it (RFC 4180), amounts in rupees. Credit notes are below zero, so
 * that each column adds up to the month.
 */
export function monthLines(documents: readonly InvoiceDocument[]): string {
  return csvLines(documents.map(lineOf));
}

function lineOf(document: InvoiceDocument): string[] {
  const amounts = amountsOf(document);
  const rate = document.taxes.reduce((sum, line) => sum + line.ratePercent, 0);
  const texts = [
    document.number,
    indianDate(document.issuedAt),
    document.heading,
    document.corrects?.number ?? '',
    document.buyer.name,
    document.placeOfSupply === '' ? document.buyer.state : document.placeOfSupply,
    document.buyer.gstin,
    document.seller.sac,
    document.planTitle,
  ];
  const numbers = [
    String(rate),
    ...[
      amounts.taxablePaise,
      amounts.cgstPaise,
      amounts.sgstPaise,
      amounts.igstPaise,
      amounts.totalPaise,
    ].map(rupees),
  ];
  return [...texts.map(textCell), ...numbers.map(quotedCell), textCell(document.paymentId)];
}

/** DD/MM/YYYY */
const indianDate = (iso: string) => dayInIndia(new Date(iso)).split('-').toReversed().join('/');

/** Exact, without floating point: 30493 is 304.93. */
function rupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
