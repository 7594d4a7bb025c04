import { fill } from '@abhyas/contract/fill';
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { announcements } from '../announcements.ts';
import { slotOf, type Exercise } from '../exercise.rules.ts';
import { dropZoneAtCorner, toNextDropZone } from '../keyboard-drop-zones.ts';
import type { Board } from '../use-exercise.ts';
import { BLANK_LOOK, BoardLayout, OPTIONS_LOOK } from './board-layout.tsx';
import { OptionGhost, OptionTile } from './option-tile.tsx';
import { DropZone } from './drop-zone.tsx';

/** Where the options lie (DEMO-1). */
const OPTIONS = 'options1';

/** Where the pointer is; the keyboard has none. */
const collision: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : dropZoneAtCorner(args);

type Props = {
  readonly exercise: Exercise;
  readonly board: Board;
  /** The slots that are not right, once it was checked. */
  readonly wrong?: readonly string[] | undefined;
  /** Size of the list in px, where there is room for it at the side; else the options lie under the program. */
  readonly list?: { readonly width: number; readonly minHeight: number };
};

/** Program and options: drag with mouse or finger, tap and tap, or carry with the keyboard. */
export function ExerciseBoard({ exercise, board, wrong, list }: Props) {
  const [carried, setCarried] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextDropZone, scrollBehavior: 'auto' }),
  );
  const { placement, chosen } = board;
  const carriedOption = exercise.options.find(({ id }) => id === carried);
  const free = exercise.options.filter(({ id }) => slotOf(placement, id) === null);
  const words = texts.exercise;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragStart={({ active }) => {
        setCarried(String(active.id));
        board.letGo();
      }}
      onDragCancel={() => setCarried(null)}
      onDragEnd={({ active, over }) => {
        setCarried(null);
        if (over) board.move(String(active.id), over.id === OPTIONS ? null : String(over.id));
      }}
    >
      <BoardLayout
        lines={exercise.lines}
        isWide={list !== undefined}
        renderBlank={(slot, number) => (
          <Blank slot={slot} number={number} exercise={exercise} board={board} wrong={wrong} />
        )}
        options={
          <DropZone
            id={OPTIONS}
            label={words.options}
            onDrop={
              chosen === null || slotOf(placement, chosen) === null
                ? undefined
                : () => board.move(chosen, null)
            }
            className={cx(
              OPTIONS_LOOK,
              list && 'learn:min-h-(--list-height) learn:w-(--list-width) learn:grid-cols-1',
            )}
            {...(list && {
              style: { '--list-width': `${list.width}px`, '--list-height': `${list.minHeight}px` },
            })}
          >
            {free.map((option) => (
              <OptionTile
                key={option.id}
                option={option}
                chosen={option.id === chosen}
                onChoose={board.choose}
              />
            ))}
          </DropZone>
        }
      />
      <output className="sr-only">{board.announcement}</output>
      <DragOverlay dropAnimation={null}>
        {carriedOption && <OptionGhost option={carriedOption} />}
      </DragOverlay>
    </DndContext>
  );
}

type BlankProps = Pick<Props, 'exercise' | 'board' | 'wrong'> & {
  readonly slot: string;
  readonly number: number;
};

function Blank({ slot, number, exercise, board, wrong }: BlankProps) {
  const { placement, chosen } = board;
  const option = exercise.options.find(({ id }) => id === placement[slot]);
  const isWrong = wrong?.includes(slot) ?? false;
  return (
    <DropZone
      id={slot}
      label={blankLabel(number, option?.content, isWrong)}
      onDrop={chosen === null || chosen === option?.id ? undefined : () => board.move(chosen, slot)}
      judged={wrong && (isWrong ? 'wrong' : 'right')}
      className={BLANK_LOOK}
    >
      {option && <OptionTile option={option} chosen={option.id === chosen} onChoose={board.choose} />}
    </DropZone>
  );
}

function blankLabel(number: number, content: string | undefined, isWrong: boolean): string {
  const words = texts.exercise;
  const label =
    content === undefined ? fill(words.blankEmpty, { number }) : fill(words.blankFilled, { number, content });
  return isWrong ? `${label}, ${words.notRight}` : label;
}
