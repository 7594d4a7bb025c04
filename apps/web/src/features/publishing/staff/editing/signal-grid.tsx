import { type SignalTable, withCell } from '@abhyas/content/forms/signal-table';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, type KeyboardEvent } from 'react';

import { cx } from '../../../../lib/classes.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { ScrollBox } from '../../../../ui/scroll-box.tsx';

const words = staffMessages.editors.circuitTask;

/** What a cell says after it is pressed; a dash, whatever it is, only goes out. */
const NEXT = {
  given: { '0': '1', '1': '0' },
  expected: { '0': '1', '1': '-', '-': '0' },
} as const;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type Place = { readonly row: number; readonly column: number };

type Props = {
  readonly label: string;
  readonly table: SignalTable;
  readonly onChange: (table: SignalTable) => void;
};

/**
 * A truth table or trace whose cells are buttons: a press turns one over, 0, 1 and - are typed into it and lead on to the
 * next one, arrows move. Tab enters and leaves it.
 */
export function SignalGrid({ label, table, onChange }: Props) {
  const { given, expected, rows } = table;
  const names = [...given, ...expected];
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = ({ row, column }: Place): void =>
    body.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  const say = (place: Place, value: string): void => onChange(withCell(table, { ...place, value }));
  const press = (event: KeyboardEvent, { row, column }: Place): void => {
    const isTyped = event.key === '0' || event.key === '1' || (event.key === '-' && column >= given.length);
    const move = ARROWS[event.key];
    if (!isTyped && !move) return;
    event.preventDefault();
    if (isTyped) {
      say({ row, column }, event.key);
      focus(column + 1 < names.length ? { row, column: column + 1 } : { row: row + 1, column: 0 });
    } else if (move) focus({ row: row + move[0], column: column + move[1] });
  };
  if (names.length === 0) return null;
  return (
    <ScrollBox className="max-h-[70vh] w-fit max-w-full overflow-auto rounded-small border border-line">
      <table aria-label={label} className="border-collapse text-center font-code">
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {names.map((name, at) => (
              <th key={at} scope="col" className={cx('px-2 py-1 font-medium', edgeOf(at, given.length))}>
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{words.rowActions}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((cells, row) => (
            // A row has no other name than its place.
            // eslint-disable-next-line react/no-array-index-key
            <tr key={row} className="border-t border-line">
              {cells.map((value, column) => (
                // eslint-disable-next-line react/no-array-index-key
                <td key={column} className={edgeOf(column, given.length)}>
                  <button
                    type="button"
                    data-cell={`${row} ${column}`}
                    tabIndex={row === 0 && column === 0 ? 0 : -1}
                    aria-label={fill(words.cell, {
                      number: row + 1,
                      name: names[column] ?? '',
                      value: value === '-' ? words.whatever : value,
                    })}
                    className="min-h-9 w-full min-w-11 hover:bg-sunken focus-visible:-outline-offset-2 touch:min-h-11"
                    onClick={() => say({ row, column }, turned(value, column < given.length))}
                    onKeyDown={(event) => press(event, { row, column })}
                  >
                    {value}
                  </button>
                </td>
              ))}
              <td>
                <IconButton
                  size="small"
                  label={fill(words.deleteRow, { number: row + 1 })}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  onClick={() => onChange({ ...table, rows: rows.toSpliced(row, 1) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function turned(value: string, isGiven: boolean): string {
  const next: Readonly<Record<string, string>> = isGiven ? NEXT.given : NEXT.expected;
  return next[value] ?? '0';
}

/** A line parts what comes in from what goes out. */
const edgeOf = (column: number, given: number): string => (column === given ? 'border-l-2 border-edge' : '');
