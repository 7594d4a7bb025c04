import { useDraggable } from '@dnd-kit/core';

import { cx } from '../../../lib/classes.ts';
import type { ExerciseOption } from '../exercise.rules.ts';
import type { Board } from '../use-exercise.ts';

export const optionClass =
  'inline-flex min-h-9 max-w-full items-center rounded-small border border-edge bg-raised px-2.5 py-1 text-left font-code text-[0.9375rem] whitespace-pre-wrap';

type Props = {
  readonly option: ExerciseOption;
  readonly board: Board;
  /** Called instead of picking up, when another option waits for this place. */
  readonly onTap?: (() => void) | undefined;
};

/** An option: drag it, or tap it and then tap its place. */
export function OptionTile({ option, board, onTap }: Props) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: option.id });
  const picked = board.picked === option.id;
  const waiting = board.picked !== null && !picked;
  return (
    <button
      ref={setNodeRef}
      {...listeners}
      type="button"
      data-option={option.id}
      aria-pressed={picked}
      onClick={() => (waiting && onTap ? onTap() : board.pick(option.id))}
      className={cx(
        optionClass,
        'cursor-grab touch-manipulation hover:border-ink',
        picked && 'border-link! bg-link-soft text-link outline-2 outline-link',
        isDragging && 'opacity-35',
      )}
    >
      {option.content}
    </button>
  );
}
