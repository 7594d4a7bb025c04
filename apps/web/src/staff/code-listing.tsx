import { cx } from '../lib/classes.ts';
import { ScrollBox } from '../ui/scroll-box.tsx';

type Props = {
  readonly label: string;
  readonly code: string;
  /** Lines, from 1, that stand out. */
  readonly marked?: ReadonlySet<number>;
  /** What a marked line is, for screen readers. */
  readonly markedAs?: string;
  /** The numbers of lines can be pressed; what such a button is called. */
  readonly line?: { readonly name: (line: number) => string; readonly onChoose: (line: number) => void };
  readonly className?: string;
};

/** A program to be read, with the numbers of its lines. */
export function CodeListing({ label, code, marked, markedAs, line, className }: Props) {
  return (
    <ScrollBox className={cx('overflow-auto rounded-card border border-edge bg-raised', className)}>
      <ol aria-label={label} className="w-max min-w-full py-2 font-code text-[0.875rem] leading-[1.55]">
        {code.split('\n').map((text, at) => (
          // eslint-disable-next-line react/no-array-index-key -- a line is its place
          <li key={at} className={cx('flex gap-4 pr-4', marked?.has(at + 1) && 'bg-warn-soft')}>
            <LineNumber number={at + 1} line={line} />
            {marked?.has(at + 1) && <span className="sr-only">{markedAs}</span>}
            <span className="whitespace-pre">{text}</span>
          </li>
        ))}
      </ol>
    </ScrollBox>
  );
}

type NumberProps = { readonly number: number; readonly line: Props['line'] };

function LineNumber({ number, line }: NumberProps) {
  const look = 'w-10 shrink-0 text-right text-soft select-none';
  if (!line)
    return (
      <span aria-hidden="true" className={look}>
        {number}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={line.name(number)}
      onClick={() => line.onChoose(number)}
      className={cx(look, 'hover:text-ink hover:underline')}
    >
      {number}
    </button>
  );
}
