import type { Asset, Topic } from '@abhyas/content/release';
import { WATCH_STATES, WATCHED_MOST, type WatchedClass, type WatchState } from '@abhyas/contract/admin-watch';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { STUCK_FROM } from '../practice/practice.rules.ts';
import { findBatches, findFinishedBy, findTries, findWatched } from './watch.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;
type Wish = { readonly topicId?: string | undefined; readonly batchId?: string | undefined };

/**
 * Who of a class is where in a topic, and who is stuck on what.
 * @throws AppError 404 for an unknown topic or batch
 */
export async function watch({ db, release }: Context, { topicId, batchId }: Wish): Promise<WatchedClass> {
  const { topics } = release.current.release;
  const topic = topicId === undefined ? topics[0] : topics.find(({ id }) => id === topicId);
  const batches = await findBatches(db);
  const unknownBatch = batchId !== undefined && !batches.some(({ id }) => id === batchId);
  if (!topic || unknownBatch) throw new AppError('staff.entry-unknown', { status: 404 });
  const { learners, total } = await findWatched(db, batchId, WATCHED_MOST);
  const assets = topic.subtopics.flatMap((subtopic) => subtopic.assets);
  const stateOf = await statesOf(
    { db },
    learners.map(({ accountId }) => accountId),
    assets,
  );
  const rows = learners.map((learner) => ({
    ...learner,
    states: assets.map((asset) => WATCH_STATES.indexOf(stateOf(learner.accountId, asset))).join(''),
  }));
  return {
    topicId: topic.id,
    topics: topics.map(({ id, title }) => ({ id, title })),
    batches,
    items: itemsOf(topic, rows),
    learners: rows,
    total,
  };
}

type StateOf = (accountId: string, asset: Asset) => WatchState;

async function statesOf(
  { db }: Pick<AppContext, 'db'>,
  accountIds: readonly string[],
  assets: readonly Asset[],
): Promise<StateOf> {
  if (accountIds.length === 0 || assets.length === 0) return () => 'untouched';
  const ids = assets.map(({ id }) => id);
  const [finished, tries] = await Promise.all([
    findFinishedBy(db, accountIds, ids),
    findTries(db, accountIds, ids),
  ]);
  const done = new Set(finished.map((row) => `${row.accountId} ${row.assetId}`));
  const tried = new Map(tries.map((row) => [`${row.accountId} ${row.assetId}`, row.tries]));
  return (accountId, asset) => {
    const key = `${accountId} ${asset.id}`;
    if (done.has(key)) return 'finished';
    const times = tried.get(key) ?? 0;
    if (times >= STUCK_FROM) return 'stuck';
    return times > 0 ? 'tried' : 'untouched';
  };
}

function itemsOf(topic: Topic, rows: readonly { states: string }[]): WatchedClass['items'] {
  const assets = topic.subtopics.flatMap((subtopic) =>
    subtopic.assets.map((asset) => ({ asset, subtopic: subtopic.title })),
  );
  const count = (place: number, state: WatchState): number =>
    rows.filter(({ states }) => states[place] === String(WATCH_STATES.indexOf(state))).length;
  return assets.map(({ asset, subtopic }, place) => ({
    assetId: asset.id,
    title: asset.title,
    subtopic,
    isProblem: asset.type === 'problem',
    finished: count(place, 'finished'),
    stuck: count(place, 'stuck'),
  }));
}
