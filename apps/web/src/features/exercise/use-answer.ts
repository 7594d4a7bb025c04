import type { DrawnExercise } from '@abhyas/content/exercises/drawn';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { Preview } from '../../lib/preview.ts';
import { fingerprint, useLessonTexts } from '../../lib/synced-text/lesson-texts.ts';
import { holdOpen } from '../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import { useOwnTextInConflict } from '../../lib/synced-text/use-text.ts';
import { useUser } from '../auth/auth.queries.ts';
import { AskedAgain } from './asked-again.ts';
import { readAnswer, writeAnswer, type Answer } from './answer.rules.ts';

/**
 * The answer to an exercise while it is given, kept with the account as any text of the learner's; in a preview, where it
 * is asked again, and as long as it is not known what is kept, on the screen alone. `begin` is the last one that was checked.
 */
export function useAnswer(
  exercise: DrawnExercise,
  assetId: string,
  begin: string | undefined,
): [Answer, (answer: Answer) => void] {
  const round = useContext(AskedAgain)?.round;
  const text = useAnswerText(exercise, assetId, begin);
  const [shown, setShown] = useState(begin);
  const code = useSyncExternalStore(
    (listener) => text?.subscribe(listener) ?? (() => undefined),
    () => text?.code ?? shown,
  );
  const answer = useMemo(() => readAnswer(exercise, code, round), [exercise, code, round]);
  const change = (next: Answer): void => {
    if (text) text.write(writeAnswer(next), 'type');
    else setShown(writeAnswer(next));
  };
  return [answer, change];
}

function useAnswerText(exercise: DrawnExercise, assetId: string, begin: string | undefined) {
  const isPreview = useContext(Preview) !== null;
  const isAgain = useContext(AskedAgain) !== null;
  const user = useUser()?._id ?? '';
  const accountId = isPreview || isAgain ? '' : user;
  const { isKnown, open } = useLessonTexts(accountId, assetId);
  const part = `answer-${fingerprint(exercise.id)}`;
  const [text, setText] = useState<SyncedText>();
  if (isKnown && !text) setText(open(part, writeAnswer(readAnswer(exercise, begin))).text);
  useEffect(
    () => (text ? holdOpen({ accountId, assetId, part }, text) : undefined),
    [text, accountId, assetId, part],
  );
  useOwnTextInConflict(text);
  return text;
}
