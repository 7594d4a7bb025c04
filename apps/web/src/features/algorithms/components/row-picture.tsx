import type { Row } from '@abhyas/content/algorithms';

import { cx } from '../../../lib/classes.ts';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { algorithmTexts } from '../algorithm-texts.ts';
import { BOX_TONES, MOVES, PLAIN_BOX } from '../shown.rules.ts';

type Props = { readonly row: Row; readonly all: readonly Row[] };

/** A row of cells with their indices, and names that point at some of them. A cell that gets another index moves there. */
export function RowPicture({ row, all }: Props) {
  const { empty } = algorithmTexts();
  const count = Math.max(1, ...all.map(({ cells }) => cells.length));
  const width = Math.max(2, ...all.map(({ cells }) => Math.max(0, ...cells.map(({ text }) => text.length))));
  const names = Math.max(0, ...all.map(mostAtOnePlace));
  const values = row.cells.map(({ text }) => text).join(', ');
  return (
    <ScrollBox className="overflow-x-auto py-1">
      <span className="sr-only">{values || empty}</span>
      <div
        aria-hidden="true"
        className="relative"
        style={{
          minWidth: `${count * (width * 0.55 + 0.8)}rem`,
          maxWidth: `${count * Math.max(3, width * 0.65 + 1)}rem`,
          height: `${3.9 + names * 1.1}rem`,
        }}
      >
        {placed(row).map(({ cell, key, at }) => (
          <span
            key={key}
            className={cx('absolute top-0 left-0 block px-0.5', MOVES)}
            style={{ width: `${100 / count}%`, transform: `translateX(${at * 100}%)` }}
          >
            <span
              className={cx(
                'flex h-10 items-center justify-center rounded-small border font-code text-[0.9375rem]',
                cell.tone ? BOX_TONES[cell.tone] : PLAIN_BOX,
              )}
            >
              {cell.text}
            </span>
          </span>
        ))}
        {row.cells.map((_, at) => (
          <span
            key={at}
            className="absolute top-11 block text-center text-small leading-4.5 text-soft"
            style={{ width: `${100 / count}%`, left: `${(at * 100) / count}%` }}
          >
            <span className="block tabular-nums">{at}</span>
            {(row.pointers ?? [])
              .filter((pointer) => pointer.at === at)
              .map(({ name }) => (
                <span key={name} className="block font-code text-[0.75rem] font-[650] text-accent-ink">
                  {name}
                </span>
              ))}
          </span>
        ))}
      </div>
    </ScrollBox>
  );
}

function mostAtOnePlace({ pointers = [] }: Row): number {
  return Math.max(0, ...pointers.map(({ at }) => pointers.filter((other) => other.at === at).length));
}

/** In an order that stays, so that the browser moves what it has: an element that is put elsewhere only jumps. */
function placed({ cells }: Row) {
  return cells.map((cell, at) => ({ cell, at, key: cell.key ?? at })).toSorted((a, b) => a.key - b.key);
}
