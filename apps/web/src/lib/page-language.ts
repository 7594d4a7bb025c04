import { storageKeys } from '../config.ts';
import { readStored, store } from './storage.ts';

export type PageLanguage = 'en' | 'hi';

/** The language that somebody chose for the interface; English until then. */
export function pageLanguage(): PageLanguage {
  return readStored(storageKeys.language) === 'hi' ? 'hi' : 'en';
}

/** Keeps the choice and draws the page anew in it. */
export function choosePageLanguage(language: PageLanguage): void {
  store(storageKeys.language, language);
  window.location.reload();
}
