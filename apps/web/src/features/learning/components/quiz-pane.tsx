import { fill } from '@abhyas/contract/fill';
import type { Asset } from '@abhyas/contract/learning';
import { Lock, RotateCcw } from 'lucide-react';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFinishAsset, useReportAttempt } from '../learning.queries.ts';
import {
  isAnsweredRight,
  layOut,
  openQuestions,
  toggled,
  type Answers,
  type OpenQuestion,
  type Question,
} from '../quiz.rules.ts';
import { QuizQuestion } from './quiz-question.tsx';

type Round = {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly checked: boolean;
};

const begin = (questions: readonly Question[]): Round => ({ questions, answers: {}, checked: false });

const idsOf = (questions: readonly OpenQuestion[]) => questions.map((question) => question.id);

/** Review Quiz (LEARNING-14, LEARNING-23 to LEARNING-26). */
export function QuizPane({ asset }: { readonly asset: Asset }) {
  const mcqs = asset.assetData?.mcq ?? [];
  const [round, setRound] = useState(() => begin(layOut(mcqs)));
  const finish = useFinishAsset();
  const report = useReportAttempt();
  const words = texts.learning.quiz;
  const { questions, answers, checked } = round;
  const open = openQuestions(questions);
  const right = open.filter((question) => isAnsweredRight(question, answers));
  const wrong = open.filter((question) => !right.includes(question));

  const check = () => {
    setRound({ ...round, checked: true });
    report({ assetId: asset.assetId, right: idsOf(right), wrong: idsOf(wrong) });
    finish(asset);
  };
  const retry = () => {
    const ids = new Set(idsOf(wrong));
    setRound(begin(layOut(mcqs).filter((question) => !question.locked && ids.has(question.id))));
  };

  return (
    <section aria-labelledby="item">
      <h2 id="item" className="text-h2">
        {texts.learning.reviewQuiz}
      </h2>
      {questions.length === 0 && <EmptyState title={texts.learning.emptyQuiz} />}
      <ol className="mt-6 space-y-9">
        {questions.map((question, index) => (
          <li key={question.locked ? `locked-${index}` : question.id}>
            <p className="mb-2 text-small text-soft">
              {fill(words.question, { number: index + 1, total: questions.length })}
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
                chosen={answers[question.id] ?? new Set()}
                checked={checked}
                onToggle={(choice) => setRound({ ...round, answers: toggled(answers, question.id, choice) })}
              />
            )}
          </li>
        ))}
      </ol>
      <output className="mt-8 block text-h3 font-[600]">
        {checked && fill(words.score, { right: right.length, total: open.length })}
      </output>
      {open.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {!checked && (
            <Button variant="primary" onClick={check}>
              {words.check}
            </Button>
          )}
          {checked && wrong.length > 0 && (
            <Button variant="primary" onClick={retry}>
              {words.retry}
            </Button>
          )}
          <Button
            icon={<RotateCcw size={17} aria-hidden="true" />}
            onClick={() => setRound(begin(layOut(mcqs)))}
          >
            {words.reset}
          </Button>
        </div>
      )}
    </section>
  );
}
