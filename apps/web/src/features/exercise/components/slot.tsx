import { useDroppable } from '@dnd-kit/core';
import { fill } from '@abhyas/contract/messages';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import type { Exercise } from '../exercise.rules.ts';
import type { Board } from '../use-exercise.ts';
import { zoneOfSlot } from './zones.ts';
import { OptionTile } from './option-tile.tsx';

type Props = {
  readonly slot: string;
  /** As people count the blanks, from 1. */
  readonly number: number;
  readonly exercise: Exercise;
  readonly board: Board;
  readonly wrong: boolean;
};

/** A blank of the program. */
export function Slot({ slot, number, exercise, board, wrong }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: zoneOfSlot(slot) });
  const words = texts.learning.exercise;
  const held = (board.placement[slot] ?? []).flatMap(
    (id) => exercise.options.find((option) => option.id === id) ?? [],
  );
  const place = () => {
    if (board.picked !== null) board.move(board.picked, slot);
  };
  const name = fill(words.slot, { number });
  return (
    <fieldset
      ref={setNodeRef}
      data-slot={slot}
      aria-label={wrong ? `${name}, ${words.notRight}` : name}
      className={cx(
        'mx-0.5 inline-flex min-h-10 min-w-28 flex-wrap items-center gap-1 rounded-small border border-dashed p-0.5 align-middle',
        isOver || (board.picked !== null && held.length === 0)
          ? 'border-link bg-link-soft'
          : wrong
            ? 'border-bad bg-bad-soft'
            : 'border-edge bg-paper',
      )}
    >
      {held.map((option) => (
        <OptionTile key={option.id} option={option} board={board} onTap={place} />
      ))}
      {held.length === 0 && (
        <button
          type="button"
          onClick={place}
          aria-label={`${name}, ${words.slotEmpty}`}
          className="min-h-9 grow rounded-small px-2 text-small text-soft"
        >
          {number}
        </button>
      )}
      {wrong && (
        <span aria-hidden="true" className="px-1 font-[700] text-bad">
          ✗
        </span>
      )}
    </fieldset>
  );
}
