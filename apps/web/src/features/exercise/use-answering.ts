import type { DrawnExercise, DrawnGenerated } from '@abhyas/content/exercises/drawn';
import { plainOutput } from '@abhyas/content/exercises/answers';
import type { ExerciseState } from '@abhyas/contract/exercises';
import type { LanguageIndex } from '@abhyas/languages/index';
import { useState } from 'react';

import { useRun } from '../running/use-run.ts';
import { SEED, stepsShown, writeAnswer, type Answer } from './answer.rules.ts';
import { useKeepAttempt } from './exercise.queries.ts';
import { isAnswered, judge } from './judging.rules.ts';
import { useAnswer } from './use-answer.ts';

export type Verdict = {
  readonly right: boolean;
  /** Safe HTML. */
  readonly whys: readonly string[];
  readonly wrong: readonly string[];
};

export type Answering = {
  readonly answer: Answer;
  readonly change: (answer: Answer) => void;
  /** Of the answer as it stands; gone with the next change. */
  readonly verdict: Verdict | undefined;
  /** It was right, now or on an earlier day. */
  readonly solved: boolean;
  readonly wrongTries: number;
  readonly stepsShown: number;
  readonly canCheck: boolean;
  readonly busy: boolean;
  readonly check: () => void;
};

const LONGEST_SECONDS = 24 * 3600;

/** The state of one exercise on the screen, from what the account has kept of it. */
export function useAnswering(exercise: DrawnExercise, assetId: string, kept?: ExerciseState): Answering {
  const [answer, changeAnswer] = useAnswer(exercise, assetId, kept?.lastAnswer);
  const [verdict, setVerdict] = useState<Verdict>();
  const [since, setSince] = useState(() => Date.now());
  const keep = useKeepAttempt(assetId);
  const wrongTries = kept?.wrong ?? 0;
  const shown = stepsShown(wrongTries, exercise.smaller.length);

  const finish = (next: Verdict): void => {
    setVerdict(next);
    const now = Date.now();
    const seconds = Math.min(LONGEST_SECONDS, Math.round((now - since) / 1000));
    setSince(now);
    keep({ exerciseId: exercise.id, answer: writeAnswer(answer), right: next.right, seconds, hints: shown });
  };
  const [expected, setExpected] = useState('');
  const run = useRun(({ reply }) => {
    const right = reply.verdict === 'accepted' && plainOutput(reply.co ?? '') === plainOutput(expected);
    finish({ right, whys: [], wrong: [] });
  });

  const check = (): void => {
    if (exercise.kind === 'generated') {
      void judgeGenerated(exercise, answer).then((wrong) =>
        finish({ right: wrong.length === 0, whys: [], wrong }),
      );
      return;
    }
    const judgement = judge(exercise, answer);
    if (judgement.kind === 'run') {
      const { language, stdin } = programOf(exercise);
      setExpected(judgement.output);
      run.start({ code: judgement.code, language, ctestcase: stdin, mode: 'ctestcase', assetId });
    } else if (judgement.kind === 'right') finish({ right: true, whys: [], wrong: [] });
    else finish({ right: false, whys: judgement.whys, wrong: judgement.wrong });
  };

  return {
    answer,
    change: (next) => {
      changeAnswer(next);
      setVerdict(undefined);
    },
    verdict,
    solved: verdict?.right ?? kept?.right ?? false,
    wrongTries,
    stepsShown: shown,
    canCheck: isAnswered(exercise, answer) && verdict === undefined,
    busy: run.busy,
    check,
  };
}

/** The fields that are wrong. What makes instances is there by now: they are on the screen. */
async function judgeGenerated({ generate }: DrawnGenerated, { texts }: Answer): Promise<string[]> {
  const { instanceOf } = await import('@abhyas/content/exercises/generated');
  const { fields } = instanceOf(generate, Number(texts[SEED]));
  return fields.filter(({ name, isRight }) => !isRight(texts[name] ?? '')).map(({ name }) => name);
}

/** Only programs that run are judged by running. */
function programOf(exercise: DrawnExercise): { readonly language: LanguageIndex; readonly stdin: string } {
  const { language, stdin } = exercise as {
    readonly language?: LanguageIndex | null;
    readonly stdin?: string;
  };
  return { language: language ?? 0, stdin: stdin ?? '' };
}
