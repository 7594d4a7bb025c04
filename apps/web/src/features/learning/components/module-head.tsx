import { fill } from '@abhyas/contract/fill';
import type { ReactNode } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';

/** For the one link or button in a card's title: a click anywhere on the card that hits nothing else is its own. */
export const wholeCard = 'text-left after:absolute after:inset-0 after:rounded-card';

type Props = {
  readonly number: number;
  /** A ribbon hangs at the right. */
  readonly roomAside?: boolean;
  readonly children: ReactNode;
};

/** The number of a module on the path of its course, and its title. */
export function ModuleHead({ number, roomAside = false, children }: Props) {
  return (
    <h2 className={cx('flex items-start gap-3 text-h3', roomAside && 'pr-20')}>
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-link-soft text-small font-[650] text-link tabular-nums"
      >
        {number}
      </span>
      <span className="min-w-0">
        <span className="sr-only">{fill(texts.learning.path.module, { number })} </span>
        {children}
      </span>
    </h2>
  );
}
