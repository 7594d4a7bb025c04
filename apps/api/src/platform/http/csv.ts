/** Spreadsheets show Devanagari only in a file that says it is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Lines as spreadsheets read them (RFC 4180), their cells made by `quotedCell` or `textCell`. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** The first line of a file. */
export const csvHead = (cells: readonly string[]) => `${BYTE_ORDER_MARK}${csvLines([cells])}`;

/** A cell of ours: a number, a title. */
export const quotedCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection). */
export function textCell(text: string): string {
  const oneLine = text.replaceAll(/[\r\n]+/g, ' ');
  return quotedCell(/^\s*[=+\-@\t\r＝＋－＠]/.test(oneLine) ? `'${oneLine}` : oneLine);
}
