import type { RevisionItem } from '@abhyas/contract/learning-today';
import type { QuizScore } from '@abhyas/contract/learning-progress';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { overlayOf, requireOwned } from './learning.service.ts';
import { saveScore } from './places.store.ts';
import {
  deleteMissed,
  findMissed,
  findQuestionDays,
  insertAnswers,
  insertMissed,
  type QuestionDay,
} from './revision.store.ts';

type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };
type Attempt = {
  readonly assetId: string;
  readonly right: string[];
  readonly wrong: string[];
  readonly score?: QuizScore | undefined;
  /** When they were checked, which may be long before it is told; now, where nothing is said. */
  readonly at?: string | undefined;
};

/**
 * Keeps which questions of a quiz were missed and the score, and forgets those that were put right. Nothing of value
 * hangs on it: the learner's browser marks the answers.
 * @throws AppError 404 for what is no quiz, 403 for one that is not owned.
 */
export async function recordAttempt(
  context: Context,
  accountId: string,
  { assetId, right, wrong, score, at }: Attempt,
): Promise<void> {
  const asset = await requireOwned(context, accountId, assetId);
  const ids = new Set(asset.type === 'mcqs' ? asset.questions.map((question) => question.id) : []);
  const owner = { accountId, assetId };
  const known = (answered: readonly string[]) => [...new Set(answered)].filter((id) => ids.has(id));
  const checkedAt = at === undefined ? new Date() : new Date(at);
  await insertAnswers(context.db, owner, { right: known(right), wrong: known(wrong), at: checkedAt });
  await insertMissed(context.db, owner, known(wrong));
  await deleteMissed(context.db, owner, right);
  if (score && asset.type === 'mcqs') await saveScore(context.db, owner, score);
}

/** How each question of a quiz was answered on each day, when it was first checked. */
export function questionDays({ db }: Pick<AppContext, 'db'>, accountId: string): Promise<QuestionDay[]> {
  return findQuestionDays(db, accountId);
}

/** Quizzes with missed questions that can be opened now, longest waiting first. */
export async function toRevise(context: Context, accountId: string): Promise<RevisionItem[]> {
  const index = context.release.current;
  const [missed, { ownership, opened }] = await Promise.all([
    findMissed(context.db, accountId),
    overlayOf(context, accountId),
  ]);
  const byAsset = Map.groupBy(missed, (row) => row.asset_id);
  return [...byAsset].flatMap(([assetId, rows]) => {
    const asset = index.assets.get(assetId);
    if (asset?.type !== 'mcqs' || !mayOpen(ownership, asset)) return [];
    const ids = new Set(asset.questions.map((question) => question.id));
    const still = rows.filter((row) => ids.has(row.question_id)).length;
    const subtopic = index.subtopics.get(asset.subtopicId);
    const topic = index.topics.get(asset.topicId);
    if (still === 0 || !subtopic || !topic || !(subtopic.rollout || opened.has(subtopic.id))) return [];
    const meta = `${topic.title} · ${subtopic.title}`;
    return [{ link: `/learn/${subtopic.id}/${asset.id}`, meta, missed: still }];
  });
}
