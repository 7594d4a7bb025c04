import type { DrawnGap } from '@abhyas/content/exercises/drawn';
import { useMemo } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { placementOf, slotOf } from '../exercise.rules.ts';
import { boardOf } from '../pieces.rules.ts';
import type { Answering } from '../use-answering.ts';
import { BLANK_LOOK, BoardLayout, OPTIONS_LOOK, DROP_ZONE_LOOK, TILE_LOOK } from './board-layout.tsx';

type Props = { readonly exercise: DrawnGap; readonly answering: Answering };

const EMPTY_ZONE = 'border-edge bg-sunken';

/** A program with blanks and pieces that cannot be moved yet: without the library that drags. */
export function PiecesShape({ exercise, answering }: Props) {
  const board = useMemo(() => boardOf(exercise), [exercise]);
  const placement = placementOf(board, answering.answer.texts);
  const free = board.options.filter(({ id }) => slotOf(placement, id) === null);
  const contentOf = (slot: string) => board.options.find(({ id }) => id === placement[slot])?.content;
  return (
    <>
      <PiecesHint />
      <BoardLayout
        lines={board.lines}
        renderBlank={(slot) => {
          const content = contentOf(slot);
          return (
            <div className={cx(DROP_ZONE_LOOK, EMPTY_ZONE, BLANK_LOOK)}>
              {content !== undefined && <Tile content={content} />}
            </div>
          );
        }}
        options={
          <div className={cx(DROP_ZONE_LOOK, EMPTY_ZONE, OPTIONS_LOOK)}>
            {free.map(({ id, content }) => (
              <Tile key={id} content={content} />
            ))}
          </div>
        }
      />
    </>
  );
}

export function PiecesHint() {
  return <p className="mb-3 text-small text-soft">{texts.exercise.how}</p>;
}

function Tile({ content }: { readonly content: string }) {
  return <div className={cx(TILE_LOOK, 'border-edge')}>{content}</div>;
}
