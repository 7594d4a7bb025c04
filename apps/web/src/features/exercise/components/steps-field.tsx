import type { DrawnOrder } from '@abhyas/content/exercises/drawn';
import { fill } from '@abhyas/contract/fill';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';

import { texts } from '../../../lib/texts.ts';
import { Phrase } from '../../../ui/prose.tsx';
import { exchanged } from '../lines.rules.ts';
import type { Answering } from '../use-answering.ts';
import { MoveButton } from './move-button.tsx';

type Props = { readonly exercise: DrawnOrder; readonly answering: Answering };

/** Steps that are moved up and down until they are in order. */
export function StepsField({ exercise, answering }: Props) {
  const { answer, change } = answering;
  const { positions } = answer;
  const words = texts.exercise;
  const mover = (from: number, to: number) =>
    to < 0 || to >= positions.length
      ? undefined
      : () => change({ ...answer, positions: exchanged(positions, from, to) });
  return (
    <ol className="max-w-reading list-none space-y-2 p-0!">
      {positions.map((step, at) => (
        <li
          key={step}
          className="flex items-center gap-2 rounded-card border border-line bg-raised py-1 pr-1 pl-3"
        >
          <span aria-hidden="true" className="text-soft tabular-nums">
            {at + 1}
          </span>
          <Phrase html={exercise.steps[step] ?? ''} className="min-w-0 grow" />
          <span className="flex shrink-0">
            <MoveButton
              label={fill(words.up, { number: at + 1 })}
              Icon={ArrowUp}
              onMove={mover(at, at - 1)}
            />
            <MoveButton
              label={fill(words.down, { number: at + 1 })}
              Icon={ArrowDown}
              onMove={mover(at, at + 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
