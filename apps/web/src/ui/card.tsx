import type { HTMLAttributes } from 'react';

import { cx } from '../lib/classes.ts';

/** One thing of many to pick from. Not for laying out a page: use space and hairlines there. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx(cardClass, className)} />;
}

export const cardClass = 'relative rounded-card border border-line bg-raised p-5';

/** For a card that is one link or button as a whole. */
export const cardLinkClass = cx(
  cardClass,
  'block text-left no-underline transition-[border-color,box-shadow] duration-200 hover:border-edge hover:shadow-float',
);
