import type { Topic } from '@abhyas/content/release';
import type { Asset } from '@abhyas/content/release-assets';
import {
  INSIGHT_STATES,
  INSIGHT_LEARNERS_MAX,
  type ClassInsights,
  type InsightState,
} from '@abhyas/contract/insights.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { batchesOf } from '../classes/batches.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import {
  countItems,
  findFinishedBy,
  findStuck,
  findTried,
  findInsightLearners,
  type AtItem,
  type ItemCount,
} from './insights.store.ts';
import type { CountCache } from './count-cache.ts';

type Context = Pick<AppContext, 'db' | 'release'> & { readonly counts: CountCache<ItemCount[]> };
type WatchScope = { readonly topicId?: string | undefined; readonly batchId?: string | undefined };

/**
 * Who of a class is where in a topic, and who is stuck on what.
 * @throws AppError 404 for an unknown topic, and for a batch that is unknown or of other teachers
 */
export async function insightsOf(
  { db, release, counts: kept }: Context,
  teacher: Teacher,
  { topicId, batchId }: WatchScope,
): Promise<ClassInsights> {
  const { topics } = release.current.release;
  const topic = topicId === undefined ? topics[0] : topics.find(({ id }) => id === topicId);
  const batches = (await batchesOf(db, teacher)).map(({ id, name }) => ({ id, title: name }));
  const unknownBatch = batchId !== undefined && !batches.some(({ id }) => id === batchId);
  if (!topic || unknownBatch) throw new AppError('staff.entry-unknown');
  const among = batchId ?? 'active';
  const assets = topic.subtopics.flatMap((subtopic) => subtopic.assets);
  const ids = assets.map(({ id }) => id);
  const [{ learners, total }, counts] = await Promise.all([
    findInsightLearners(db, among, INSIGHT_LEARNERS_MAX),
    kept.of(`${among} ${ids.join(' ')}`, () => countItems(db, among, ids)),
  ]);
  const stateOf = await statesOf(
    { db },
    learners.map(({ accountId }) => accountId),
    assets,
  );
  const rows = learners.map((learner) => ({
    ...learner,
    states: assets.map((asset) => INSIGHT_STATES.indexOf(stateOf(learner.accountId, asset))).join(''),
  }));
  return {
    topicId: topic.id,
    topics: topics.map(({ id, title }) => ({ id, title })),
    batches,
    items: itemsOf(topic, counts),
    learners: rows,
    total,
  };
}

const keyOf = (row: AtItem): string => `${row.accountId} ${row.assetId}`;

type StateOf = (accountId: string, asset: Asset) => InsightState;

async function statesOf(
  { db }: Pick<AppContext, 'db'>,
  accountIds: readonly string[],
  assets: readonly Asset[],
): Promise<StateOf> {
  if (accountIds.length === 0 || assets.length === 0) return () => 'untouched';
  const ids = assets.map(({ id }) => id);
  const [finished, stuck, attempts] = await Promise.all([
    findFinishedBy(db, accountIds, ids),
    findStuck(db, accountIds, ids),
    findTried(db, accountIds, ids),
  ]);
  const [done, held, tried] = [finished, stuck, attempts].map((found) => new Set(found.map(keyOf)));
  return (accountId, asset) => {
    const key = keyOf({ accountId, assetId: asset.id });
    if (done?.has(key)) return 'finished';
    if (held?.has(key)) return 'stuck';
    return tried?.has(key) ? 'tried' : 'untouched';
  };
}

function itemsOf(topic: Topic, counts: readonly ItemCount[]): ClassInsights['items'] {
  const assets = topic.subtopics.flatMap((subtopic) =>
    subtopic.assets.map((asset) => ({ asset, subtopic: subtopic.title })),
  );
  const countOf = new Map(counts.map((count) => [count.assetId, count]));
  return assets.map(({ asset, subtopic }) => ({
    assetId: asset.id,
    title: asset.title,
    subtopic,
    isProblem: asset.type === 'problem',
    finished: countOf.get(asset.id)?.finished ?? 0,
    stuck: countOf.get(asset.id)?.stuck ?? 0,
  }));
}
