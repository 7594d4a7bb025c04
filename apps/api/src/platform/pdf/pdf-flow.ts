import Pdf from 'pdfkit';

import { fontsOf, spansOf, type TextSpan, type Weight } from './pdf-text.ts';
import { cutLine, printableLines, wrapLine } from './text-lines.ts';

export const INK = '#22252E';
export const SOFT = '#5C6070';
const RULE = '#D9D3C7';

const MARGIN = { left: 64, right: 48, top: 52, bottom: 60 };
const LEADING = 1.4;

/** Every reader has it, so nothing of it is put into the file. */
const CODE_FONT = 'Courier';
const CODE = { size: 8.5, height: 11, gutter: 34 };
/** Of Courier all characters are as wide as 0.6 of the size. */
const CODE_WIDTH = 0.6;
/** What Courier has, as far as it stands in programs. */
const IN_COURIER = /^[\x20-\x7e]*$/;
/** The pieces of a line that Courier has, and those between them. */
const BY_FONT = /[\x20-\x7e]+|[^\x20-\x7e]+/g;
/** Before what goes on from the line above. */
const GOES_ON = '\u00bb';

export type Style = {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'centre' | 'right';
  /** From the left margin, and how wide; to the right margin when unset. */
  readonly from?: number;
  readonly width?: number;
};

/** Texts and programs, one below the other, on as many A4 pages as they take. */
export class PdfFlow {
  readonly #pdf: PDFKit.PDFDocument;
  readonly width: number;
  y = MARGIN.top;

  constructor(title: string) {
    this.#pdf = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      info: { Producer: 'Abhyas', Title: title },
    });
    for (const weight of ['regular', 'bold'] as const) {
      for (const font of fontsOf(weight)) this.#pdf.registerFont(font.name, font.bytes);
    }
    this.width = this.#pdf.page.width - MARGIN.left - MARGIN.right;
  }

  get #bottom(): number {
    return this.#pdf.page.height - MARGIN.bottom;
  }

  newPage(): void {
    this.#pdf.addPage();
    this.y = MARGIN.top;
  }

  /** Goes on a new page where less than this is left. */
  keep(height: number): void {
    if (this.y + height > this.#bottom) this.newPage();
  }

  space(height: number): void {
    this.y += height;
  }

  /** A picture as large as fits into a height, in the middle of the line. */
  image(bytes: Buffer, height: number): void {
    this.#pdf.image(bytes, MARGIN.left, this.y, { fit: [this.width, height], align: 'center' });
    this.y += height;
  }

  rule(): void {
    this.#pdf.moveTo(MARGIN.left, this.y).lineTo(MARGIN.left + this.width, this.y);
    this.#pdf.lineWidth(0.75).strokeColor(RULE).stroke();
  }

  /** The lines that a text takes within a width. */
  lines(
    text: string,
    { size = 10, weight = 'regular', from = 0, width = this.width - from }: Style = {},
  ): string[] {
    const measure = (part: string) => this.#widthOf(spansOf(part, weight), size);
    return printableLines(text).flatMap((line) => wrapLine(line, width, measure));
  }

  /** Writes a text below what stands there. */
  text(text: string, style: Style = {}): void {
    const height = (style.size ?? 10) * LEADING;
    for (const line of this.lines(text, style)) {
      this.keep(height);
      this.#line(line, this.y, style);
      this.y += height;
    }
  }

  /** A row of a table: texts beside each other, on one page, with a rule below. */
  row(cells: readonly { readonly text: string; readonly style: Style }[], height = 0): void {
    const drawn = cells.map(({ text, style }) => ({ style, lines: this.lines(text, style) }));
    const heights = drawn.map(({ style, lines }) => lines.length * (style.size ?? 10) * LEADING);
    const tallest = Math.max(height, ...heights);
    this.keep(tallest + 8);
    for (const { style, lines } of drawn) {
      const step = (style.size ?? 10) * LEADING;
      lines.forEach((line, at) => this.#line(line, this.y + 4 + at * step, style));
    }
    this.y += tallest + 8;
    this.rule();
  }

  /** A program with its lines numbered; answers how many lines of the page it took. */
  code(lines: readonly string[]): number {
    let taken = 0;
    lines.forEach((line, at) => {
      for (const [index, piece] of this.#piecesOf(line).entries()) {
        this.keep(CODE.height);
        const head = index === 0 ? String(at + 1) : GOES_ON;
        this.#courier(head, MARGIN.left + CODE.gutter - 8 - head.length * CODE.size * CODE_WIDTH, SOFT);
        this.#codeLine(piece);
        this.y += CODE.height;
        taken += 1;
      }
    });
    return taken;
  }

  /** What programs say: as it stands, without numbers. */
  output(lines: readonly string[]): void {
    for (const line of lines.flatMap((each) => this.#piecesOf(each))) {
      this.keep(CODE.height);
      this.#codeLine(line);
      this.y += CODE.height;
    }
  }

  #piecesOf(line: string): string[] {
    const width = this.width - CODE.gutter;
    if (!IN_COURIER.test(line)) return cutLine(line, width, (part) => this.#codeWidth(part));
    const columns = Math.floor(width / (CODE.size * CODE_WIDTH));
    const count = Math.max(1, Math.ceil(line.length / columns));
    return Array.from({ length: count }, (_, at) => line.slice(at * columns, (at + 1) * columns));
  }

  #codeWidth(part: string): number {
    if (IN_COURIER.test(part)) return part.length * CODE.size * CODE_WIDTH;
    return this.#widthOf(spansOf(part, 'regular'), CODE.size);
  }

  #codeLine(line: string): void {
    const spans = (line.match(BY_FONT) ?? []).flatMap((part) =>
      IN_COURIER.test(part) ? [{ font: CODE_FONT, text: part }] : spansOf(part, 'regular'),
    );
    this.#spans(spans, { x: MARGIN.left + CODE.gutter, y: this.y, size: CODE.size, colour: INK });
  }

  #courier(text: string, x: number, colour: string): void {
    this.#spans([{ font: CODE_FONT, text }], { x, y: this.y, size: CODE.size, colour });
  }

  #line(line: string, y: number, style: Style): void {
    const { size = 10, weight = 'regular', colour = INK, align = 'left', from = 0 } = style;
    const spans = spansOf(line, weight);
    const left = (style.width ?? this.width - from) - (align === 'left' ? 0 : this.#widthOf(spans, size));
    const shift = align === 'left' ? 0 : align === 'centre' ? left / 2 : left;
    this.#spans(spans, { x: MARGIN.left + from + shift, y, size, colour });
  }

  #widthOf(spans: readonly TextSpan[], size: number): number {
    this.#pdf.fontSize(size);
    return spans.reduce((sum, { font, text }) => sum + this.#pdf.font(font).widthOfString(text), 0);
  }

  #spans(
    spans: readonly TextSpan[],
    {
      x,
      y,
      size,
      colour,
    }: { readonly x: number; readonly y: number; readonly size: number; readonly colour: string },
  ): void {
    this.#pdf.fontSize(size).fillColor(colour);
    let at = x;
    for (const { font, text } of spans) {
      // Fonts differ in how high they are: on one line they stand on one height.
      this.#pdf.font(font).text(text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#pdf.widthOfString(text);
    }
  }

  /** Writes at the foot of each page what it is to say, and answers the file. */
  end(footOf: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.#pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#line(footOf(page + 1, count), this.#bottom + 20, { size: 8, colour: SOFT, align: 'right' });
    }
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.#pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.#pdf.on('error', reject);
      this.#pdf.end();
    });
  }
}
