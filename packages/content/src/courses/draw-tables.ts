import { type DataColumn, readDataSet } from '@abhyas/languages/sql/data-set';
import { type Cell, cellText, readRowOutput, type Row } from '@abhyas/languages/sql/rows';
import { escapeHtml } from '../markdown/escape-html.ts';
import type { Labels } from '../markdown/labels.ts';

/** The tables of a data set, with their keys, and with all their rows. */
export function drawDataSet(script: string, labels: Labels): string[] {
  return readDataSet(script).tables.map(({ name, columns, rows }) =>
    drawTable(`<code>${escapeHtml(name)}</code>`, {
      heads: columns.map((column) => headOf(column, labels)),
      rows,
      labels,
    }),
  );
}

/** What the right statements give. */
export function drawRows(printed: string, labels: Labels): string[] {
  const { results, changed } = readRowOutput(printed);
  return [...results, ...changed].map(({ table, columns, rows }) =>
    drawTable(
      table === null
        ? labels.expectedRows
        : labels.tableAfter.replace('{table}', `<code>${escapeHtml(table)}</code>`),
      { heads: columns.map((column) => escapeHtml(column)), rows, labels },
    ),
  );
}

function headOf({ name, type, isKey, references }: DataColumn, labels: Labels): string {
  const notes = [
    escapeHtml(type),
    ...(isKey ? [labels.key] : []),
    ...(references === null ? [] : [`→ ${escapeHtml(references)}`]),
  ];
  return `${escapeHtml(name)}<small>${notes.filter(Boolean).join(' · ')}</small>`;
}

type Drawn = { readonly heads: readonly string[]; readonly rows: readonly Row[]; readonly labels: Labels };

function drawTable(caption: string, { heads, rows, labels }: Drawn): string {
  const head = heads.map((each) => `<th>${each}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(drawCell).join('')}</tr>`).join('');
  const none = `<tr><td colspan="${heads.length}"><em>${labels.noRows}</em></td></tr>`;
  return [
    `<figure class="data-table"><figcaption>${caption}</figcaption>`,
    `<div class="table-scroll" tabindex="0"><table><thead><tr>${head}</tr></thead>`,
    `<tbody>${body === '' ? none : body}</tbody></table></div></figure>`,
  ].join('');
}

/** NULL is told from a text that reads the same, and an empty text from nothing. */
function drawCell(cell: Cell): string {
  if (cell === null) return '<td><em class="null">NULL</em></td>';
  if (cell === '') return `<td><em>${cellText(cell)}</em></td>`;
  const numeric = typeof cell === 'number' || (typeof cell === 'object' && !('blob' in cell));
  return `<td${numeric ? ' class="number"' : ''}>${escapeHtml(cellText(cell))}</td>`;
}
