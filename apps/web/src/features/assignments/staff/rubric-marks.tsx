import type { Rubric } from '@abhyas/contract/assignments-rules';
import { criterionPoints } from '@abhyas/contract/assignments-rules';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { pointsText } from '../../../lib/points.ts';

const words = staffMessages.assignments.rubric;

type Props = {
  readonly rubric: Rubric;
  /** The level of each criterion, by their ids. */
  readonly levels: Readonly<Record<string, string | null>>;
  readonly onChange: (levels: Readonly<Record<string, string | null>>) => void;
};

/** One level to be chosen of each criterion. */
export function RubricMarks({ rubric, levels, onChange }: Props) {
  return (
    <section className="space-y-3">
      <h3 className="font-[600]">{words.title}</h3>
      {rubric.map((criterion) => {
        const { id, name } = criterion;
        const open = { id: null, points: undefined, text: words.notYet };
        return (
          <fieldset key={id} className="rounded-card border border-line p-3">
            <legend className="px-1 font-medium">
              {fill(words.criterionOf, { name, points: pointsText(criterionPoints(criterion)) })}
            </legend>
            <div className="flex flex-wrap gap-x-5 gap-y-1">
              {[open, ...criterion.levels].map((level) => (
                <label key={level.id} className="flex min-h-9 items-center gap-2 touch:min-h-11">
                  <input
                    type="radio"
                    name={id}
                    checked={(levels[id] ?? null) === level.id}
                    onChange={() => onChange({ [id]: level.id })}
                    className="size-4.5 shrink-0"
                  />
                  <span>
                    {level.points !== undefined && (
                      <strong className="tabular-nums">{pointsText(level.points)} </strong>
                    )}
                    {level.text}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
