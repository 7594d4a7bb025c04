import { isPageLanguage, type PageLanguage } from '@abhyas/contract/page-language';

/**
 * A cookie, because logging out clears all local storage (AUTH-14), and whoever reads another language shall
 * find the login screen in it too. public/early.js reads it before anything is drawn.
 */
const COOKIE = 'abhyas_language';
const YEAR_SECONDS = 365 * 24 * 3600;

/** The language that somebody chose for this device; undefined until then. */
export function chosenLanguage(): PageLanguage | undefined {
  // On the server, where the landing page is drawn first, there is no document.
  const cookies = (globalThis.document as Document | undefined)?.cookie ?? '';
  const code = /(?:^|; )abhyas_language=([a-z]{2,3})\b/.exec(cookies)?.[1];
  return isPageLanguage(code) ? code : undefined;
}

/** The language of the interface; English until somebody chooses. */
export function pageLanguage(): PageLanguage {
  return chosenLanguage() ?? 'en';
}

/** Keeps the choice on this device and draws the page again in it. Without cookies the page stays as it is. */
export function choosePageLanguage(language: PageLanguage): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  // A browser that keeps no cookies would come up in the old language, and be loaded again and again.
  if (chosenLanguage() === language) window.location.reload();
}
