import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { cx } from '../lib/classes.ts';

type Props = {
  /** What is resized, for screen readers. */
  readonly label: string;
  /** The line itself: a vertical one changes a width, a horizontal one a height. */
  readonly orientation: 'vertical' | 'horizontal';
  /** Any unit, as long as `perPixel` says how much of it one pixel is. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly perPixel: () => number;
  readonly onResize: (value: number) => void;
  /** A double click: back to what it was at first. */
  readonly onReset?: () => void;
  /** Enter: the pane beside the line is folded away. */
  readonly onFold?: () => void;
};

/** A line to drag, or to move with the arrow keys, Home and End. */
export function ResizeHandle(props: Props) {
  const { label, orientation, value, min, max, step, perPixel, onResize, onReset, onFold } = props;
  const drag = useRef<{ at: number; value: number } | null>(null);
  const vertical = orientation === 'vertical';
  const positionOf = (event: PointerEvent): number => (vertical ? event.clientX : event.clientY);
  const resize = (next: number): void => onResize(Math.min(max, Math.max(min, next)));

  const onKeyDown = (event: KeyboardEvent): void => {
    const [less, more] = vertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const next = { [less]: value - step, [more]: value + step, Home: min, End: max }[event.key];
    if (next !== undefined) resize(next);
    else if (event.key === 'Enter') onFold?.();
    else return;
    event.preventDefault();
  };
  const release = (): void => {
    drag.current = null;
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see role
    <div
      // A separator that can be moved is a control of its own (WAI-ARIA, window splitter); an hr is none.
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-print="hidden"
      onKeyDown={onKeyDown}
      onDoubleClick={onReset}
      onPointerDown={(event) => {
        drag.current = { at: positionOf(event), value };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={(event) => {
        if (drag.current) resize(drag.current.value + (positionOf(event) - drag.current.at) * perPixel());
      }}
      onPointerUp={release}
      onPointerCancel={release}
      className={cx(
        'group relative flex shrink-0 touch-none items-center justify-center select-none',
        // A finger needs more than the line; the rest lies unseen over the panes' edges.
        "before:absolute before:content-[''] pointer-coarse:before:z-10",
        vertical
          ? 'w-2 cursor-col-resize self-stretch before:inset-y-0 pointer-coarse:before:-inset-x-3'
          : 'h-2 cursor-row-resize before:inset-x-0 pointer-coarse:before:-inset-y-3',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'rounded-full bg-edge/50 group-hover:bg-link group-focus-visible:bg-link',
          vertical ? 'h-16 w-1' : 'h-1 w-16',
        )}
      />
    </div>
  );
}
