import type { KeptMarkers } from './editor-markers.ts';

const kept = new WeakMap<object, KeptMarkers>();

/** Keeps what was found in a text that no editor shows, until one shows it (again). */
export function keepMarkers(text: object, found: KeptMarkers): void {
  kept.set(text, found);
}

/** The markers kept for a text; they are handed out once. */
export function takeMarkers(text: object): KeptMarkers | undefined {
  const found = kept.get(text);
  kept.delete(text);
  return found;
}
