import { useArrivals } from '../notifications.queries.ts';

/** Draws nothing: what arrives is a part of its own, so that the screen is not drawn again with each answer. */
export function Arrivals(): null {
  useArrivals();
  return null;
}
