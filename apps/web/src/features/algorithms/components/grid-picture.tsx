import type { Grid } from '@abhyas/content/algorithms';

import { cx } from '../../../lib/classes.ts';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { algorithmTexts } from '../algorithm-texts.ts';
import { BOX_TONES } from '../shown.rules.ts';

type Props = { readonly grid: Grid };

const CELL = 'h-9 min-w-9 border px-1.5 py-0.5 text-center font-code text-[0.875rem]';

/** A table that is filled; it is a table for everybody. */
export function GridPicture({ grid }: Props) {
  const { titles, tones } = algorithmTexts();
  return (
    <ScrollBox className="overflow-x-auto py-1">
      <table className="m-0 table w-auto border-collapse">
        <caption className="sr-only">{titles[grid.title]}</caption>
        {grid.columns.length > 0 && (
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{titles[grid.title]}</span>
              </th>
              {grid.columns.map((name, at) => (
                <th key={at} scope="col" className={cx(CELL, 'border-transparent font-[600] text-soft')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {grid.rows.map(({ name, cells }, at) => (
            <tr key={at}>
              {name !== '' && (
                <th scope="row" className={cx(CELL, 'border-transparent font-[600] text-soft')}>
                  {name}
                </th>
              )}
              {cells.map((cell, column) => (
                <td key={column} className={cx(CELL, cell.tone ? BOX_TONES[cell.tone] : 'border-line')}>
                  {cell.text}
                  {cell.tone && <span className="sr-only"> {tones[cell.tone]}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
