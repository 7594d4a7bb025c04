import { storageKeys } from '../../config.ts';
import { readStored, store } from '../../lib/storage.ts';
import type { Quality } from './quality.rules.ts';

/** What somebody gets who asked the browser to save data and has not chosen yet. */
const SAVING_HEIGHT = 240;

/** What TypeScript's DOM library does not describe. */
type WithConnection = { readonly connection?: { readonly saveData?: boolean } };

/** The quality that was chosen last on this device; the lighter one where the browser is told to save data. */
export function keptQuality(): Quality {
  const kept = readStored(storageKeys.videoQuality);
  if (kept === 'best' || kept === 'sound') return kept;
  if (Number(kept) > 0) return Number(kept);
  return (navigator as WithConnection).connection?.saveData ? SAVING_HEIGHT : 'best';
}

export function keepQuality(quality: Quality): void {
  store(storageKeys.videoQuality, String(quality));
}
