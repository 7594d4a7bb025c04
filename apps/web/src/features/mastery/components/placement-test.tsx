import { PLACEMENT_QUESTIONS, type Placement } from '@abhyas/contract/placement';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { useAgain, useAnswerPlacement } from '../mastery.queries.ts';
import { AskedExercise } from './asked-exercise.tsx';
import { PlacementResult } from './placement-result.tsx';

type Props = { readonly topicId: string; readonly placement: Placement };

/** A placement test: how it goes, one question after another, and what came of it. */
export function PlacementTest({ topicId, placement }: Props) {
  const { answers, question, round } = placement;
  const [open, setOpen] = useState(false);
  const again = useAgain(topicId);
  const begun = answers.length > 0;
  if (open && question) {
    return (
      <Question
        key={`${round} ${answers.length}`}
        topicId={topicId}
        placement={{ ...placement, question }}
        onStop={() => setOpen(false)}
      />
    );
  }
  if (!begun) return <Beginning topicId={topicId} onBegin={question ? () => setOpen(true) : null} />;
  return (
    <PlacementResult
      topicId={topicId}
      placement={placement}
      onGoOn={question ? () => setOpen(true) : null}
      again={{
        busy: again.isPending,
        start: () => again.mutate(undefined, { onSuccess: () => setOpen(true) }),
      }}
    />
  );
}

type BeginningProps = { readonly topicId: string; readonly onBegin: (() => void) | null };

function Beginning({ topicId, onBegin }: BeginningProps) {
  const words = texts.mastery.placement;
  return (
    <section className="max-w-reading">
      <p className="text-reading">
        {onBegin ? fill(words.how, { most: PLACEMENT_QUESTIONS }) : words.nothingToAsk}
      </p>
      {onBegin && <p className="mt-3 text-soft">{words.calm}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {onBegin && (
          <Button variant="primary" onClick={onBegin}>
            {words.begin}
          </Button>
        )}
        <ButtonLink to={`/learn/${encodeURIComponent(topicId)}`}>{words.without}</ButtonLink>
      </div>
    </section>
  );
}

type QuestionProps = {
  readonly topicId: string;
  readonly placement: Placement & { readonly question: NonNullable<Placement['question']> };
  readonly onStop: () => void;
};

/** One question. The first answer counts; what is not known is passed over. */
function Question({ topicId, placement: { round, answers, question }, onStop }: QuestionProps) {
  const words = texts.mastery.placement;
  const [first, setFirst] = useState<boolean>();
  const { mutate, isPending } = useAnswerPlacement(topicId);
  const { conceptId, concept } = question;
  return (
    <AskedExercise
      item={question}
      place={{ number: answers.length + 1, count: PLACEMENT_QUESTIONS }}
      title={concept}
      reason={words.atMost}
      round={`placement ${topicId} ${round} ${answers.length}`}
      isTest
      skip={words.notKnown}
      busy={isPending}
      onAnswer={(right) => setFirst((before) => before ?? right)}
      onNext={() => mutate({ round, conceptId, known: first ?? false })}
      aside={
        <Button variant="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      }
    />
  );
}
