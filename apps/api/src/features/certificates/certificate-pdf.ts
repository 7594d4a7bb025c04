import { formatDay } from '../../platform/india/indian-format.ts';
import { Sheet, SOFT } from '../../platform/pdf/sheet.ts';

/** What a printed certificate says. */
export type PrintedCertificate = {
  readonly name: string;
  readonly title: string;
  readonly issuer: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly items: number;
  /** The public page that says whether it is valid. */
  readonly address: string;
  /** Of the institute, a PNG. */
  readonly logo?: Uint8Array | undefined;
};

/** A certificate as a PDF of one A4 page across. */
export async function certificatePdf(printed: PrintedCertificate): Promise<Buffer> {
  const { name, title, issuer, issuedAt, items, address, logo } = printed;
  const sheet = new Sheet(`Certificate: ${title}`, 'landscape');
  const box = { x: sheet.left, width: sheet.width, align: 'center' } as const;
  sheet.frame(28);
  if (logo) sheet.image(Buffer.from(logo), { x: sheet.left, y: 44, width: 120, height: 56 });
  sheet.fitted(issuer, { ...box, y: 76, size: 20, weight: 'bold' });
  sheet.text('Certificate of completion', { ...box, y: 130, size: 14, colour: SOFT });
  sheet.fitted(name, { ...box, y: 186, size: 34, weight: 'bold' });
  sheet.text('has completed the course', { ...box, y: 250, size: 14, colour: SOFT });
  sheet.fitted(title, { ...box, y: 286, size: 26, weight: 'bold' });
  sheet.text(`Items finished: ${items}, all of the course. Every problem passed all its tests.`, {
    ...box,
    y: 340,
    size: 12,
  });
  sheet.text(`Issued on ${formatDay(new Date(issuedAt))}`, { ...box, y: 366, size: 12 });
  sheet.text('Check that this certificate is valid at', {
    ...box,
    y: sheet.height - 110,
    size: 10,
    colour: SOFT,
  });
  sheet.fitted(address, { ...box, y: sheet.height - 92, size: 11 });
  return sheet.end();
}
