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
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 grow overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-link transition-[width] duration-700" style={{ width: `${value}%` }} />
      </div>
      {showNumber && (
        <span aria-hidden="true" className="w-10 text-right text-small text-soft tabular-nums">
          {value}%
        </span>
      )}
    </div>
  );
}
