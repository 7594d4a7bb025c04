import { FILE_PATH } from '@abhyas/content/release';
import type { Asset as ReleasedAsset } from '@abhyas/content/release-assets';
import type { SubtopicDetail, TopicCard, TopicDetail } from '@abhyas/contract/learning';
import type { Progress } from '@abhyas/contract/learning-progress';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/errors.ts';
import { batchLoader } from '../../platform/database/batch-loader.ts';
import { fileKey, signedUntil, signFiles } from '../../platform/content/file-signing.ts';
import { findPlannedClasses, isOpenFor, openedModuleIds } from '../classes/opened-modules.service.ts';
import { mayOpen, ownsTopic } from '../entitlements/entitlements.rules.ts';
import { ownedTopicIds, ownershipOf } from '../entitlements/entitlements.service.ts';
import {
  afterSubtopic,
  toSubtopicDetail,
  toTopicCard,
  toTopicDetail,
  type Overlay,
} from './learning.rules.ts';
import {
  findFinished,
  findFinishedWith,
  findLastVisit,
  insertFinished,
  saveLastVisit,
  type FoundWith,
  type LastVisit,
} from './learning.store.ts';

/** The content in the language of whoever reads it. */
type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

type OverlayLookup = (accountId: string) => Promise<Overlay | undefined>;

const overlayLookups = new WeakMap<Database, OverlayLookup>();

/** Every read of the content asks for one, so they are asked for together. */
function overlayLookup(db: Database): OverlayLookup {
  const known = overlayLookups.get(db);
  if (known) return known;
  const lookUp = batchLoader(async (accountIds) => {
    const found = await findFinishedWith(db, accountIds, { owned: ownedTopicIds, opened: openedModuleIds });
    return new Map([...found].map(([accountId, ids]) => [accountId, toOverlay(ids)]));
  });
  overlayLookups.set(db, lookUp);
  return lookUp;
}

const toOverlay = ({ finished, owned, opened }: FoundWith): Overlay => ({
  finished: new Set(finished),
  opened: new Set(opened),
  ownership: { topicIds: new Set(owned) },
});

/** What a learner owns and has finished. */
export async function overlayOf(db: Database, accountId: string): Promise<Overlay> {
  return (await overlayLookup(db)(accountId)) ?? toOverlay({ finished: [], owned: [], opened: [] });
}

/** A read of the content for one learner: `version` names all that `build` depends on. */
export type ContentRead<T> = { readonly version: string; readonly build: () => T };

export async function catalogue(
  { db, release }: Context,
  accountId: string,
): Promise<ContentRead<{ topics: TopicCard[] }>> {
  const overlay = await overlayOf(db, accountId);
  const { id, topics } = release.current.release;
  const cards = topics.map((topic) => toTopicCard(topic, overlay));
  return {
    version: [id, ...cards.map((card) => card.progressCount)].join(' '),
    build: () => ({ topics: cards }),
  };
}

/** @throws AppError 404 for an unknown topic. */
export async function topicDetail(
  { db, release }: Context,
  accountId: string,
  topicId: string,
): Promise<ContentRead<TopicDetail>> {
  const index = release.current;
  const topic = index.topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown');
  const detail = await withClasses(db, accountId, toTopicDetail(topic, await overlayOf(db, accountId)));
  const states = detail.subtopics.map(({ items, classOn = '' }) =>
    items
      ? items.map(({ finished, owned }) => Number(finished) + 2 * Number(owned)).join('')
      : `locked${classOn}`,
  );
  return {
    version: [index.release.id, topicId, ...states].join(' '),
    build: () => detail,
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
  { db, release }: Context,
  accountId: string,
  subtopicId: string,
): Promise<ContentRead<SubtopicDetail>> {
  const index = release.current;
  const subtopic = index.subtopics.get(subtopicId);
  const topic = subtopic && index.topics.get(subtopic.topicId);
  if (!subtopic || !topic) throw new AppError('learning.subtopic-unknown');
  // The course shows its card, so there is nothing to hide but its content.
  if (!(await isOpenFor(db, accountId, subtopic))) throw new AppError('learning.module-locked');
  const [overlay, key] = await Promise.all([overlayOf(db, accountId), fileKey(db)]);
  const owned = ownsTopic(overlay.ownership, topic.id);
  const { files } = index.release;
  const signing = { files, key, until: signedUntil(Date.now()) };
  const next = afterSubtopic(subtopicId, topic, { topics: index.release.topics, opened: overlay.opened });
  const nextId = next?.kind === 'module' ? next.subtopicId : next?.topicId;
  const flags = subtopic.assets.map((asset) => (overlay.finished.has(asset.id) ? 1 : 0)).join('');
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
export async function findOpenAsset(
  { db, release }: Context,
  accountId: string,
  assetId: string,
): Promise<ReleasedAsset> {
  const index = release.current;
  const asset = index.assets.get(assetId);
  const subtopic = asset && index.subtopics.get(asset.subtopicId);
  if (!asset || !subtopic || !(await isOpenFor(db, accountId, subtopic))) {
    throw new AppError('learning.asset-unknown');
  }
  return asset;
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
  const asset = await findOpenAsset(context, accountId, assetId);
  if (!mayOpen(await ownershipOf(context.db, accountId), asset)) {
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
  const asset = await findOpenAsset(context, accountId, ids.assetId);
  if (asset.topicId !== ids.topicId || asset.subtopicId !== ids.subtopicId) {
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

const NOWHERE: LastVisit = {
  active_link: '',
  meta: '',
  learn_link: '',
  meta_learn: '',
  practise_link: '',
  meta_practise: '',
};

/** Where a learner was last, in words of the content as it is now; as it was then, where an item is gone. */
export async function progressOf({ db, release }: Context, accountId: string): Promise<Progress> {
  const visit = (await findLastVisit(db, accountId)) ?? NOWHERE;
  const assetOf = (link: string) => release.current.assets.get(link.split('/').at(-1) ?? '');
  const practised = assetOf(visit.practise_link);
  return {
    activeLink: visit.active_link,
    meta: visitTitle(release, assetOf(visit.active_link)) ?? visit.meta,
    learnLink: visit.learn_link,
    metaLearn: visitTitle(release, assetOf(visit.learn_link)) ?? visit.meta_learn,
    practiseLink: visit.practise_link,
    metaPractise: practised?.title ?? visit.meta_practise,
  };
}

/** The path of titles to an asset. */
function visitTitle({ current }: ShownRelease, asset: ReleasedAsset | undefined): string | undefined {
  const subtopic = asset && current.subtopics.get(asset.subtopicId);
  const topic = asset && current.topics.get(asset.topicId);
  return subtopic && topic && `${topic.title} · ${subtopic.title} · ${asset.title}`;
}

export type Visit = {
  readonly assetId?: string | undefined;
  readonly learnLink?: string | undefined;
  readonly practiseLink?: string | undefined;
};

/**
 * Remembers the last visited item. The links and their texts are made from our own content, so that
 * nothing a browser sends becomes a link; premium assets record nothing (LEARNING-10).
 */
export async function recordVisit({ db, release }: Context, accountId: string, visit: Visit): Promise<void> {
  const index = release.current;
  const asset = visit.assetId === undefined ? undefined : index.assets.get(visit.assetId);
  if (!asset || asset.premium) return;
  const subtopic = index.subtopics.get(asset.subtopicId);
  const title = visitTitle(release, asset);
  if (!subtopic || !title || !(await isOpenFor(db, accountId, subtopic))) return;
  if (visit.practiseLink !== undefined && asset.type === 'problem') {
    const link = `/practise/${visit.practiseLink.startsWith('/practise/2/') ? 2 : 1}/${asset.id}`;
    await saveLastVisit(db, accountId, {
      active_link: link,
      meta: title,
      practise_link: link,
      meta_practise: asset.title,
    });
    return;
  }
  const link = `/learn/${subtopic.id}/${asset.id}`;
  await saveLastVisit(db, accountId, { active_link: link, meta: title, learn_link: link, meta_learn: title });
}
