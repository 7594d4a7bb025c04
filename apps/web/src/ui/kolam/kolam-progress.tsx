import { useMemo } from 'react';

import { cx } from '../../lib/classes.ts';
import { kolamFor } from './kolam.ts';

type Props = {
  /** Whose pattern it is: a topic's id, a subtopic's id. */
  readonly id: string;
  /** 0 to 100: how much of the line is drawn. At 100 it closes and fills. */
  readonly percent: number;
  readonly className?: string;
};

/** Progress as a kolam that draws itself. Decoration: the number is beside it in words. */
export function KolamProgress({ id, percent, className }: Props) {
  const kolam = useMemo(() => kolamFor(id), [id]);
  const drawn = Math.max(0, Math.min(100, percent));
  const width = kolam.size / 66;
  const complete = drawn === 100;
  return (
    <svg
      viewBox={`-1 -1 ${kolam.size + 2} ${kolam.size + 2}`}
      aria-hidden="true"
      fill="none"
      className={cx('block', className)}
    >
      <path
        d={kolam.path}
        pathLength={100}
        strokeWidth={width}
        className={complete ? 'fill-accent-soft stroke-line' : 'stroke-line'}
        fillRule="evenodd"
      />
      {drawn > 0 && (
        <path
          d={kolam.path}
          pathLength={100}
          strokeWidth={width * 1.6}
          strokeLinecap="round"
          strokeDasharray={complete ? undefined : `${drawn} 100`}
          className={cx(
            'transition-[stroke-dasharray] duration-700 ease-settle',
            complete ? 'stroke-accent' : 'stroke-link',
          )}
        />
      )}
      {kolam.dots.map(({ x, y }) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={0.15}
          className={complete ? 'fill-accent-ink' : 'fill-soft'}
        />
      ))}
    </svg>
  );
}
