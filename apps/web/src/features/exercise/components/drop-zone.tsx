import { useDroppable } from '@dnd-kit/core';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { CSSProperties, ReactNode } from 'react';

import { cx } from '../../../lib/classes.ts';
import { DROP_ZONE_LOOK } from './board-layout.tsx';

type Props = {
  readonly id: string;
  /** What the zone is, for screen readers. */
  readonly label: string;
  /** Set while an option is chosen: a tap drops it here. */
  readonly onDrop: (() => void) | undefined;
  /** How what is here was judged, once it was. */
  readonly judged?: 'right' | 'wrong' | undefined;
  readonly className?: string;
  readonly style?: CSSProperties & Readonly<Record<`--${string}`, string>>;
  readonly children: ReactNode;
};

/** A blank of the program, or the list of options: options may be dropped here. */
export function DropZone({ id, label, onDrop, judged, className, style, children }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id, data: { label } });
  const look = isOver ? 'over' : (judged ?? 'calm');
  return (
    // No fieldset: within one, what covers it all is only as high as its contents.
    <div
      ref={setNodeRef}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      data-zone={id}
      style={style}
      className={cx(DROP_ZONE_LOOK, LOOKS[look], className)}
    >
      {children}
      {judged && <JudgedMark judged={judged} />}
      {onDrop && (
        <button
          type="button"
          aria-label={label}
          onClick={onDrop}
          className="absolute inset-0 size-full rounded-card outline-offset-0 hover:bg-link/10"
        />
      )}
    </div>
  );
}

const LOOKS = {
  over: 'border-link bg-link-soft',
  right: 'border-good bg-good-soft',
  wrong: 'border-bad bg-bad-soft',
  calm: 'border-edge bg-sunken',
} as const;

/** The same as the colour, for those who see no colour. The label says it in words. */
function JudgedMark({ judged }: { readonly judged: 'right' | 'wrong' }) {
  const Icon = judged === 'right' ? Check : X;
  return (
    <Icon
      size={18}
      aria-hidden="true"
      className={cx('absolute -top-2 -right-2', judged === 'right' ? 'text-good' : 'text-bad')}
    />
  );
}
