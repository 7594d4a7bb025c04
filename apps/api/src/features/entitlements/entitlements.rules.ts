import { placesOf } from '@abhyas/content/places';
import type { Place } from '@abhyas/content/release-assets';
import type { ReleaseIndex } from '@abhyas/content/release-index';

/** What of the content a learner owns: the topics of the plans that are active now. */
export type Ownership = { readonly topicIds: ReadonlySet<string> };

/** What plans with these topics open now: of a course that was divided since, all its parts. */
export function ownershipIn(
  { successors }: Pick<ReleaseIndex, 'successors'>,
  topicIds: readonly string[],
): Ownership {
  const parts = topicIds.flatMap((id) => (successors.get(id) ?? []).map((topic) => topic.id));
  return { topicIds: new Set([...topicIds, ...parts]) };
}

type Item = Place & { readonly premium: boolean; readonly alsoIn?: readonly Place[] };

/** Premium items are open to those who own a topic that has them; the rest is open to everybody. */
export function mayOpen(ownership: Ownership, item: Item): boolean {
  return !item.premium || placesOf(item).some(({ topicId }) => ownership.topicIds.has(topicId));
}

/** Whether the premium parts of a topic (such as premium quiz questions in a free quiz) are owned. */
export function ownsTopic(ownership: Ownership, topicId: string): boolean {
  return ownership.topicIds.has(topicId);
}
