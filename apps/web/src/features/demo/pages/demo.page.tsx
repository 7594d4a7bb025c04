import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useNavigate } from 'react-router';

import { sizes } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ExerciseBoard } from '../../exercise/components/exercise-board.tsx';
import { wrongSlots, type Placement } from '../../exercise/exercise.rules.ts';
import { useExercise } from '../../exercise/use-exercise.ts';
import { demoExercise } from '../demo.exercise.ts';

const LIST = { width: sizes.demoListWidth, minHeight: sizes.demoListMinHeight };

/** /dev (DEMO-1): the drag-and-drop tech demo, one instance of the exercises in texts. */
export function DemoPage() {
  const navigate = useNavigate();
  const board = useExercise(demoExercise);
  return (
    <Page
      title={texts.demo.title}
      lead={texts.demo.prompt}
      onBack={() => void navigate('/dashboard')}
      action={<Button onClick={board.reset}>{texts.exercise.reset}</Button>}
    >
      <p className="mb-6 max-w-reading text-small text-soft max-learn:mb-3">{texts.exercise.how}</p>
      <ExerciseBoard exercise={demoExercise} board={board} list={LIST} />
      <AnswerStatus placement={board.placement} />
    </Page>
  );
}

/** Nothing is wrong before the first move. */
function AnswerStatus({ placement }: { readonly placement: Placement }) {
  const begun = Object.keys(placement).length > 0;
  return (
    <section className="mt-10 border-t border-line pt-6 max-learn:mt-5 max-learn:pt-4">
      <h2 className="text-h3">{texts.demo.status}</h2>
      <output className="mt-2 block">
        {begun ? (
          <Judgement correct={wrongSlots(demoExercise, placement).length === 0} />
        ) : (
          <span className="text-soft">{texts.demo.notBegun}</span>
        )}
      </output>
    </section>
  );
}

function Judgement({ correct }: { readonly correct: boolean }) {
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <span className={`flex items-center gap-2 ${correct ? 'text-good' : 'text-bad'}`}>
      <Icon size={20} aria-hidden="true" />
      {correct ? texts.demo.correct : texts.demo.incorrect}
    </span>
  );
}
