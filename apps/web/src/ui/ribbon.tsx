import type { ReactNode } from 'react';

import { cx } from '../lib/classes.ts';

const TONES = {
  good: 'bg-good text-paper',
  note: 'bg-note text-paper',
  plan: 'bg-plan text-paper',
  accent: 'bg-accent text-on-accent',
  muted: 'bg-soft text-paper',
} as const;

/** A ribbon over the upper right corner of a card: Completed, Purchased, Coming Soon. The card is `relative`. */
export function Ribbon({
  tone,
  children,
}: {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'absolute top-4 -right-1.5 z-10 rounded-l-small py-1 pr-3.5 pl-3 text-small leading-none font-[600]',
        '[clip-path:polygon(0_0,100%_0,calc(100%-7px)_50%,100%_100%,0_100%)]',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
