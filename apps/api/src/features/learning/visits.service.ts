import { placedIn } from '@abhyas/content/places';
import type { Asset as ReleasedAsset } from '@abhyas/content/release-assets';
import type { Progress } from '@abhyas/contract/learning-progress';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { isOpenFor } from '../classes/opened-modules.service.ts';
import { findLastVisit, saveLastVisit, type LastVisit } from './learning.store.ts';

/** The content in the reader's language. */
type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

const NOWHERE: LastVisit = {
  active_link: '',
  meta: '',
  learn_link: '',
  meta_learn: '',
  practise_link: '',
  meta_practise: '',
};

/** Where a learner was last, with the titles of the content as it is now, or as it was then if an item is gone. */
export async function progressOf({ db, release }: Context, accountId: string): Promise<Progress> {
  const visit = (await findLastVisit(db, accountId)) ?? NOWHERE;
  const assetOf = (link: string) => visitedAt(release, link);
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

/** The asset that one of our links leads to, as part of the module from which it was opened. */
export function visitedAt({ current }: ShownRelease, link: string): ReleasedAsset | undefined {
  const [path = ''] = link.split('?');
  const asset = current.assets.get(path.split('/').at(-1) ?? '');
  return asset && placedIn(asset, moduleIn(link));
}

/** The module in `/learn/{module}/{asset}` or `/practise/2/{asset}?in={module}`. */
function moduleIn(link: string): string | undefined {
  return /^\/learn\/([^/]+)\/|[?&]in=([^&]+)/.exec(link)?.slice(1).find(Boolean);
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
  const link = visit.practiseLink ?? visit.learnLink ?? '';
  const known = index.assets.get(visit.assetId ?? '');
  const asset = known && placedIn(known, moduleIn(link));
  if (!asset || asset.premium) return;
  const subtopic = index.subtopics.get(asset.subtopicId);
  const title = visitTitle(release, asset);
  if (!subtopic || !title || !(await isOpenFor(db, accountId, subtopic))) return;
  if (visit.practiseLink !== undefined && asset.type === 'problem') {
    const practised = practisedLink(asset, visit.practiseLink);
    await saveLastVisit(db, accountId, {
      active_link: practised,
      meta: title,
      practise_link: practised,
      meta_practise: asset.title,
    });
    return;
  }
  const learnt = `/learn/${subtopic.id}/${asset.id}`;
  await saveLastVisit(db, accountId, {
    active_link: learnt,
    meta: title,
    learn_link: learnt,
    meta_learn: title,
  });
}

function practisedLink(asset: ReleasedAsset, sent: string): string {
  return sent.startsWith('/practise/2/') ? problemLink(asset, asset.subtopicId) : `/practise/1/${asset.id}`;
}

/** A problem as one of a course: where it stands in several modules, the address says which is meant. */
export function problemLink(
  { id, alsoIn }: Pick<ReleasedAsset, 'id' | 'alsoIn'>,
  subtopicId: string,
): string {
  return `/practise/2/${id}${alsoIn ? `?in=${subtopicId}` : ''}`;
}
