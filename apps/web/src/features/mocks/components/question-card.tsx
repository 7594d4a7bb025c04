import { fill } from '@abhyas/contract/fill';

import { Prose } from '../../../ui/prose.tsx';
import { pointsText } from '../../../lib/points.ts';
import type { Answer } from '../../exercise/answer.rules.ts';
import { AnswerField } from '../../exercise/components/answer-field.tsx';
import type { Answering } from '../../exercise/use-answering.ts';
import type { AnswerKeeper } from '../answer-keeper.ts';
import { mockTexts } from '../mock-texts.ts';
import { answerOf, drawnOf, givenOf, type Numbered } from '../mocks.rules.ts';

type Props = { readonly item: Numbered; readonly total: number; readonly keeper: AnswerKeeper };

/** One question with what it is worth, and where it is answered. Nothing is judged before the end. */
export function QuestionCard({ item, total, keeper }: Props) {
  const words = mockTexts();
  const exercise = drawnOf(item);
  const answering = answeringOf(answerOf(item, keeper.get(item.itemId)?.given ?? null), (answer) =>
    keeper.change(item.itemId, { given: givenOf(item, answer) }),
  );
  return (
    <article>
      <QuestionHead item={item} total={total} />
      <Prose html={item.html} />
      {exercise && (
        <form className="mt-4" aria-label={words.yourAnswer} onSubmit={(event) => event.preventDefault()}>
          <AnswerField exercise={exercise} answering={answering} isWaiting={false} />
        </form>
      )}
    </article>
  );
}

/** Its section, its number and what it is worth. */
export function QuestionHead({ item, total }: Omit<Props, 'keeper'>) {
  return (
    <>
      <p className="mb-1 text-small text-soft">{item.section}</p>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-reading font-[600]">
          {fill(mockTexts().questionOf, { number: item.number, total })}
        </h2>
        <Worth item={item} />
      </div>
    </>
  );
}

function Worth({ item: { points, costs } }: { readonly item: Pick<Numbered, 'points' | 'costs'> }) {
  const words = mockTexts();
  return (
    <p className="text-small text-soft">
      {points === 100 ? words.worthOne : fill(words.worth, { points: pointsText(points) })}
      {costs > 0 && <>, {fill(words.cost, { points: pointsText(costs) })}</>}
    </p>
  );
}

/** The fields of exercises work with this; here nothing is checked. */
function answeringOf(answer: Answer, change: (answer: Answer) => void): Answering {
  return {
    answer,
    change,
    verdict: undefined,
    solved: false,
    wrongTries: 0,
    stepsShown: 0,
    canCheck: false,
    busy: false,
    check: () => undefined,
  };
}
