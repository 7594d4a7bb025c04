import { fill } from '@abhyas/contract/fill';
import type { Asset } from '@abhyas/contract/learning';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';

import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { placeQuery } from '../learning.queries.ts';
import { Preview } from '../../../lib/preview.ts';
import { useQuiz, type Quiz } from '../use-quiz.ts';
import { QuizQuestion } from './quiz-question.tsx';
import { QuizUnanswered } from './quiz-unanswered.tsx';

/** Review Quiz (LEARNING-14, LEARNING-23 to LEARNING-26). */
export function QuizPane({ asset }: { readonly asset: Asset }) {
  const quiz = useQuiz(asset);
  const { questions, open, checked } = quiz;
  const list = useRef<HTMLOListElement>(null);
  return (
    <section aria-labelledby="item">
      <h2 id="item" className="text-h2">
        {texts.learning.reviewQuiz}
      </h2>
      <Score quiz={quiz} assetId={asset.assetId} />
      {questions.length === 0 && <EmptyState title={texts.learning.emptyQuiz} />}
      <ol ref={list} className="mt-6 space-y-9">
        {questions.map((question, index) => (
          <li key={question.locked ? `locked-${index}` : question.id}>
            <p className="mb-2 text-small text-soft">
              {fill(texts.learning.quiz.question, { number: index + 1, total: questions.length })}
            </p>
            {question.locked ? (
              <p className="flex items-center gap-2.5 rounded-card border border-line px-4 py-5 text-soft">
                <Lock size={20} aria-hidden="true" />
                {texts.learning.premiumQuestion}
              </p>
            ) : (
              <QuizQuestion
                question={question}
                assetId={asset.assetId}
                chosen={quiz.answers[question.id] ?? new Set()}
                checked={checked}
                onToggle={(choice) => quiz.choose(question, choice)}
              />
            )}
          </li>
        ))}
      </ol>
      {open.length > 0 && <QuizActions quiz={quiz} list={list} />}
    </section>
  );
}

type ScoreProps = { readonly quiz: Quiz; readonly assetId: string };

/** The score comes into sight with the keyboard on it; before, that of the last time. */
function Score({ quiz: { checked, right, open }, assetId }: ScoreProps) {
  const words = texts.learning.quiz;
  const preview = useContext(Preview);
  const last = useQuery({ ...placeQuery(assetId), enabled: !preview }).data?.lastScore;
  const element = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!checked) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [checked]);
  return (
    <>
      {/* Its line is kept free, so that nothing moves when it comes. */}
      {!checked && <p className="mt-2 min-h-6 text-soft">{last && fill(words.last, last)}</p>}
      <output
        ref={element}
        tabIndex={-1}
        className={checked ? 'mt-4 block rounded-card bg-sunken px-4 py-3 text-h3 font-[600]' : undefined}
      >
        {checked && fill(words.score, { right: right.length, total: open.length })}
      </output>
    </>
  );
}

type ActionsProps = { readonly quiz: Quiz; readonly list: RefObject<HTMLOListElement | null> };

function QuizActions({ quiz, list }: ActionsProps) {
  const words = texts.learning.quiz;
  const [asking, setAsking] = useState(false);
  const { questions, open, checked, unanswered, wrong } = quiz;
  const numbers = unanswered.map((question) => questions.indexOf(question) + 1);

  const answer = () => {
    setAsking(false);
    const first = (numbers[0] ?? 1) - 1;
    list.current?.children[first]?.querySelector('input')?.focus();
  };
  const checkNow = () => {
    setAsking(false);
    quiz.check();
  };
  const check = () => {
    if (unanswered.length === 0) return checkNow();
    if (unanswered.length < open.length) return setAsking(true);
    showToast(words.none);
    answer();
  };
  return (
    <div className="mt-8 space-y-4">
      {asking && numbers.length > 0 && (
        <QuizUnanswered numbers={numbers} onAnswer={answer} onCheck={checkNow} />
      )}
      <div className="flex flex-wrap gap-3">
        {!checked && !(asking && numbers.length > 0) && (
          <Button variant="primary" onClick={check}>
            {words.check}
          </Button>
        )}
        {checked && wrong.length > 0 && (
          <Button variant="primary" onClick={quiz.retry}>
            {words.retry}
          </Button>
        )}
        <Button icon={<RotateCcw size={17} aria-hidden="true" />} onClick={quiz.reset}>
          {words.reset}
        </Button>
      </div>
    </div>
  );
}
