import type { ReactNode } from 'react';

import { cx } from '../lib/classes.ts';

export type Column<T> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ReactNode;
  /** Numbers are at the right, so that they can be compared. */
  readonly numeric?: boolean;
  /** Holds a button that says all that its title would say above it. */
  readonly plain?: boolean;
};

type Props<T> = {
  /** What the table is about, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string | number;
};

/**
 * Rows of the console: a dense table, on phones a card per row with each cell under its title, and in between a card
 * whose cells are beside one another.
 */
export function DataTable<T>({ caption, columns, rows, rowKey }: Props<T>) {
  return (
    <table className="w-full border-collapse max-learn:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-learn:sr-only">
        <tr>
          {columns.map(({ id, title, numeric }) => (
            <th
              key={id}
              scope="col"
              className={cx(
                'border-b border-line px-3 py-2 text-small font-[600] text-soft first:pl-0',
                numeric ? 'text-right' : 'text-left',
              )}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-learn:block max-learn:space-y-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="align-top max-learn:block max-learn:rounded-card max-learn:border max-learn:border-line max-learn:bg-raised max-learn:p-4 phone:max-learn:flex phone:max-learn:flex-wrap phone:max-learn:gap-x-7 phone:max-learn:py-2 learn:hover:bg-sunken"
          >
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<T> = { readonly column: Column<T>; readonly row: T };

function Cell<T>({ column: { title, cell, numeric, plain }, row }: CellProps<T>) {
  return (
    <td
      className={cx(
        'max-learn:block max-learn:py-1 learn:border-b learn:border-line learn:px-3 learn:py-2.5 learn:first:pl-0',
        numeric && 'tabular-nums learn:text-right',
      )}
    >
      {!plain && (
        <span aria-hidden="true" className="block text-small text-soft learn:hidden">
          {title}
        </span>
      )}
      {cell(row)}
    </td>
  );
}
