import type { DrawnTrace } from '@abhyas/content/exercises/drawn';
import { fill } from '@abhyas/contract/fill';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { cellName } from '../answer.rules.ts';
import type { Answering } from '../use-answering.ts';
import { codeInput } from './code-input.ts';
import { withText } from './typed-fields.tsx';

type Props = { readonly exercise: DrawnTrace; readonly answering: Answering };

const CELL = 'border border-line px-2 py-1 text-left align-middle';

/** The table of variables, row by row as the program goes on. */
export function TableField({ exercise, answering }: Props) {
  const { variables, rows, given } = exercise;
  const words = texts.exercise;
  return (
    <div className="overflow-x-auto">
      <table aria-label={words.table} className="m-0! w-auto! border-collapse font-code text-[0.9375rem]">
        <thead>
          <tr>
            <th scope="col" className={`${CELL} font-sans text-small text-soft`}>
              {words.round}
            </th>
            {variables.map((name) => (
              <th key={name} scope="col" className={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row" className={`${CELL} font-sans text-small text-soft tabular-nums`}>
                {at + 1}
              </th>
              {variables.map((name, column) => (
                <td key={name} className={CELL}>
                  {at < given ? (
                    row[column]
                  ) : (
                    <Cell
                      answering={answering}
                      name={cellName(at, column)}
                      label={fill(words.cell, { variable: name, number: at + 1 })}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { readonly answering: Answering; readonly name: string; readonly label: string };

function Cell({ answering, name, label }: CellProps) {
  const isWrong = answering.verdict?.wrong.includes(name) ?? false;
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={answering.answer.texts[name] ?? ''}
      size={7}
      {...codeInput}
      onChange={(event) => answering.change(withText(answering, name, event.target.value))}
      className={cx(
        'min-h-11 w-full rounded-small border bg-raised px-2 text-ink',
        isWrong ? 'border-bad' : 'border-edge',
      )}
    />
  );
}
