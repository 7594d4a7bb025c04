import { fill } from '@abhyas/contract/fill';
import type { Entry } from '@abhyas/recording/format';
import type { HeapObject } from '@abhyas/recording/replay';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { objectName } from '../step.rules.ts';
import type { Steps } from '../use-steps.ts';
import { ValueCell } from './value-cell.tsx';

type Props = { readonly number: number; readonly object: HeapObject; readonly steps: Steps };

/** An object: cells in a row for what has an order, a table for what has names or keys. */
export function ObjectCard({ number, object, steps }: Props) {
  const { shape, entries, length } = object;
  const isNew = steps.changed.has(`o${number}`);
  const more = length - entries.length;
  return (
    <section
      data-object={number}
      className={cx(
        'max-w-full rounded-card border bg-raised',
        isNew ? 'border-2 border-accent' : 'border-edge',
      )}
    >
      <h4 className="flex justify-between gap-4 border-b border-line px-2.5 py-1 text-small text-soft">
        <span>{objectName(number, object)}</span>
        {length > 20 && <span>{fill(texts.tracing.cut, { length })}</span>}
      </h4>
      {entries.length === 0 && <p className="px-2.5 py-1 text-small text-soft">{texts.tracing.empty}</p>}
      {shape === 'mapping' || shape === 'fields' ? (
        <Rows number={number} entries={entries} steps={steps} />
      ) : (
        <Cells number={number} object={object} steps={steps} />
      )}
      {more > 0 && (
        <p className="px-2.5 py-1 text-small text-soft">{fill(texts.tracing.more, { count: more })}</p>
      )}
    </section>
  );
}

type RowsProps = Pick<Props, 'number' | 'steps'> & { readonly entries: readonly Entry[] };

function Rows({ number, entries, steps }: RowsProps) {
  return (
    <table className="w-full">
      <tbody>
        {entries.map(({ key, name, value }, entry) => (
          <tr key={`${entry}`}>
            <th
              scope="row"
              className="py-0.5 pr-1 pl-2.5 text-right align-top font-code text-small font-normal whitespace-nowrap"
            >
              {key ? <ValueCell value={key} isChanged={false} steps={steps} /> : name}
            </th>
            <td className="w-full py-0.5 pr-1.5">
              <ValueCell
                value={value}
                place={{ object: number, entry }}
                isChanged={steps.changed.has(`o${number} ${entry}`)}
                steps={steps}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ number, object: { entries, shape }, steps }: Props) {
  return (
    <ol className="flex flex-wrap gap-y-1 p-1.5">
      {entries.map(({ value }, entry) => (
        <li
          key={`${entry}`}
          className="flex flex-col items-center border-r border-line px-0.5 last:border-r-0"
        >
          {shape !== 'set' && (
            <span className="text-[0.75rem] leading-4 text-soft tabular-nums">{entry}</span>
          )}
          <ValueCell
            value={value}
            place={{ object: number, entry }}
            isChanged={steps.changed.has(`o${number} ${entry}`)}
            steps={steps}
          />
        </li>
      ))}
    </ol>
  );
}
