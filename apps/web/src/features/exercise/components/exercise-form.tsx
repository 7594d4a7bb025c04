import type { DrawnExercise, DrawnPredict } from '@abhyas/content/exercises/drawn';
import { fill } from '@abhyas/contract/fill';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useId } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Phrase } from '../../../ui/prose.tsx';
import { RawOutput } from '../../running/components/raw-output.tsx';
import { useCodeRun } from '../../running/use-code-run.ts';
import type { Answering } from '../use-answering.ts';
import { AnswerField } from './answer-field.tsx';

/** After this many wrong tries the explanation may be opened. */
const GIVE_UP_AFTER = 3;

type Props = {
  readonly exercise: DrawnExercise;
  readonly assetId: string;
  readonly answering: Answering;
  /** Still without what takes answers: it is only there. */
  readonly isWaiting?: boolean;
};

/** An exercise on the screen: where it is answered, what is said of the answer, what helps. */
export function ExerciseForm({ exercise, assetId, answering, isWaiting = false }: Props) {
  const { verdict, solved, wrongTries, canCheck, busy, check } = answering;
  const words = texts.exercise;
  const isOver = solved || wrongTries >= GIVE_UP_AFTER;
  return (
    <form
      data-print="hidden"
      aria-label={words.answer}
      inert={isWaiting}
      className="mt-3 font-sans"
      onSubmit={(event) => {
        event.preventDefault();
        if (canCheck) check();
      }}
    >
      <AnswerField exercise={exercise} answering={answering} isWaiting={isWaiting} />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabled={!canCheck && !busy}>
          {words.check}
        </Button>
        {solved && !verdict && <Solved />}
      </div>
      <output className="block">{verdict && <VerdictText answering={answering} />}</output>
      <SmallerSteps steps={exercise.smaller.slice(0, solved ? 0 : answering.stepsShown)} />
      {isOver && <Explanation exercise={exercise} isOpen={solved} />}
      {isOver && exercise.kind === 'predict' && <RunAfterwards exercise={exercise} assetId={assetId} />}
    </form>
  );
}

function Solved() {
  return (
    <span className="flex items-center gap-1.5 text-small text-good">
      <CircleCheck size={18} aria-hidden="true" />
      {texts.exercise.solved}
    </span>
  );
}

function VerdictText({ answering }: { readonly answering: Answering }) {
  const { verdict } = answering;
  if (!verdict) return null;
  const { right, whys } = verdict;
  const Icon = right ? CircleCheck : CircleX;
  return (
    <div className="mt-3">
      <p className={`flex items-center gap-2 font-[600] ${right ? 'text-good' : 'text-bad'}`}>
        <Icon size={20} aria-hidden="true" />
        {right ? texts.exercise.right : texts.exercise.notYet}
      </p>
      {whys.map((why) => (
        <p key={why} className="mt-1.5">
          <Phrase html={why} />
        </p>
      ))}
    </div>
  );
}

/** Smaller steps on the way, one more at every second wrong try. */
function SmallerSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <div aria-live="polite">
      {steps.map((step, at) => (
        <div key={step} className="mt-3 flex gap-2 border-l-3 border-link pl-3">
          <Lightbulb size={18} aria-hidden="true" className="mt-1 shrink-0 text-link" />
          <p>
            <span className="sr-only">{fill(texts.exercise.step, { number: at + 1 })} </span>
            <Phrase html={step} />
          </p>
        </div>
      ))}
    </div>
  );
}

function Explanation({ exercise, isOpen }: { readonly exercise: DrawnExercise; readonly isOpen: boolean }) {
  const body = (
    <p className="mt-2 border-l-3 border-line pl-3">
      <Phrase html={exercise.explain} />
    </p>
  );
  if (isOpen) return body;
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        {texts.exercise.explain}
      </summary>
      {body}
    </details>
  );
}

/** Run opens once an answer was given. */
function RunAfterwards({ exercise, assetId }: { readonly exercise: DrawnPredict; readonly assetId: string }) {
  const id = useId();
  const { result, busy, run } = useCodeRun();
  const { code, language, stdin } = exercise;
  return (
    <div className="mt-3">
      <Button size="small" busy={busy} onClick={() => run({ code, language, stdin, assetId })}>
        {texts.learning.code.run}
      </Button>
      <output id={id} className="block">
        {result && (
          <pre className="mt-2">
            <RawOutput result={result} />
          </pre>
        )}
      </output>
    </div>
  );
}
