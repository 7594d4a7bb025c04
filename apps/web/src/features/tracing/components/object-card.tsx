import { fill } from '@abhyas/contract/fill';
import type { Entry, Value } from '@abhyas/recording/format';
import type { HeapObject, ValueLocation } from '@abhyas/recording/replay';
import { memo, use } from 'react';

import { cx } from '../../../lib/classes.ts';
import { bringIntoSight, CellBeyond } from '../cell-beyond.ts';
import { memoryTexts } from '../memory-texts.ts';
import { isShownAlike, locationName, objectName } from '../step.rules.ts';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';
import { type Part, SHOWN_CELLS, usePart } from '../use-part.ts';
import { PartMoves } from './part-moves.tsx';
import { ValueCell } from './value-cell.tsx';

type Props = {
  readonly number: number;
  readonly object: HeapObject;
  readonly steps: Steps;
  /** In how many others it stands. */
  readonly nested?: number;
};

/** More are not drawn inside each other: a recording comes from a stranger's program. */
const MOST_NESTED = 8;

/** An object: cells in a row for what has an order, a table for what has names or keys. */
export const ObjectCard = memo(({ number, object, steps, nested = 0 }: Props) => {
  const { shape, entries, length } = object;
  const isNew = steps.changed.has(`o${number}`);
  const more = length - entries.length;
  return (
    <section
      data-location={`o${number}`}
      className={cx(
        'max-w-full rounded-card border bg-raised',
        isNew ? 'border-2 border-accent' : 'border-edge',
      )}
    >
      <h4 className="flex justify-between gap-4 border-b border-line px-2.5 py-1 text-small text-soft">
        <span>{nested > 0 ? object.type : objectName(number, object)}</span>
        {length > 20 && <span>{fill(tracingTexts().cut, { length })}</span>}
      </h4>
      {entries.length === 0 && <p className="px-2.5 py-1 text-small text-soft">{tracingTexts().empty}</p>}
      {shape === 'mapping' || shape === 'fields' ? (
        <Rows number={number} entries={entries} steps={steps} nested={nested} />
      ) : (
        <Cells number={number} object={object} steps={steps} nested={nested} />
      )}
      {more > 0 && (
        <p className="px-2.5 py-1 text-small text-soft">{fill(tracingTexts().more, { count: more })}</p>
      )}
    </section>
  );
}, isDrawnAlike);

/** An object is drawn again only when it or one in it changes, and when this is no longer news. */
function isDrawnAlike(one: Props, { number, object, steps, nested }: Props): boolean {
  const isSame = one.number === number && one.object === object && one.nested === nested;
  const isNews = [one.steps, steps].some(({ changed }) => changed.has(`o${number}`));
  // Of a long one another part may be shown at another step.
  const isShort = object.entries.length <= SHOWN_CELLS;
  const isAlike = (value: Value) => isShownAlike(value, one.steps.state.objects, steps.state.objects);
  return (
    isSame &&
    !isNews &&
    isShort &&
    object.entries.every(({ key, value }) => isAlike(value) && (!key || isAlike(key)))
  );
}

type ValueProps = {
  readonly value: Value;
  readonly location: ValueLocation;
  readonly steps: Steps;
  readonly nested: number;
};

/** A value where it stands: an object that is no more than pointed to is drawn elsewhere. */
export function LocatedValue({ value, location, steps, nested }: ValueProps) {
  const object = value.kind === 'inside' ? steps.state.objects.get(value.object) : undefined;
  if (value.kind === 'inside' && object && nested < MOST_NESTED)
    return <ObjectCard number={value.object} object={object} steps={steps} nested={nested + 1} />;
  const isChanged = steps.changed.has(locationName(location));
  return <ValueCell value={value} location={location} isChanged={isChanged} steps={steps} />;
}

type RowsProps = Pick<Props, 'number' | 'steps'> & {
  readonly entries: readonly Entry[];
  readonly nested: number;
};

function Rows({ number, entries, steps, nested }: RowsProps) {
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
            <td data-location={`o${number} ${entry}`} className="w-full py-0.5 pr-1.5">
              <LocatedValue
                value={value}
                location={{ object: number, entry }}
                steps={steps}
                nested={nested}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cells({ number, object: { entries, shape, length }, steps, nested = 0 }: Props) {
  const part = usePart(number, entries.length, steps);
  const beyond = use(CellBeyond);
  const index = beyond?.object === number ? beyond.index : undefined;
  return (
    <>
      <PartMoves part={part} length={length} />
      <ol className="flex flex-wrap gap-y-1 p-1.5">
        {index !== undefined && index < 0 && (
          <BeyondCell index={index} gap={index < -1 || part.from > 0 ? 'after' : undefined} />
        )}
        {numbered(entries, part).map(([entry, value]) => (
          <li
            key={entry}
            data-location={`o${number} ${entry}`}
            className="flex flex-col items-center border-r border-line px-0.5 last:border-r-0"
          >
            {shape !== 'set' && (
              <span className="text-[0.75rem] leading-4 text-soft tabular-nums">{entry}</span>
            )}
            <LocatedValue value={value} location={{ object: number, entry }} steps={steps} nested={nested} />
          </li>
        ))}
        {index !== undefined && index >= 0 && (
          <BeyondCell index={index} gap={index > length || part.to < length ? 'before' : undefined} />
        )}
      </ol>
    </>
  );
}

const numbered = (entries: readonly Entry[], { from, to }: Part) =>
  entries.slice(from, to).map(({ value }, at) => [from + at, value] as const);

type BeyondProps = { readonly index: number; readonly gap: 'before' | 'after' | undefined };

/** A cell that the array has not: told apart by its dashed edge and its words, and not by colour alone. */
function BeyondCell({ index, gap }: BeyondProps) {
  const dots = <span aria-hidden="true">…</span>;
  return (
    <li
      ref={bringIntoSight}
      data-testid="cell-beyond"
      className="mx-1 flex items-end gap-1.5 text-small text-bad"
    >
      {gap === 'before' && dots}
      <span className="flex flex-col items-center">
        <span className="text-[0.75rem] leading-4 font-[650] tabular-nums">{index}</span>
        <span className="rounded-small border-2 border-dashed border-bad px-1.5">
          {memoryTexts().mistakes.beyond}
        </span>
      </span>
      {gap === 'after' && dots}
    </li>
  );
}
