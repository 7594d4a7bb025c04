import type { DrawnChoice } from '@abhyas/content/exercises/drawn';
import { useId } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Phrase } from '../../../ui/prose.tsx';
import { mixed } from '../answer.rules.ts';
import type { Answering } from '../use-answering.ts';

type Props = { readonly exercise: DrawnChoice; readonly answering: Answering };

/** Radio buttons where one choice is right, check boxes where several may be. */
export function ChoiceField({ exercise, answering }: Props) {
  const name = useId();
  const { answer, change } = answering;
  const single = exercise.kind === 'single';
  const toggle = (at: number): void => {
    const others = single ? [] : answer.positions.filter((each) => each !== at);
    const isChosen = answer.positions.includes(at);
    change({ ...answer, positions: isChosen && !single ? others : [...others, at] });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small text-soft">
        {single ? texts.learning.quiz.single : texts.learning.quiz.several}
      </legend>
      <div className="max-w-reading space-y-2">
        {mixed(exercise.choices.length, exercise.id).map((at) => (
          <label
            key={at}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card border border-line px-4 py-2.5 has-checked:border-link has-checked:bg-link-soft has-focus-visible:outline-2 has-focus-visible:outline-link"
          >
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              checked={answer.positions.includes(at)}
              onChange={() => toggle(at)}
              className="mt-1 size-4.5 shrink-0 outline-none"
            />
            <Phrase html={exercise.choices[at]?.text ?? ''} className="min-w-0 grow" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
