import { storageKeys } from '../../config.ts';
import { readStored, store } from '../../lib/storage.ts';

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export type Speed = (typeof SPEEDS)[number];

/** The speed that was chosen last on this device. */
export function keptSpeed(): Speed {
  const kept = Number(readStored(storageKeys.videoSpeed) ?? 1);
  return SPEEDS.find((speed) => speed === kept) ?? 1;
}

export function keepSpeed(speed: Speed): void {
  store(storageKeys.videoSpeed, String(speed));
}
