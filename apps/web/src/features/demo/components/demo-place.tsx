import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';

import { cx } from '../../../lib/classes.ts';
import type { Place } from '../demo.rules.ts';

type Props = {
  readonly id: Place;
  /** What the place is, for screen readers. */
  readonly label: string;
  /** Set while an option is chosen: a tap here places it. */
  readonly onPlace: (() => void) | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A blank of the program, or the list of options: options may be dropped here. */
export function DemoPlace({ id, label, onPlace, className, children }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id, data: { label } });
  return (
    <fieldset
      ref={setNodeRef}
      aria-label={label}
      data-place={id}
      className={cx(
        'relative min-w-0 rounded-card border border-dashed transition-colors',
        isOver ? 'border-link bg-link-soft' : 'border-edge bg-sunken',
        className,
      )}
    >
      {children}
      {onPlace && (
        <button
          type="button"
          aria-label={label}
          onClick={onPlace}
          className="absolute inset-0 size-full rounded-card outline-offset-0 hover:bg-link/10"
        />
      )}
    </fieldset>
  );
}
