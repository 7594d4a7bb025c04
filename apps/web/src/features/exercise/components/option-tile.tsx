import { useDraggable } from '@dnd-kit/core';

import { cx } from '../../../lib/classes.ts';
import type { ExerciseOption } from '../exercise.rules.ts';

type Props = {
  readonly option: ExerciseOption;
  /** Chosen by a tap, waiting for the blank to be tapped. */
  readonly chosen: boolean;
  readonly onChoose: (option: string) => void;
};

const looks =
  'block min-h-11 w-full min-w-0 rounded-small border bg-raised px-2 py-2 text-left font-code text-[0.875rem] wrap-anywhere whitespace-pre-wrap touch-manipulation phone:px-3 phone:text-[0.9375rem]';

/** An option that can be dragged, tapped, or carried with the keyboard. */
export function OptionTile({ option, chosen, onChoose }: Props) {
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({ id: option.id, data: option });
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-pressed={chosen}
      aria-roledescription={undefined}
      onClick={() => onChoose(option.id)}
      className={cx(
        looks,
        'cursor-grab',
        chosen ? 'border-link bg-link-soft' : 'border-edge hover:border-link',
        isDragging && 'opacity-40',
      )}
    >
      {option.content}
    </button>
  );
}

/** What is seen under the pointer while dragging. */
export function OptionGhost({ option }: { readonly option: ExerciseOption }) {
  return (
    <div className={cx(looks, 'cursor-grabbing border-link! bg-link-soft shadow-float')}>
      {option.content}
    </div>
  );
}
