import { placedIn, placesOf } from '@abhyas/content/places';
import { FILE_PATH } from '@abhyas/content/release';
import type { Asset as ReleasedAsset } from '@abhyas/content/release-assets';
import type { SubtopicDetail, TopicCard, TopicDetail } from '@abhyas/contract/learning';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { batchLoader } from '../../platform/database/batch-loader.ts';
import { fileKey, signedUntil, signFiles } from '../../platform/content/file-signing.ts';
import { findPlannedClasses, isOpenFor, openedModuleIds } from '../classes/opened-modules.service.ts';
import { mayOpen, ownershipIn, ownsTopic } from '../entitlements/entitlements.rules.ts';
import { ownedTopicIds, ownershipOf } from '../entitlements/entitlements.service.ts';
import {
  afterSubtopic,
  toSubtopicDetail,
  toTopicCard,
  toTopicDetail,
  type Overlay,
} from './learning.rules.ts';
import { isWithheld, withheldIds } from '../sitting/withheld.service.ts';
import { findFinished, findFinishedWith, insertFinished, type FoundWith } from './learning.store.ts';

/** The content in the reader's language. */
type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

type OverlayLookup = (accountId: string) => Promise<FoundWith | undefined>;

const overlayLookups = new WeakMap<Database, OverlayLookup>();

/** Every read of the content asks for one, so they are asked for together. */
function overlayLookup(db: Database): OverlayLookup {
  const known = overlayLookups.get(db);
  if (known) return known;
  const lookUp = batchLoader((accountIds) =>
    findFinishedWith(db, accountIds, {
      owned: ownedTopicIds,
      opened: openedModuleIds,
      withheld: withheldIds,
    }),
  );
  overlayLookups.set(db, lookUp);
  return lookUp;
}

/** What a learner owns and has finished. */
export async function overlayOf({ db, release }: Context, accountId: string): Promise<Overlay> {
  const found = await overlayLookup(db)(accountId);
  return {
    finished: new Set(found?.finished),
    opened: new Set(found?.opened),
    withheld: new Set(found?.withheld),
    ownership: ownershipIn(release.current, found?.owned ?? []),
  };
}

/** A read of the content for one learner: `version` names all that `build` depends on. */
export type ContentRead<T> = { readonly version: string; readonly build: () => T };

export async function catalogue(
  context: Context,
  accountId: string,
): Promise<ContentRead<{ topics: TopicCard[] }>> {
  const overlay = await overlayOf(context, accountId);
  const { id, topics } = context.release.current.release;
  const cards = topics.map((topic) => toTopicCard(topic, overlay));
  return {
    version: [id, ...cards.map((card) => card.progressCount)].join(' '),
    build: () => ({ topics: cards }),
  };
}

/** @throws AppError 404 for an unknown topic. */
export async function topicDetail(
  context: Context,
  accountId: string,
  topicId: string,
): Promise<ContentRead<TopicDetail>> {
  const index = context.release.current;
  const topic = index.topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown');
  const overlay = await overlayOf(context, accountId);
  const detail = await withClasses(context.db, accountId, toTopicDetail(topic, overlay));
  const states = detail.subtopics.map(({ items, classOn = '' }) =>
    items
      ? items.map(({ finished, owned }) => Number(finished) + 2 * Number(owned)).join('')
      : `locked${classOn}`,
  );
  return {
    version: [index.release.id, topicId, ...states].join(' '),
    build: () => ({ ...detail, ...(topic.id !== topicId && { movedTo: topic.id }) }),
  };
}

/** Says of locked modules when their class is; most courses have none, and then nothing is asked. */
async function withClasses(db: Database, accountId: string, detail: TopicDetail): Promise<TopicDetail> {
  if (detail.subtopics.every(({ rollout }) => rollout)) return detail;
  const planned = await findPlannedClasses(db, accountId);
  const subtopics = detail.subtopics.map((subtopic) => {
    const classOn = subtopic.rollout ? undefined : planned.get(subtopic.subtopicId);
    return classOn === undefined ? subtopic : { ...subtopic, classOn };
  });
  return { ...detail, subtopics };
}

/** @throws AppError 404 for an unknown subtopic, 403 for one that is locked for this learner. */
export async function subtopicDetail(
  context: Context,
  accountId: string,
  subtopicId: string,
): Promise<ContentRead<SubtopicDetail>> {
  const { db } = context;
  const index = context.release.current;
  const subtopic = index.subtopics.get(subtopicId);
  const topic = subtopic && index.topics.get(subtopic.topicId);
  if (!subtopic || !topic) throw new AppError('learning.subtopic-unknown');
  // The course shows its card, so there is nothing to hide but its content.
  if (!(await isOpenFor(db, accountId, subtopic))) throw new AppError('learning.module-locked');
  const [overlay, key] = await Promise.all([overlayOf(context, accountId), fileKey(db)]);
  const owned = ownsTopic(overlay.ownership, topic.id);
  const { files } = index.release;
  const signing = { files, key, until: signedUntil(Date.now()) };
  const next = afterSubtopic(subtopicId, topic, { topics: index.release.topics, opened: overlay.opened });
  const nextId = next?.kind === 'module' ? next.subtopicId : next?.topicId;
  const flags = subtopic.assets
    .map(({ id }) => Number(overlay.finished.has(id)) + 2 * Number(overlay.withheld.has(id)))
    .join('');
  return {
    // What is free needs no signature, so only an owner's copy ages.
    version: [index.release.id, subtopicId, flags, nextId, owned ? signing.until : 'free'].join(' '),
    build: () =>
      toSubtopicDetail(subtopic, topic, {
        ...overlay,
        next,
        sign: (text) => signFiles(text, signing),
        bytesAt: (url) => files[url.slice(FILE_PATH.length)]?.bytes,
      }),
  };
}

/**
 * The asset, when its module is open for this learner.
 * @throws AppError 404 otherwise.
 */
export async function requireOpen(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<ReleasedAsset> {
  const asset = await findOpen(context, accountId, assetId);
  if (!asset) throw new AppError('learning.asset-unknown');
  return asset;
}

/** The asset as part of the first of its modules that is open for this learner. */
export async function findOpen(
  { db, release }: Context,
  accountId: string,
  assetId: string,
): Promise<ReleasedAsset | undefined> {
  const index = release.current;
  const asset = index.assets.get(assetId);
  if (asset?.type === 'problem' && (await isWithheld(db, accountId, assetId))) return undefined;
  for (const { subtopicId } of asset ? placesOf(asset) : []) {
    const subtopic = index.subtopics.get(subtopicId);
    if (asset && subtopic && (await isOpenFor(db, accountId, subtopic))) return placedIn(asset, subtopicId);
  }
  return undefined;
}

/**
 * An open asset that this learner owns.
 * @throws AppError 404 for an unknown asset, 403 for one that is not owned.
 */
export async function requireOwned(
  context: Context,
  accountId: string,
  assetId: string,
): Promise<ReleasedAsset> {
  const asset = await requireOpen(context, accountId, assetId);
  if (!mayOpen(await ownershipOf(context, accountId), asset)) {
    throw new AppError('learning.not-owned');
  }
  return asset;
}

/**
 * Marks a video, text or quiz finished. A problem is finished by solving it only (`recordSolved`).
 * @throws AppError when the ids do not belong together, or the asset is not owned.
 */
export async function finishAsset(
  context: Context,
  accountId: string,
  ids: { assetId: string; topicId: string; subtopicId: string },
): Promise<boolean> {
  const asset = await requireOpen(context, accountId, ids.assetId);
  if (!placesOf(asset).some((at) => at.topicId === ids.topicId && at.subtopicId === ids.subtopicId)) {
    throw new AppError('learning.ids-mismatch');
  }
  await requireOwned(context, accountId, asset.id);
  if (asset.type === 'problem') return (await findFinished(context.db, accountId)).has(asset.id);
  await insertFinished(context.db, accountId, asset.id);
  return true;
}

/** Marks a problem solved; true the first time. Called by running only, after all tests have passed. */
export function recordSolved(db: Database, accountId: string, assetId: string): Promise<boolean> {
  return insertFinished(db, accountId, assetId);
}
