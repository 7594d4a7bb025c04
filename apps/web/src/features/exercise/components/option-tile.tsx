import { useDraggable } from '@dnd-kit/core';

import { cx } from '../../../lib/classes.ts';
import type { ExerciseOption } from '../exercise.rules.ts';
import { TILE_LOOK } from './board-layout.tsx';

type Props = {
  readonly option: ExerciseOption;
  /** Chosen by a tap, waiting for the blank to be tapped. */
  readonly chosen: boolean;
  readonly onChoose: (option: string) => void;
};

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
        TILE_LOOK,
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
    <div className={cx(TILE_LOOK, 'cursor-grabbing border-link! bg-link-soft shadow-float')}>
      {option.content}
    </div>
  );
}
