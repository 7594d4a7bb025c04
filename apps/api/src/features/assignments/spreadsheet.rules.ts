import { csvHead, csvLines, quotedCell, textCell } from '../../platform/http/csv.ts';

/** A cell of a table: a text, hundredths, or a whole number. */
export type Cell = string | number | { readonly whole: number };

export type Table = {
  readonly head: readonly Cell[];
  readonly lines: readonly (readonly Cell[])[];
  /** The name of the sheet; absent: Marks. */
  readonly sheet?: string;
};

/** Hundredths as a decimal number: 250 is 2.50. */
function decimal(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

export function csvOf({ head, lines }: Table): string {
  return csvHead(head.map(csvCell)) + csvLines(lines.map((line) => line.map(csvCell)));
}

const csvCell = (value: Cell) => (typeof value === 'string' ? textCell(value) : quotedCell(numberOf(value)));

const numberOf = (value: Exclude<Cell, string>): string =>
  typeof value === 'number' ? decimal(value) : String(value.whole);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const WORKBOOK = `${OFFICE}/officeDocument/2006/relationships`;
const SHEET = `${OFFICE}/spreadsheetml/2006/main`;
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function sheetCell(value: Cell): string {
  if (typeof value === 'string')
    return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  return `<c${typeof value === 'number' ? ' s="1"' : ''}><v>${numberOf(value)}</v></c>`;
}

const part = (name: string, kind: string) =>
  `<Override PartName="/${name}" ContentType="${TYPES}.${kind}+xml"/>`;

/**
 * The parts of a workbook (ECMA-376) with one sheet. A text is a cell of the kind text, which no spreadsheet runs as a
 * formula; numbers have two digits after the point.
 */
export function workbookOf({ head, lines, sheet = 'Marks' }: Table): Map<string, string> {
  const rows = [head, ...lines].map((line) => `<row>${line.map(sheetCell).join('')}</row>`).join('');
  const relation = (target: string, kind: string, id: string) =>
    `<Relationship Id="${id}" Type="${WORKBOOK}/${kind}" Target="${target}"/>`;
  const relations = (...all: string[]) =>
    `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships">${all.join('')}</Relationships>`;
  return new Map([
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('xl/workbook.xml', 'sheet.main')}${part('xl/worksheets/sheet1.xml', 'worksheet')}${part('xl/styles.xml', 'styles')}</Types>`,
    ],
    ['_rels/.rels', relations(relation('xl/workbook.xml', 'officeDocument', 'r1'))],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${SHEET}" xmlns:r="${WORKBOOK}"><sheets><sheet name="${sheet}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(relation('worksheets/sheet1.xml', 'worksheet', 'r1'), relation('styles.xml', 'styles', 'r2')),
    ],
    [
      'xl/styles.xml',
      `${XML}<styleSheet xmlns="${SHEET}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    [
      'xl/worksheets/sheet1.xml',
      `${XML}<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    ],
  ]);
}
