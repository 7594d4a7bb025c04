import type { Place } from './release-assets.ts';

type Placed = Place & { readonly alsoIn?: readonly Place[] | undefined };

/** The modules that an item belongs to; a problem of the bank may be in several. */
export function placesOf({ topicId, subtopicId, alsoIn = [] }: Placed): Place[] {
  return [{ topicId, subtopicId }, ...alsoIn];
}

/** An item as part of a module; unchanged if it does not belong there. */
export function placedIn<T extends Placed>(item: T, subtopicId: string | null | undefined): T {
  const places = placesOf(item);
  const place = places.find((each) => each.subtopicId === subtopicId);
  return place ? { ...item, ...place, alsoIn: places.filter((each) => each !== place) } : item;
}
