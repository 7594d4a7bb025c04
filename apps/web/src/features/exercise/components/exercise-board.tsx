import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { sizes } from '../../../config.ts';
import { slotOf, slotsOf, type Exercise } from '../exercise.rules.ts';
import type { Board } from '../use-exercise.ts';
import { OptionList } from './option-list.tsx';
import { optionClass } from './option-tile.tsx';
import { Slot } from './slot.tsx';
import { slotOfZone } from './zones.ts';

/** A drag starts after this way, so that a tap stays a tap. */
const DRAG_FROM_PX = 6;
/** On touch screens a drag starts after a short hold, so that the page can still be scrolled. */
const HOLD_MS = 160;

type Props = {
  readonly exercise: Exercise;
  readonly board: Board;
  /** Slots to mark as not right. */
  readonly wrong?: ReadonlySet<string>;
  /** The options stand beside the program in the size of the spec's demo rather than under it. */
  readonly aside?: boolean;
};

/** Program and options. Dragging is one way; tapping and the keyboard reach the same places. */
export function ExerciseBoard({ exercise, board, wrong, aside = false }: Props) {
  const [dragged, setDragged] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: DRAG_FROM_PX } }),
  );
  const slots = slotsOf(exercise);
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const option = String(active.id);
    if (!over) return;
    const to = slotOfZone(String(over.id));
    if (to !== slotOf(board.placement, option)) board.move(option, to);
  };
  const content = exercise.options.find(({ id }) => id === dragged)?.content;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestUnderPointer}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      {/* Escape works wherever the focus is on the board. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onKeyDown={(event) => {
          if (event.key === 'Escape') board.cancel();
        }}
        className={cx('gap-6', aside ? 'flex flex-wrap-reverse items-start learn:flex-nowrap' : 'grid')}
      >
        <div className="min-w-0 grow overflow-x-auto rounded-card border border-line bg-sunken p-4 font-code text-[0.9375rem] leading-[1.5]">
          {exercise.lines.map((line, index) => (
            // Lines have no name but their number, and never move.
            <div key={index} className="flex min-h-9 flex-wrap items-center whitespace-pre">
              {line.map((part) =>
                part.kind === 'text' ? (
                  <code key={`text-${part.text}`}>{part.text}</code>
                ) : (
                  <Slot
                    key={part.slot}
                    slot={part.slot}
                    number={slots.indexOf(part.slot) + 1}
                    exercise={exercise}
                    board={board}
                    wrong={wrong?.has(part.slot) ?? false}
                  />
                ),
              )}
            </div>
          ))}
        </div>
        <OptionList
          exercise={exercise}
          board={board}
          {...(aside && { style: { minHeight: sizes.demoListMinHeight, width: sizes.demoListWidth } })}
        />
      </div>
      <p aria-live="assertive" className="sr-only">
        {board.announcement}
      </p>
      <DragOverlay dropAnimation={null}>
        {content !== undefined && (
          <span className={cx(optionClass, 'cursor-grabbing shadow-float')}>{content}</span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Where the pointer is; for a drag that ends beside every zone, what it overlaps. */
const nearestUnderPointer: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : rectIntersection(args);
};
