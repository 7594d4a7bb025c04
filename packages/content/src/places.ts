import type { Place } from './release-assets.ts';

type Placed = Place & { readonly alsoIn?: readonly Place[] | undefined };

/** Where an item stands; a problem of the bank may stand in several modules. */
export function placesOf({ topicId, subtopicId, alsoIn = [] }: Placed): Place[] {
  return [{ topicId, subtopicId }, ...alsoIn];
}

/** An item as it stands in a module; as it is when it does not stand there. */
export function placedIn<T extends Placed>(item: T, subtopicId: string | null | undefined): T {
  const places = placesOf(item);
  const place = places.find((each) => each.subtopicId === subtopicId);
  return place ? { ...item, ...place, alsoIn: places.filter((each) => each !== place) } : item;
}
