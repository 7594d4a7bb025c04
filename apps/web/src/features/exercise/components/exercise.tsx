import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RawOutput } from '../../running/components/raw-output.tsx';
import { useCodeRun } from '../../running/use-code-run.ts';
import {
  assembled,
  slotsOf,
  wrongSlots,
  type Exercise as Source,
  type Placement,
} from '../exercise.rules.ts';
import { useExercise } from '../use-exercise.ts';
import { ExerciseBoard } from './exercise-board.tsx';

/** After so many tries that were not right, help is offered. */
const HELP_AFTER_TRIES = 3;

type Props = { readonly exercise: Source; readonly assetId: string };

/** A drag-and-drop exercise within a text: put together, check, run. */
export function Exercise({ exercise, assetId }: Props) {
  const board = useExercise(exercise);
  const [tries, setTries] = useState(0);
  const [checked, setChecked] = useState<{ readonly placement: object; readonly wrong: string[] }>();
  const { result, busy, run } = useCodeRun();
  const words = texts.exercise;
  const filled = slotsOf(exercise).every((slot) => board.placement[slot] !== undefined);
  // A verdict holds for what was checked; one more move, and it is gone.
  const shown = checked?.placement === board.placement ? checked.wrong : undefined;
  const check = () => {
    const wrong = wrongSlots(exercise, board.placement);
    setChecked({ placement: board.placement, wrong });
    if (wrong.length > 0) setTries(tries + 1);
  };
  const reset = () => {
    board.reset();
    setChecked(undefined);
  };
  const { language } = exercise;
  return (
    <div className="mt-4 font-sans">
      <p className="mb-3 text-small text-soft">{words.how}</p>
      <ExerciseBoard exercise={exercise} board={board} wrong={shown} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={check}>
          {words.check}
        </Button>
        {language !== null && filled && (
          <Button
            busy={busy}
            onClick={() => run({ code: assembled(exercise, board.placement), language, assetId })}
          >
            {texts.running.run}
          </Button>
        )}
        {tries >= HELP_AFTER_TRIES && board.help && <Button onClick={board.help}>{words.help}</Button>}
        <Button variant="quiet" onClick={reset}>
          {words.reset}
        </Button>
      </div>
      <output className="mt-3 block">
        {shown && <Verdict exercise={exercise} placement={board.placement} wrong={shown} filled={filled} />}
        {result && (
          <pre className="mt-3">
            <RawOutput result={result} />
          </pre>
        )}
      </output>
    </div>
  );
}

type VerdictProps = {
  readonly exercise: Source;
  readonly placement: Placement;
  readonly wrong: readonly string[];
  readonly filled: boolean;
};

/** Right or not, and for wrong options the author's reason. */
function Verdict({ exercise, placement, wrong, filled }: VerdictProps) {
  const words = texts.exercise;
  const reasons = wrong.flatMap((slot) => {
    const option = exercise.options.find(({ id }) => id === placement[slot]);
    return option?.why ? [option] : [];
  });
  const text = wrong.length === 0 ? words.correct : filled ? words.incorrect : words.incomplete;
  return (
    <>
      <p className={cx('font-[600]', wrong.length === 0 ? 'text-good' : 'text-bad')}>{text}</p>
      {reasons.map(({ id, content, why }) => (
        <p key={id} className="mt-1">
          <code>{content}</code> {why}
        </p>
      ))}
    </>
  );
}
