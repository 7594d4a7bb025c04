import { cx } from '../lib/classes.ts';

type Props = {
  /** 0 to 100. */
  readonly percent: number;
  /** What it measures, for screen readers. */
  readonly label: string;
  readonly showNumber?: boolean;
};

export function ProgressBar({ percent, label, showNumber = true }: Props) {
  const value = Math.round(Math.max(0, Math.min(100, percent)));
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label={label}
        value={value}
        max={100}
        className={cx(
          'h-1.5 grow appearance-none overflow-hidden rounded-full border-0 bg-line',
          '[&::-moz-progress-bar]:bg-link [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-link',
          '[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-700',
        )}
      />
      {showNumber && (
        <span aria-hidden="true" className="w-10 text-right text-small text-soft tabular-nums">
          {value}%
        </span>
      )}
    </div>
  );
}
