import { fill } from '@abhyas/contract/fill';
import { useMemo } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { diffLines, drawnOf } from '../line-diff.rules.ts';
import { ScrollText } from '../../../ui/scroll-box.tsx';

type Props = {
  readonly before: string;
  readonly after: string;
  /** What the symbols mean, in a sentence. */
  readonly legend: string;
};

const LOOKS = {
  same: { symbol: ' ', look: '' },
  added: { symbol: '+', look: 'bg-good-soft' },
  removed: { symbol: '-', look: 'bg-bad-soft' },
} as const;

/** Two texts laid over each other line by line. */
export function TextDiff({ before, after, legend }: Props) {
  const { drawn, more } = useMemo(() => drawnOf(diffLines(before, after)), [before, after]);
  return (
    <figure className="mt-3">
      <figcaption className="mb-1.5 text-small text-soft">{legend}</figcaption>
      <ScrollText className="max-h-[45dvh] rounded-card border border-line bg-sunken py-2 text-small">
        {drawn.map(({ kind, text }, index) => (
          // Lines never move within one comparison.
          <div key={index} className={cx('px-3', LOOKS[kind].look)}>
            {LOOKS[kind].symbol} {text}
          </div>
        ))}
        {more > 0 && <div className="px-3 text-soft">{fill(texts.practice.moreLines, { count: more })}</div>}
      </ScrollText>
    </figure>
  );
}
