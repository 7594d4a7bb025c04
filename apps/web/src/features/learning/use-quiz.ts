import type { Asset } from '@abhyas/contract/learning';
import { useState } from 'react';

import { useFinishAsset, useReportAttempt } from './learning.queries.ts';
import { useQuizKeeping } from './quiz-keeping.ts';
import {
  isAnswered,
  isAnsweredRight,
  keptFrom,
  layOut,
  openQuestions,
  restored,
  toggled,
  type Answers,
  type Choice,
  type OpenQuestion,
  type Question,
} from './quiz.rules.ts';

type Round = {
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly checked: boolean;
};

export type Quiz = Round & {
  readonly open: readonly OpenQuestion[];
  readonly right: readonly OpenQuestion[];
  readonly wrong: readonly OpenQuestion[];
  readonly unanswered: readonly OpenQuestion[];
  readonly choose: (question: OpenQuestion, choice: Choice) => void;
  readonly check: () => void;
  /** Asks those again that were not right. */
  readonly retry: () => void;
  readonly reset: () => void;
};

const begin = (questions: readonly Question[]): Round => ({ questions, answers: {}, checked: false });
const idsOf = (questions: readonly OpenQuestion[]): string[] => questions.map(({ id }) => id);

/** A quiz on the screen: its round goes on where it was left. */
export function useQuiz(asset: Asset): Quiz {
  const mcqs = asset.assetData?.mcq ?? [];
  const keeping = useQuizKeeping(asset.assetId);
  const [round, setRound] = useState<Round>(() => {
    const questions = layOut(mcqs);
    const kept = keeping.round();
    if (!kept) return begin(questions);
    const asked = questions.filter((question) => !question.locked && kept.asked.includes(question.id));
    const whole = asked.length === 0 || asked.length === openQuestions(questions).length;
    const shown = whole ? questions : asked;
    return { ...begin(shown), answers: restored(openQuestions(shown), kept.answers) };
  });
  const finish = useFinishAsset();
  const report = useReportAttempt();
  const { questions, answers } = round;
  const open = openQuestions(questions);
  const right = open.filter((question) => isAnsweredRight(question, answers));
  const wrong = open.filter((question) => !right.includes(question));

  const start = (next: Round) => {
    setRound(next);
    keeping.dropRound();
  };
  return {
    ...round,
    open,
    right,
    wrong,
    unanswered: open.filter((question) => !isAnswered(question, answers)),
    choose: (question, choice) => {
      const next = toggled(answers, question, choice);
      setRound({ ...round, answers: next });
      keeping.keepRound({ asked: idsOf(open), answers: keptFrom(next) });
    },
    check: () => {
      start({ ...round, checked: true });
      // Where only wrong ones were asked again, the others had been right.
      const { length: total } = openQuestions(layOut(mcqs));
      const score = { right: total - wrong.length, total };
      const at = new Date().toISOString();
      report({ assetId: asset.assetId, right: idsOf(right), wrong: idsOf(wrong), score, at });
      finish(asset);
    },
    retry: () => {
      const ids = new Set(idsOf(wrong));
      start(begin(layOut(mcqs).filter((question) => !question.locked && ids.has(question.id))));
    },
    reset: () => start(begin(layOut(mcqs))),
  };
}
