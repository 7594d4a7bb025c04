import { Fragment, type ReactNode } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { slotsOf, type Exercise } from '../exercise.rules.ts';

/** How drop zones and pieces look, whether or not they can be moved yet. */
export const DROP_ZONE_LOOK = 'relative min-w-0 rounded-card border border-dashed transition-colors';
export const BLANK_LOOK = 'min-h-13 max-w-80 min-w-32 grow basis-32 p-1';
export const OPTIONS_LOOK = 'grid max-w-full grid-cols-2 content-start gap-1.5 p-1.5 phone:gap-2 phone:p-2';
export const TILE_LOOK =
  'block min-h-11 w-full min-w-0 rounded-small border bg-raised px-2 py-2 text-left font-code text-[0.875rem] wrap-anywhere whitespace-pre-wrap touch-manipulation phone:px-3 phone:text-[0.9375rem]';

type Props = Pick<Exercise, 'lines'> & {
  readonly renderBlank: (slot: string, number: number) => ReactNode;
  readonly options: ReactNode;
  /** The options are beside the program where there is room. */
  readonly isWide?: boolean;
};

/** A program with blanks, and the pieces for them. */
export function BoardLayout({ lines, renderBlank, options, isWide = false }: Props) {
  const slots = slotsOf({ lines });
  const words = texts.exercise;
  return (
    <div className={cx('flex flex-col gap-3 phone:gap-6', isWide && 'learn:flex-row')}>
      <section aria-label={words.program} className="min-w-0 grow font-code text-[0.9375rem]">
        {lines.map((line, index) => (
          // A line has no name but its number, and never moves.
          <div key={index} className="flex min-h-8 flex-wrap items-center gap-y-1 py-0.5 whitespace-pre">
            {line.map((each) =>
              each.kind === 'text' ? (
                <code key={`text ${each.text}`} className="bg-transparent! p-0! text-[1em]!">
                  {each.text}
                </code>
              ) : (
                <Fragment key={each.slot}>{renderBlank(each.slot, slots.indexOf(each.slot) + 1)}</Fragment>
              ),
            )}
          </div>
        ))}
      </section>
      <section aria-label={words.options} className="max-w-full shrink-0">
        <p className="mb-1 font-[600] phone:mb-2">{words.options}</p>
        {options}
      </section>
    </div>
  );
}
