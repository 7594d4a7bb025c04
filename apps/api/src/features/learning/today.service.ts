import type { Asset } from '@abhyas/content/release-assets';
import type { Practice, ReviewItem, Today } from '@abhyas/contract/learning-today';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { openModuleOf, type Overlay } from './learning.rules.ts';
import { overlayOf } from './learning.service.ts';
import { problemLink, visitedAt } from './visits.service.ts';
import { findFinishedAt, findLastVisit } from './learning.store.ts';
import { isDue, todaysReview } from './review.rules.ts';
import { toRevise } from './revision.service.ts';
import { toTodaysCourse } from './today.rules.ts';

/** Ids of the problems that an account has submitted to, the one left alone longest first; practice knows them. */
export type Submitted = (context: Pick<AppContext, 'db'>, accountId: string) => Promise<string[]>;

/** The exercises on what an account is about to forget; mastery knows them. */
export type PracticeToday = (accountId: string) => Promise<Practice | undefined>;

type Context = Pick<AppContext, 'db'> & {
  readonly release: ShownRelease;
  readonly submittedProblems: Submitted;
  readonly practiceToday: PracticeToday;
};

/** What the dashboard offers a learner today. */
export async function todayOf(context: Context, accountId: string): Promise<Today> {
  const { db, release, submittedProblems, practiceToday } = context;
  const [overlay, missed, submitted, finished, visit, practice] = await Promise.all([
    overlayOf(context, accountId),
    toRevise(context, accountId),
    submittedProblems(context, accountId),
    findFinishedAt(db, accountId),
    findLastVisit(db, accountId),
    practiceToday(accountId),
  ]);
  const { assets, release: content } = release.current;
  const assetOf = (id: string): Asset | undefined => assets.get(id);

  const visited = visitedAt(release, visit?.active_link ?? '');
  // An item of several courses does not show which of them is under way.
  const ofOneCourse = finished.map(({ asset_id: id }) => assetOf(id)).filter((asset) => !asset?.alsoIn);
  const used = [...new Set([visited, ...ofOneCourse.toReversed()])];
  const usedTopics = used.flatMap((asset) => (asset ? [asset.topicId] : []));
  const rankOf = (topicId: string) =>
    usedTopics.includes(topicId) ? usedTopics.indexOf(topicId) : usedTopics.length;

  const now = new Date();
  const reviewed = (kind: ReviewItem['kind'], ids: readonly string[]): ReviewItem[] =>
    ids.flatMap((id) => toReviewItem(context, overlay, { kind, asset: assetOf(id) }));
  const unsolved = submitted.filter((id) => !overlay.finished.has(id));
  const due = finished.filter(({ finished_at: at }) => isDue(at, now)).map(({ asset_id: id }) => id);
  return {
    courses: content.topics
      .map((topic) => toTodaysCourse(topic, overlay, usedTopics.includes(topic.id)))
      .toSorted((a, b) => rankOf(a.topicId) - rankOf(b.topicId)),
    review: todaysReview({
      quizzes: missed.flatMap(({ link, missed: count }) =>
        reviewed('quiz', [link.split('/').at(-1) ?? '']).map((item) => ({ ...item, missed: count })),
      ),
      problems: reviewed('problem', unsolved),
      lessons: reviewed('lesson', due),
    }),
    ...(practice && { practice }),
  };
}

type Reviewed = { readonly kind: ReviewItem['kind']; readonly asset: Asset | undefined };

const TYPES: Readonly<Record<ReviewItem['kind'], readonly Asset['type'][]>> = {
  quiz: ['mcqs'],
  problem: ['problem'],
  lesson: ['text', 'video'],
};

/** Nothing for what is gone from the content, or is not open to the learner any more. */
function toReviewItem(
  { release }: Pick<Context, 'release'>,
  overlay: Overlay,
  { kind, asset }: Reviewed,
): ReviewItem[] {
  if (!asset || !TYPES[kind].includes(asset.type) || !mayOpen(overlay.ownership, asset)) return [];
  const subtopic = openModuleOf(asset, release.current, overlay);
  const topic = subtopic && release.current.topics.get(subtopic.topicId);
  if (!topic) return [];
  const link = kind === 'problem' ? problemLink(asset, subtopic.id) : `/learn/${subtopic.id}/${asset.id}`;
  return [{ kind, link, title: asset.title, meta: `${topic.title} · ${subtopic.title}` }];
}
