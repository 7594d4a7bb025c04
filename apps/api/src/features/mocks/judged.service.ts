import type { Mock } from '@abhyas/content/release';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { Database } from '../../platform/database/database.ts';
import { byTests, countsOf, type ProgramResult } from './marks.rules.ts';
import { findAnswers, findVersion, savePoints, type Attempt } from './mocks.store.ts';
import { mockIn, outcomeOf, placedIn, type Placed } from './paper.rules.ts';
import { findResults } from './programs.store.ts';
import type { Judged } from './report.rules.ts';

type JudgedAttempt = {
  /** As it was when the attempt began, in the language. */
  readonly mock: Mock;
  readonly isTranslated: boolean;
  /** In the order of the attempt. */
  readonly items: readonly Judged[];
  /** Programs that are not judged yet. */
  readonly waiting: number;
};

/** The result of an attempt. Its marks are stored once all its programs have been judged. */
export async function judgedAttempt(
  db: Database,
  attempt: Attempt,
  language: PageLanguage,
): Promise<JudgedAttempt> {
  const [version, answers, results] = await Promise.all([
    findVersion(db, attempt.version),
    findAnswers(db, attempt.id),
    findResults(db, attempt.id),
  ]);
  const mock = mockIn(version, language);
  const byId = new Map(placedIn(mock).map((placed) => [placed.id, placed]));
  const items = attempt.items.flatMap((id): Judged[] => {
    const placed = byId.get(id);
    const answer = answers.find(({ itemId }) => itemId === id);
    const result = results.find(({ itemId }) => itemId === id);
    if (!placed) return [];
    const outcome = outcomeOf(placed, answer?.given ?? null, attempt.id);
    return [{ ...placed, answer, outcome, ...(result && ofProgram(placed, result)) }];
  });
  const waiting = results.filter(({ isWaiting }) => isWaiting).length;
  if (attempt.finishedAt && attempt.points === null && waiting === 0)
    await savePoints(db, attempt.id, countsOf(items).points);
  const isTranslated = language !== 'en' && version.translations?.[language] !== undefined;
  return { mock, isTranslated, items, waiting };
}

function ofProgram({ marks }: Placed, result: ProgramResult): Pick<Judged, 'outcome' | 'earned' | 'result'> {
  if (result.isWaiting) return { outcome: 'left', result };
  const isRight = result.tests > 0 && result.passed === result.tests;
  return { outcome: isRight ? 'right' : 'wrong', earned: byTests(marks, result), result };
}
