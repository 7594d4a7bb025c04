import type { Cell, Shown, Slice } from '@abhyas/content/exercises/generated';
import { fill } from '@abhyas/contract/fill';

import { generatedWords } from '../generated-words.ts';
import { GraphFigure } from './graph-figure.tsx';
import { TreeFigure } from './tree-figure.tsx';

const CELL = 'border border-line px-2 py-1 text-left align-middle whitespace-nowrap';

/** Tables, charts and sentences of a generated exercise, or of its worked solution. */
export function ShownParts({ parts }: { readonly parts: readonly Shown[] }) {
  return (
    <div className="space-y-3">
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { readonly part: Shown }) {
  const { words, given } = generatedWords();
  if (part.kind === 'table') return <Table {...part} />;
  if (part.kind === 'gantt') return <Gantt slices={part.slices} />;
  if (part.kind === 'graph') return <GraphFigure {...part} caption={words[part.caption]} />;
  if (part.kind === 'tree')
    return <TreeFigure caption={fill(words[part.caption], part.values)} root={part.root} />;
  const text = fill(words[part.word], part.values);
  const { sum } = part.values;
  return <p>{sum === undefined ? text : fill(given, { word: text, value: sum })}</p>;
}

function Table({ caption, head, rows }: Extract<Shown, { kind: 'table' }>) {
  const { words } = generatedWords();
  const shown = (cell: Cell): string => (typeof cell === 'string' ? cell : words[cell.word]);
  return (
    <div className="overflow-x-auto">
      <table className="m-0! w-auto! border-collapse text-[0.9375rem] tabular-nums">
        <caption className="pb-1 text-left text-small text-soft">{words[caption]}</caption>
        <thead>
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" className={`${CELL} text-small`}>
                {shown(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={CELL}>
                    {shown(cell)}
                  </th>
                ) : (
                  <td key={column} className={CELL}>
                    {shown(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Who had the core when: pieces as long as their time, with the moments at their beginnings and at the end. */
function Gantt({ slices }: { readonly slices: readonly Slice[] }) {
  const { words, idle, slice: said } = generatedWords();
  return (
    <figure className="m-0!">
      <figcaption className="pb-1 text-small text-soft">{words.gantt}</figcaption>
      <div className="overflow-x-auto pb-1">
        <ol className="m-0! flex w-full max-w-reading list-none! p-0! pr-6!">
          {slices.map(({ name, from, to }, at) => (
            <li
              key={from}
              className="relative m-0! min-w-9 p-0! pb-6!"
              style={{ flexGrow: to - from, flexBasis: 0 }}
            >
              <span className="sr-only">{fill(said, { name: name || idle, from, to })}</span>
              <span aria-hidden="true">
                <span
                  className={`block border border-line py-1.5 text-center text-small ${name ? 'bg-link-soft' : 'text-soft'} ${at > 0 ? 'border-l-0' : ''}`}
                >
                  {name || '–'}
                </span>
                <span className="absolute bottom-0 -left-1 text-small text-soft tabular-nums">{from}</span>
                {at === slices.length - 1 && (
                  <span className="absolute -right-2 bottom-0 text-small text-soft tabular-nums">{to}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
