import type { Asset } from '@abhyas/content/release-assets';
import type { TopicHit } from '@abhyas/contract/learning';
import { nearestWord } from '@abhyas/contract/nearest-word';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { mayOpen } from '../entitlements/entitlements.rules.ts';
import { overlayOf } from './learning.service.ts';
import {
  findInTopic,
  plainBlocks,
  searchedHtml,
  vocabularyOf,
  wordsOf,
  type Block,
  type Searcher,
} from './search.rules.ts';

/** Kept while its release is: a text is made plain once, when it is first searched. */
const knownBlocks = new WeakMap<Asset, readonly Block[]>();

function blocksOf(asset: Asset): readonly Block[] {
  const known = knownBlocks.get(asset) ?? plainBlocks(searchedHtml(asset));
  knownBlocks.set(asset, known);
  return known;
}

/** What was found, and for which words where those that were typed stand nowhere. */
type Found = { readonly hits: TopicHit[]; readonly searchedFor?: string };

/**
 * Looks for words in a course, or else for those that were probably meant. What is locked is not found; what is not owned by its title only.
 * @throws AppError 404 for an unknown topic.
 */
export async function searchTopic(
  context: Pick<AppContext, 'db' | 'release'>,
  accountId: string,
  { topicId, q }: { readonly topicId: string; readonly q: string },
): Promise<Found> {
  const topic = context.release.current.topics.get(topicId);
  if (!topic) throw new AppError('learning.topic-unknown');
  const { ownership, opened, withheld } = await overlayOf(context, accountId);
  const searcher: Searcher = {
    isOpen: (subtopic) => subtopic.rollout || opened.has(subtopic.id),
    isShown: (asset) => !withheld.has(asset.id),
    owns: (asset) => mayOpen(ownership, asset),
    blocksOf,
  };
  const words = wordsOf(q);
  const hits = findInTopic(topic, words, searcher);
  if (hits.length > 0 || words.length === 0) return { hits };
  const vocabulary = vocabularyOf(topic, searcher);
  const meant = words.map((word) => (vocabulary.has(word) ? word : (nearestWord(word, vocabulary) ?? word)));
  const near = findInTopic(topic, meant, searcher);
  return near.length > 0 ? { hits: near, searchedFor: meant.join(' ') } : { hits };
}
