import Pdf from 'pdfkit';

import { isOffline, type InvoiceDocument } from './invoice.rules.ts';
import { fontsOf, spansOf, type Weight } from './pdf-text.ts';

const MARGIN = 56;
const INK = '#22252E';
const SOFT = '#5C6070';
const LINE = '#D9D3C7';
const ACCENT = '#E39A1C';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });
const money = (amountPaise: number) => rupees.format(amountPaise / 100);

type TextBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
};

/** Draws on an A4 page with fonts that hold both scripts. */
class Sheet {
  readonly #pdf = new Pdf({ size: 'A4', margin: MARGIN, info: { Producer: 'Abhyas' } });
  readonly left = MARGIN;
  readonly width = this.#pdf.page.width - 2 * MARGIN;
  y = MARGIN;

  constructor(title: string) {
    this.#pdf.info.Title = title;
    for (const weight of ['regular', 'bold'] as const) {
      for (const font of fontsOf(weight)) this.#pdf.registerFont(font.name, font.bytes);
    }
  }

  /** Writes a text and answers how high it is. */
  text(
    text: string,
    { x, y, width, size = 10, weight = 'regular', colour = INK, align = 'left' }: TextBox,
  ): number {
    const pdf = this.#pdf;
    pdf.fontSize(size).fillColor(colour);
    if (align === 'right') return this.#alignRight(text, { x, y, width, weight });
    const spans = spansOf(text, weight);
    spans.forEach(({ font, text: part }, index) => {
      const continued = index < spans.length - 1;
      pdf.font(font);
      if (index === 0) pdf.text(part, x, y, { width, continued });
      else pdf.text(part, { continued });
    });
    return pdf.y - y;
  }

  /** Texts of several fonts cannot be aligned by the library: it aligns each span on its own. */
  #alignRight(
    text: string,
    { x, y, width, weight }: { x: number; y: number; width: number; weight: Weight },
  ) {
    const spans = spansOf(text, weight).map((span) => ({
      ...span,
      width: this.#pdf.font(span.font).widthOfString(span.text),
    }));
    let at = x + width - spans.reduce((sum, span) => sum + span.width, 0);
    for (const span of spans) {
      this.#pdf.font(span.font).text(span.text, at, y, { lineBreak: false });
      at += span.width;
    }
    return this.#pdf.currentLineHeight();
  }

  line(y: number, colour = LINE, thickness = 0.75): void {
    this.#pdf.moveTo(this.left, y).lineTo(this.left + this.width, y);
    this.#pdf.lineWidth(thickness).strokeColor(colour).stroke();
  }

  end(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.#pdf.on('error', reject);
      this.#pdf.end();
    });
  }
}

/** An invoice, receipt, bill of supply or credit note as a PDF of one A4 page. */
export async function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const sheet = new Sheet(`${document.heading} ${document.number}`);
  drawHead(sheet, document);
  drawParties(sheet, document);
  drawLines(sheet, document);
  drawFoot(sheet, document);
  return sheet.end();
}

function drawHead(sheet: Sheet, document: InvoiceDocument): void {
  const { left, width, y } = sheet;
  const nameWidth = width * 0.62;
  const height = sheet.text(document.seller.name, { x: left, y, width: nameWidth, size: 18, weight: 'bold' });
  const right = { x: left + nameWidth, width: width - nameWidth, align: 'right' } as const;
  sheet.text(document.heading, { ...right, y, size: 18 });
  sheet.y += height + 6;
  sheet.line(sheet.y, ACCENT, 2);
  sheet.y += 14;
  const facts = [`No. ${document.number}`, `Date ${days.format(new Date(document.issuedAt))}`];
  if (document.corrects) {
    const { number, issuedAt } = document.corrects;
    facts.push(`Against ${number} of ${days.format(new Date(issuedAt))}`);
  }
  sheet.text(facts.join('     '), { x: left, y: sheet.y, width, weight: 'bold' });
  sheet.y += 28;
}

function drawParties(sheet: Sheet, { seller, buyer, placeOfSupply }: InvoiceDocument): void {
  const half = sheet.width / 2 - 12;
  const column = (title: string, lines: readonly string[], x: number): number => {
    let y = sheet.y + sheet.text(title, { x, y: sheet.y, width: half, size: 9, colour: SOFT }) + 2;
    for (const line of lines.filter((each) => each !== '')) y += sheet.text(line, { x, y, width: half }) + 1;
    return y;
  };
  const from = [
    seller.name,
    seller.address,
    seller.gstin && `GSTIN ${seller.gstin}`,
    seller.email,
    seller.phone,
  ];
  const to = [
    buyer.name,
    buyer.email,
    `State ${buyer.state}`,
    buyer.gstin && `GSTIN ${buyer.gstin}`,
    placeOfSupply && `Place of supply ${placeOfSupply}`,
  ];
  const bottom = Math.max(
    column('From', from, sheet.left),
    column('To', to, sheet.left + sheet.width / 2 + 12),
  );
  sheet.y = bottom + 20;
}

function drawLines(sheet: Sheet, document: InvoiceDocument): void {
  const { left, width } = sheet;
  const amountX = left + width - 120;
  sheet.line(sheet.y);
  sheet.y += 8;
  sheet.text('Description', { x: left, y: sheet.y, width: 200, size: 9, colour: SOFT });
  sheet.text(document.taxes.length > 0 ? 'Taxable value' : 'Amount', {
    x: amountX,
    y: sheet.y,
    width: 120,
    size: 9,
    colour: SOFT,
    align: 'right',
  });
  sheet.y += 18;
  const height = sheet.text(`${document.planTitle}. ${document.description}`, {
    x: left,
    y: sheet.y,
    width: width - 150,
  });
  sheet.text(money(document.taxablePaise), { x: amountX, y: sheet.y, width: 120, align: 'right' });
  sheet.y += height + 2;
  if (document.seller.mode !== 'unregistered') {
    sheet.y += sheet.text(`SAC ${document.seller.sac}`, {
      x: left,
      y: sheet.y,
      width: 200,
      size: 9,
      colour: SOFT,
    });
  }
  sheet.y += 10;
  for (const tax of document.taxes) {
    sheet.text(`${tax.name} ${tax.ratePercent} %`, { x: left, y: sheet.y, width: 200 });
    sheet.text(money(tax.amountPaise), { x: amountX, y: sheet.y, width: 120, align: 'right' });
    sheet.y += 18;
  }
  sheet.line(sheet.y);
  sheet.y += 8;
  sheet.text('Total', { x: left, y: sheet.y, width: 200, size: 13, weight: 'bold' });
  sheet.text(money(document.amountPaise), {
    x: amountX,
    y: sheet.y,
    width: 120,
    size: 13,
    weight: 'bold',
    align: 'right',
  });
  sheet.y += 26;
  sheet.y += sheet.text(document.amountInWords, { x: left, y: sheet.y, width }) + 18;
}

function drawFoot(sheet: Sheet, document: InvoiceDocument): void {
  const notes = [
    isOffline(document.paymentId)
      ? 'Received at the institute.'
      : `Paid online, payment ${document.paymentId}.`,
    document.seller.mode === 'unregistered' ? '' : 'Whether tax is payable on reverse charge: No.',
    'Made by computer; valid without a signature.',
  ];
  for (const note of notes.filter((each) => each !== '')) {
    sheet.y += sheet.text(note, { x: sheet.left, y: sheet.y, width: sheet.width, size: 9, colour: SOFT }) + 2;
  }
}
