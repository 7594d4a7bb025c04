import { PRODUCT } from '@abhyas/contract/product';
import Pdf from 'pdfkit';

import { fontsOf, spansOf, type Weight } from './pdf-text.ts';

const MARGIN = 56;
const INK = '#22252E';
export const SOFT = '#5C6070';
const LINE = '#D9D3C7';
export const ACCENT = '#E39A1C';

type TextBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
};

type PictureBox = Pick<TextBox, 'x' | 'y' | 'width'> & { readonly height: number };

type Aligned = Required<Pick<TextBox, 'x' | 'y' | 'width' | 'weight' | 'align'>>;

/** Draws on an A4 page with fonts that hold both scripts. */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly width: number;
  readonly height: number;
  y = MARGIN;

  constructor(title: string, layout: 'portrait' | 'landscape' = 'portrait') {
    this.#pdf = new Pdf({ size: 'A4', layout, margin: MARGIN, info: { Producer: PRODUCT } });
    this.width = this.#pdf.page.width - 2 * MARGIN;
    this.height = this.#pdf.page.height;
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
    if (align !== 'left') return this.#align(text, { x, y, width, weight, align });
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
  #align(text: string, { x, y, width, weight, align }: Aligned): number {
    const spans = spansOf(text, weight).map((span) => ({
      ...span,
      width: this.#pdf.font(span.font).widthOfString(span.text),
    }));
    const left = width - spans.reduce((sum, span) => sum + span.width, 0);
    let at = x + (align === 'center' ? left / 2 : left);
    for (const span of spans) {
      this.#pdf.font(span.font).text(span.text, at, y, { lineBreak: false });
      at += span.width;
    }
    return this.#pdf.currentLineHeight();
  }

  /** Writes a text on one line, smaller where it would not fit. */
  fitted(text: string, box: TextBox & { readonly size: number }): number {
    const { size, width, weight = 'regular' } = box;
    this.#pdf.fontSize(size);
    const spans = spansOf(text, weight);
    const wide = spans.reduce(
      (sum, { font, text: part }) => sum + this.#pdf.font(font).widthOfString(part),
      0,
    );
    return this.text(text, { ...box, size: Math.min(size, (size * width) / Math.max(wide, 1)) });
  }

  /** A picture as large as fits into a box, in its upper left corner. */
  image(bytes: Buffer, { x, y, width, height }: PictureBox): void {
    this.#pdf.image(bytes, x, y, { fit: [width, height] });
  }

  /** A frame around what is written. */
  frame(inset: number, colour = ACCENT, thickness = 2): void {
    const { width, height } = this.#pdf.page;
    this.#pdf.rect(inset, inset, width - 2 * inset, height - 2 * inset);
    this.#pdf.lineWidth(thickness).strokeColor(colour).stroke();
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
