import type { ReactNode } from 'react';

import { cx } from '../lib/classes.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'note' | 'accent' | 'link';

const TONES: Readonly<Record<Tone, string>> = {
  plain: 'bg-sunken text-soft',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  note: 'bg-note-soft text-note',
  accent: 'bg-accent-soft text-accent-ink',
  link: 'bg-link-soft text-link',
};

/** A word or two about the thing beside it. The colour never says more than the word. */
export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-small px-1.5 py-px text-small leading-snug font-[560] whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

type BadgeProps = { readonly tone?: Tone; readonly children: ReactNode; readonly className?: string };

/** The red New badge of the top bar and of notifications (FRAME-8). */
export function NewBadge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-small bg-bad px-1.5 text-small leading-snug font-[600] text-paper">
      {children}
    </span>
  );
}
