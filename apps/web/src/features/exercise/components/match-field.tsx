import type { DrawnMatch } from '@abhyas/content/exercises/drawn';
import { useId } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Phrase } from '../../../ui/prose.tsx';
import { mixed } from '../answer.rules.ts';
import type { Answering } from '../use-answering.ts';
import { plainWords } from './plain-words.ts';

type Props = { readonly exercise: DrawnMatch; readonly answering: Answering };

/** For each left side one of the right sides, chosen from a list. */
export function MatchField({ exercise, answering }: Props) {
  const id = useId();
  const { answer, change, verdict } = answering;
  const rights = [...exercise.pairs.map(({ right }) => right), ...exercise.extra];
  const order = mixed(rights.length, exercise.id);
  return (
    <div className="max-w-reading space-y-2">
      {exercise.pairs.map(({ left }, at) => {
        const isWrong = verdict?.wrong.includes(String(at)) ?? false;
        return (
          <div key={left} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <label htmlFor={`${id}-${at}`} className="min-w-40 grow basis-40">
              <Phrase html={left} />
            </label>
            <select
              id={`${id}-${at}`}
              value={answer.positions[at] ?? -1}
              aria-invalid={isWrong || undefined}
              onChange={(event) =>
                change({ ...answer, positions: answer.positions.with(at, Number(event.target.value)) })
              }
              className={cx(
                'min-h-11 min-w-0 grow basis-40 rounded-small border bg-raised px-3 text-ink',
                isWrong ? 'border-bad' : 'border-edge',
              )}
            >
              <option value={-1}>{texts.exercise.choose}</option>
              {order.map((right) => (
                <option key={right} value={right}>
                  {plainWords(rights[right] ?? '')}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </div>
  );
}
