import { placesOf } from '@abhyas/content/places';

import type { ReleaseIndex } from '../../platform/content/active-release.ts';

/** The place of a module's overview, in the stead of an item. */
const OVERVIEW = 'root';

type Content = Pick<ReleaseIndex, 'topics' | 'subtopics' | 'assets' | 'problems'>;

/** False for the address of a course, a lesson or a problem that learners do not find; all else is left to its author. */
export function leadsSomewhere(url: string, content: Content): boolean {
  const [path = ''] = url.split(/[?#]/);
  const [area, first, second] = path.split('/').slice(1).map(plain);
  if (area === 'learn' && first) return second ? isItem(first, second, content) : content.topics.has(first);
  return area !== 'practise' || !second || content.problems.has(second);
}

function isItem(subtopicId: string, assetId: string, { subtopics, assets }: Content): boolean {
  if (assetId === OVERVIEW) return subtopics.has(subtopicId);
  const asset = assets.get(assetId);
  return asset !== undefined && placesOf(asset).some((place) => place.subtopicId === subtopicId);
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
