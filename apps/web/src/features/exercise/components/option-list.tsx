import { useDroppable } from '@dnd-kit/core';
import type { CSSProperties } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { slotOf, type Exercise } from '../exercise.rules.ts';
import type { Board } from '../use-exercise.ts';
import { OPTIONS_ZONE } from './zones.ts';
import { OptionTile } from './option-tile.tsx';

type Props = {
  readonly exercise: Exercise;
  readonly board: Board;
  readonly style?: CSSProperties;
};

/** The options that lie in no slot. Dropping an option here takes it back. */
export function OptionList({ exercise, board, style }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: OPTIONS_ZONE });
  const { placement, picked, taken } = board;
  const free = exercise.options.filter(({ id }) => !taken.has(id) && slotOf(placement, id) === null);
  const canReturn = picked !== null && slotOf(placement, picked) !== null;
  return (
    <section
      ref={setNodeRef}
      data-zone="options"
      aria-label={texts.learning.exercise.options}
      style={style}
      className={cx(
        'flex max-w-full shrink-0 flex-wrap content-start items-start gap-2 rounded-card border border-dashed p-3',
        isOver ? 'border-link bg-link-soft' : 'border-edge',
      )}
    >
      <h3 className="w-full font-sans text-small text-soft">{texts.learning.exercise.options}</h3>
      {free.map((option) => (
        <OptionTile key={option.id} option={option} board={board} />
      ))}
      {canReturn && (
        <Button size="small" onClick={() => board.move(picked, null)}>
          {texts.learning.exercise.putBack}
        </Button>
      )}
    </section>
  );
}
