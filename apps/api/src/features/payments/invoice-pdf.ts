import { ACCENT, Sheet, SOFT } from '../../platform/pdf/sheet.ts';
import { isOffline, type InvoiceDocument } from './invoice.rules.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });
const money = (amountPaise: number) => rupees.format(amountPaise / 100);

/** Of the logo above the heading. */
const LOGO_HEIGHT = 44;

export type DrawnInvoice = {
  readonly document: InvoiceDocument;
  /** Of the institute, a PNG. */
  readonly logo?: Uint8Array | undefined;
};

/** An invoice, receipt, bill of supply or credit note as a PDF of one A4 page. */
export async function invoicePdf({ document, logo }: DrawnInvoice): Promise<Buffer> {
  const sheet = new Sheet(`${document.heading} ${document.number}`);
  if (logo) {
    sheet.image(Buffer.from(logo), { x: sheet.left, y: sheet.y, width: 160, height: LOGO_HEIGHT });
    sheet.y += LOGO_HEIGHT + 10;
  }
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
