import { PRODUCT } from '@abhyas/contract/product';

import { cx } from '../../lib/classes.ts';

/** The smallest kolam with a middle: five dots and the one line around them. Also in public/mark.svg. */
const LINE =
  'M2 1C2 .448 2.448 0 3 0S4 .448 4 1 3.414 1.586 3 2 2.414 2.414 2 3 1.552 4 1 4 0 3.552 0 3 .448 2 1 2' +
  'C1.552 2 1.586 2.586 2 3 2.414 3.414 2.586 3.586 3 4S4 4.448 4 5 3.552 6 3 6 2 5.552 2 5 2.586 4.414 3 4' +
  'C3.414 3.586 3.586 3.414 4 3S4.448 2 5 2 6 2.448 6 3 5.552 4 5 4 4.414 3.414 4 3' +
  'C3.586 2.586 3.414 2.414 3 2S2 1.552 2 1Z';

const DOTS = [
  [3, 1],
  [1, 3],
  [3, 3],
  [5, 3],
  [3, 5],
] as const;

export function Mark({ size = 34, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-.5 -.5 7 7"
      aria-hidden="true"
      fill="none"
      className={cx('shrink-0', className)}
    >
      <path d={LINE} strokeWidth=".46" strokeLinejoin="round" className="stroke-accent" />
      {DOTS.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r=".3" className="fill-ink" />
      ))}
    </svg>
  );
}

export function Wordmark({ className }: { readonly className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <Mark />
      <span className="text-h3 font-[680] tracking-tight">{PRODUCT}</span>
    </span>
  );
}
