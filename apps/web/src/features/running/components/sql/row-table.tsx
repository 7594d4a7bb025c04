import { fill } from '@abhyas/contract/fill';
import { type Cell, cellText, type Row } from '@abhyas/languages/sql/rows';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';

import { cx } from '../../../../lib/classes.ts';
import { texts } from '../../../../lib/texts.ts';
import { ScrollBox } from '../../../../ui/scroll-box.tsx';

export type RowMark = 'same' | 'missing' | 'extra' | 'moved';

type Props = {
  /** Also the table's name for screen readers. */
  readonly title: string;
  readonly columns: readonly ReactNode[];
  readonly rows: readonly Row[];
  /** Of each row; unset: nothing is marked. */
  readonly marks?: readonly RowMark[];
  /** Said below the rows. */
  readonly note?: string | undefined;
};

/** Nobody reads more; what is marked comes in any case, where it is among the first of its kind. */
const SHOWN = 200;

/** Rows as a table, those that are wrong marked by a sign, a word for screen readers, and a colour. */
export function RowTable({ title, columns, rows, marks, note }: Props) {
  const words = texts.running.rows;
  const left = rows.length - SHOWN;
  return (
    <section className="min-w-0">
      {/* The table says it to screen readers: as a heading it would stand at another level on each screen. */}
      <p aria-hidden="true" className="mb-1 text-small font-medium text-soft">
        {title}
      </p>
      <ScrollBox className="max-h-72 overflow-auto rounded-small border border-line">
        <table aria-label={title} className="w-max min-w-full border-collapse text-small tabular-nums">
          <thead>
            <tr className="bg-sunken">
              {marks && (
                <th scope="col" className="w-6">
                  <span className="sr-only">{words.mark}</span>
                </th>
              )}
              {columns.map((column, index) => (
                // Two columns may have one name.
                <th
                  key={index}
                  scope="col"
                  className={cx(
                    'border-b border-line px-2 py-1 font-medium',
                    isOfNumbers(rows, index) ? 'text-right' : 'text-left',
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, index) => (
              <OneRow key={index} row={row} mark={marks?.[index]} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length === 0 && <p className="mt-1 text-small text-soft">{words.none}</p>}
      {left > 0 && <p className="mt-1 text-small text-soft">{fill(words.more, { count: left })}</p>}
      {note !== undefined && <p className="mt-1 text-small text-soft">{note}</p>}
    </section>
  );
}

const LOOKS: Readonly<Record<RowMark, string>> = {
  same: '',
  missing: 'bg-good-soft',
  extra: 'bg-bad-soft',
  moved: 'bg-warn-soft',
};
const SIGNS = { missing: Plus, extra: Minus, moved: ArrowUpDown } as const;

function OneRow({ row, mark }: { readonly row: Row; readonly mark: RowMark | undefined }) {
  const wrong = mark === 'same' ? undefined : mark;
  const Sign = wrong && SIGNS[wrong];
  return (
    <tr className={cx('border-b border-line last:border-b-0', mark && LOOKS[mark])}>
      {mark && (
        <td className="px-1 align-middle">
          {wrong && Sign && (
            <>
              <Sign size={15} aria-hidden="true" />
              <span className="sr-only">{texts.running.rows.marks[wrong]}</span>
            </>
          )}
        </td>
      )}
      {row.map((cell, index) => (
        <td key={index} className={cx('px-2 py-1 align-top whitespace-pre', isNumber(cell) && 'text-right')}>
          <Value cell={cell} />
        </td>
      ))}
    </tr>
  );
}

/** NULL is told from the text, and a number, which stands to the right, from a text of digits. */
function Value({ cell }: { readonly cell: Cell }) {
  if (cell === null) return <em className="text-soft">NULL</em>;
  if (cell === '') return <em className="text-soft">{cellText(cell)}</em>;
  return <>{cellText(cell)}</>;
}

const isNumber = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || (typeof cell === 'object' && cell !== null && !('blob' in cell));

/** NULL aside, the column has numbers alone. */
const isOfNumbers = (rows: readonly Row[], column: number): boolean =>
  rows.some((row) => isNumber(row[column])) &&
  rows.every((row) => row[column] === null || isNumber(row[column]));
