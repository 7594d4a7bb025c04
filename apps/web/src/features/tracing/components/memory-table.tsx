import { fill } from '@abhyas/contract/fill';
import type { Entry, Value } from '@abhyas/recording/format';
import type { HeapObject, ValueLocation } from '@abhyas/recording/replay';
import { use } from 'react';

import { cx } from '../../../lib/classes.ts';
import { bringIntoSight, CellBeyond } from '../cell-beyond.ts';
import { objectName, outermostText, shownVariables, valueText } from '../step.rules.ts';
import { memoryTexts } from '../memory-texts.ts';
import type { Steps } from '../use-steps.ts';
import { tracingTexts } from '../tracing-texts.ts';
import { usePart } from '../use-part.ts';
import { PartMoves } from './part-moves.tsx';
import { ValueCell } from './value-cell.tsx';

type Row = {
  readonly key: string;
  readonly name: string;
  readonly value: Value;
  readonly location: ValueLocation;
};
type Group = {
  readonly key: string;
  readonly title: string;
  /** Unset for a call. */
  readonly object?: number;
  readonly rows: readonly Row[];
  /** How many entries are not recorded. */
  readonly more: number;
};

/** What the picture shows, as one table: each variable and each cell has a row (TRACING-16). */
export function MemoryTable({ steps }: { readonly steps: Steps }) {
  const words = memoryTexts().table;
  return (
    <table className="m-3 text-left text-small">
      <caption className="sr-only">{tracingTexts().memory}</caption>
      <thead>
        <tr className="border-b border-edge">
          {[words.where, words.name, words.value].map((title) => (
            <th key={title} scope="col" className="py-1 pr-6 font-[600] last:pl-1.5">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groupsOf(steps).map((group) => (
        <GroupRows key={group.key} group={group} steps={steps} />
      ))}
    </table>
  );
}

function GroupRows({ group: { title, object, rows, more }, steps }: { group: Group; steps: Steps }) {
  const beyond = use(CellBeyond);
  const isBeyond = beyond !== undefined && beyond.object === object;
  const part = usePart(object, rows.length, steps);
  const isPart = part.to - part.from < rows.length;
  const count = part.to - part.from + (isPart ? 1 : 0) + (more > 0 ? 1 : 0) + (isBeyond ? 1 : 0);
  return (
    <tbody className="border-b border-line align-baseline">
      {rows.slice(part.from, part.to).map(({ key, name, value, location }, at) => (
        <tr key={key} className={cx(steps.changed.has(key) && 'bg-accent-soft')}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={count} className="bg-paper py-0.5 pr-6 font-[550]">
              {title}
            </th>
          )}
          <th scope="row" className="py-0.5 pr-6 font-code font-normal">
            {name}
          </th>
          <td className="py-0.5">
            <ValueCell value={value} location={location} isChanged={steps.changed.has(key)} steps={steps} />
            {steps.changed.has(key) && <span className="sr-only"> {memoryTexts().table.changed}</span>}
          </td>
        </tr>
      ))}
      {isPart && (
        <tr>
          <td colSpan={2}>
            <PartMoves part={part} length={rows.length + more} />
          </td>
        </tr>
      )}
      {more > 0 && (
        <tr>
          <td colSpan={2} className="py-0.5 text-soft">
            {fill(tracingTexts().more, { count: more })}
          </td>
        </tr>
      )}
      {isBeyond && (
        <tr ref={bringIntoSight} className="text-bad">
          <th scope="row" className="py-0.5 pr-6 font-code font-normal">{`[${beyond.index}]`}</th>
          <td className="px-1.5 py-0.5">{memoryTexts().mistakes.beyond}</td>
        </tr>
      )}
    </tbody>
  );
}

function groupsOf({ state, recording: { language } }: Steps): Group[] {
  const { calls, objects } = state;
  const ofCalls = calls.map((call, depth) => ({
    key: `${depth}`,
    title: call.name === '' ? outermostText(language) : `${call.name}()`,
    rows: shownVariables(call, language).map(([name, value]) => ({
      key: `${depth} ${name}`,
      name,
      value,
      location: { depth, name },
    })),
    more: 0,
  }));
  const ofObjects = [...objects]
    .toSorted(([a], [b]) => a - b)
    .map(([number, object]) => ({
      key: `o${number}`,
      title: objectName(number, object),
      object: number,
      rows: object.entries.map((entry, at) => ({
        key: `o${number} ${at}`,
        name: entryName(entry, at, { of: object, objects, language }),
        value: entry.value,
        location: { object: number, entry: at },
      })),
      more: object.length - object.entries.length,
    }));
  return [...ofCalls, ...ofObjects].filter(({ rows }) => rows.length > 0);
}

type Held = {
  readonly of: HeapObject;
  readonly objects: Steps['state']['objects'];
  readonly language: number;
};

/** A set has no order: its entries have no index. */
function entryName({ key, name }: Entry, at: number, { of, objects, language }: Held): string {
  if (key) return valueText(key, objects, language);
  return name ?? (of.shape === 'set' ? '–' : `[${at}]`);
}
