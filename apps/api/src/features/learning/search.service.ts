import type { Asset } from '@abhyas/content/release';
import type { TopicHit } from '@abhyas/contract/learning';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { overlayOf } from './learning.service.ts';
import { findInTopic, plainText, searchedHtml } from './search.rules.ts';

/** Kept while its release is: a text is made plain once, when it is first searched. */
const plainTexts = new WeakMap<Asset, string>();

function textOf(asset: Asset): string {
  const known = plainTexts.get(asset) ?? plainText(searchedHtml(asset));
  plainTexts.set(asset, known);
  return known;
}

/**
 * Looks for words in a course. What is locked is not found; what is not owned by its title only.
 * @throws AppError 404 for an unknown topic.
 */
export async function searchTopic(
  { db, release }: Pick<AppContext, 'db' | 'release'>,
  accountId: string,
  { topicId, q }: { readonly topicId: string; readonly q: string },
): Promise<TopicHit[]> {
  const topic = release.current.topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown', { status: 404 });
  const { ownership, opened } = await overlayOf(db, accountId);
  return findInTopic(topic, q, {
    isOpen: (subtopic) => subtopic.rollout || opened.has(subtopic.id),
    owns: (asset) => mayOpen(ownership, asset),
    textOf,
  });
}
