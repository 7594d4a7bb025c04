import type { Asset as ReleasedAsset, Subtopic } from '@abhyas/content/release';
import type { Progress, SubtopicDetail, TopicCard, TopicDetail } from '@abhyas/contract/learning';

import type { ReleaseIndex } from '../../platform/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { ownershipOf } from '../entitlements/entitlements.service.ts';
import { toAsset, toSubtopicCard, toTopicCard, type Overlay } from './learning.rules.ts';
import {
  findFinished,
  findLastVisit,
  insertFinished,
  saveLastVisit,
  type LastVisit,
} from './learning.store.ts';
import { countsOf, tallySubtopic } from './progress.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** What a learner owns and has finished. */
export async function overlayOf(db: Database, accountId: string): Promise<Overlay> {
  const [ownership, finished] = await Promise.all([ownershipOf(db, accountId), findFinished(db, accountId)]);
  return { ownership, finished };
}

export async function catalogue({ db, release }: Context, accountId: string): Promise<TopicCard[]> {
  const overlay = await overlayOf(db, accountId);
  return release.current.release.topics.map((topic) => toTopicCard(topic, overlay));
}

/** @throws AppError 404 for an unknown topic. */
export async function topicDetail(
  { db, release }: Context,
  accountId: string,
  topicId: string,
): Promise<TopicDetail> {
  const topic = release.current.topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown', { status: 404 });
  const overlay = await overlayOf(db, accountId);
  return {
    topic: topic.title,
    desc: topic.description,
    img: topic.imageUrl,
    subtopics: topic.subtopics.map((subtopic) => toSubtopicCard(subtopic, overlay)),
  };
}

/** @throws AppError 404 for an unknown subtopic, and for one that is not rolled out. */
export async function subtopicDetail(
  { db, release }: Context,
  accountId: string,
  subtopicId: string,
): Promise<SubtopicDetail> {
  const index = release.current;
  const subtopic = index.subtopics.get(subtopicId);
  const topic = subtopic && index.topics.get(subtopic.topicId);
  if (!subtopic || !topic || !subtopic.rollout)
    throw new AppError('learning.subtopic-unknown', { status: 404 });
  const overlay = await overlayOf(db, accountId);
  return {
    title: subtopic.title,
    topic: topic.title,
    topicId: topic.id,
    hTopic: topic.title,
    ...tallySubtopic(subtopic, overlay.finished),
    ...countsOf(subtopic),
    assets: subtopic.assets.map((asset) => toAsset(asset, overlay)),
  };
}

/**
 * The asset and its subtopic, when its module is rolled out.
 * @throws AppError 404 otherwise.
 */
export function findOpenAsset(
  index: ReleaseIndex,
  assetId: string,
): { asset: ReleasedAsset; subtopic: Subtopic } {
  const asset = index.assets.get(assetId);
  const subtopic = asset && index.subtopics.get(asset.subtopicId);
  if (!asset || !subtopic?.rollout) throw new AppError('learning.asset-unknown', { status: 404 });
  return { asset, subtopic };
}

/**
 * Marks a video, text or quiz finished. A problem is finished by solving it only (`recordSolved`).
 * @throws AppError when the ids do not belong together, or the asset is not owned.
 */
export async function finishAsset(
  { db, release }: Context,
  accountId: string,
  ids: { assetId: string; topicId: string; subtopicId: string },
): Promise<boolean> {
  const { asset } = findOpenAsset(release.current, ids.assetId);
  if (asset.topicId !== ids.topicId || asset.subtopicId !== ids.subtopicId) {
    throw new AppError('learning.ids-mismatch');
  }
  if (!mayOpen(await ownershipOf(db, accountId), asset)) {
    throw new AppError('learning.not-owned', { status: 403 });
  }
  if (asset.type === 'problem') return (await findFinished(db, accountId)).has(asset.id);
  await insertFinished(db, accountId, asset.id);
  return true;
}

/** Marks a problem solved; true the first time. Called by running only, after all tests have passed. */
export function recordSolved(db: Database, accountId: string, assetId: string): Promise<boolean> {
  return insertFinished(db, accountId, assetId);
}

/** Ids of all that an account has finished. */
export function finishedOf(db: Database, accountId: string): Promise<Set<string>> {
  return findFinished(db, accountId);
}

const NOWHERE: LastVisit = {
  active_link: '',
  meta: '',
  learn_link: '',
  meta_learn: '',
  practise_link: '',
  meta_practise: '',
};

export async function progressOf(db: Database, accountId: string): Promise<Progress> {
  const visit = (await findLastVisit(db, accountId)) ?? NOWHERE;
  return {
    activeLink: visit.active_link,
    meta: visit.meta,
    learnLink: visit.learn_link,
    metaLearn: visit.meta_learn,
    practiseLink: visit.practise_link,
    metaPractise: visit.meta_practise,
  };
}

export type Visit = {
  readonly assetId?: string | undefined;
  readonly learnLink?: string | undefined;
  readonly practiseLink?: string | undefined;
};

/**
 * Remembers the last visited item. The links and their texts are made from our own content, so that
 * nothing a browser sends becomes a link; premium assets record nothing (spec section 2).
 */
export async function recordVisit({ db, release }: Context, accountId: string, visit: Visit): Promise<void> {
  const index = release.current;
  const asset = visit.assetId === undefined ? undefined : index.assets.get(visit.assetId);
  if (!asset || asset.premium) return;
  const subtopic = index.subtopics.get(asset.subtopicId);
  const topic = index.topics.get(asset.topicId);
  if (!subtopic?.rollout || !topic) return;
  const place = `${topic.title} · ${subtopic.title} · ${asset.title}`;
  if (visit.practiseLink !== undefined && asset.type === 'problem') {
    const link = `/practise/${visit.practiseLink.startsWith('/practise/2/') ? 2 : 1}/${asset.id}`;
    await saveLastVisit(db, accountId, {
      active_link: link,
      meta: place,
      practise_link: link,
      meta_practise: asset.title,
    });
    return;
  }
  const link = `/learn/${subtopic.id}/${asset.id}`;
  await saveLastVisit(db, accountId, { active_link: link, meta: place, learn_link: link, meta_learn: place });
}
