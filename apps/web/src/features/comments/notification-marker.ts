import { storageKeys, timings } from '../../config.ts';
import { readStored, removeStored, store } from '../../lib/storage.ts';

/** NOTIFICATIONS-3: clicking a notification stores the asset id and the time. */
export function setNotificationMarker(assetId: string): void {
  store(storageKeys.notificationMarker, JSON.stringify({ assetId, at: Date.now() }));
}

/** True when the marker is for this asset and at most 10 seconds old. */
export function isMarked(assetId: string): boolean {
  const stored = readStored(storageKeys.notificationMarker);
  if (stored === null) return false;
  try {
    const marker = JSON.parse(stored) as { assetId?: unknown; at?: unknown };
    const age = Date.now() - Number(marker.at);
    return marker.assetId === assetId && age >= 0 && age <= timings.notificationMarkerMs;
  } catch {
    return false;
  }
}

/** The marker, for whatever asset, has led where it leads. */
export function removeNotificationMarker(): void {
  removeStored(storageKeys.notificationMarker);
}
