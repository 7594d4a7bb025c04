import ListChecks from 'lucide-react/icons/list-checks';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { useExerciseStates } from '../exercise.queries.ts';

const EXERCISES = /class="exercise"/g;

type Props = { readonly html: string; readonly assetId: string };

/** How many exercises of a lesson are done. */
export function ExerciseCount({ html, assetId }: Props) {
  const count = [...html.matchAll(EXERCISES)].length;
  const states = useExerciseStates(assetId, count > 0);
  if (count === 0) return null;
  const right = (states ?? []).filter((state) => state.right).length;
  return (
    <p className="mb-6 flex items-center gap-2 text-small text-soft">
      <ListChecks size={15} aria-hidden="true" />
      {countText(texts.exercise.done, count, { right: String(right) })}
    </p>
  );
}
