/** A row of a table with the line on which it begins. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

export type CsvTable = {
  readonly rows: readonly CsvRow[];
  /** Line of a quotation mark that is never closed. */ readonly openQuote: number | null;
};

/** Reads comma, semicolon or tab separated values (RFC 4180): cells in quotes may hold separators and lines. */
export function readCsv(source: string): CsvTable {
  const whole = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n');
  const separator = separatorOf(whole);
  const text = whole.replace(STATED_SEPARATOR, '\n');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let rowLine = 1;
  let quotedSince: number | null = null;
  const endCell = (): void => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (cells.some((each) => each !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    rowLine = line + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (quotedSince !== null) {
      if (mark === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (mark === '"') quotedSince = null;
      else cell += mark;
    } else if (mark === '"' && cell.trim() === '') {
      quotedSince = line;
      cell = '';
    } else if (mark === separator) endCell();
    else if (mark === '\n') endRow();
    else cell += mark;
    if (mark === '\n') line += 1;
  }
  if (quotedSince === null) endRow();
  return { rows, openQuote: quotedSince };
}

/** Excel may say in a line of its own which mark separates the cells. */
const STATED_SEPARATOR = /^sep=(.)\n/i;

function separatorOf(text: string): string {
  const stated = STATED_SEPARATOR.exec(text)?.[1];
  if (stated !== undefined) return stated;
  const head = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}
