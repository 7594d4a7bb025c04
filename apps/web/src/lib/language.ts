import { messages } from '@abhyas/contract/messages';
import { type Translation, translated } from '@abhyas/contract/translation';

import { pageLanguage } from './page-language.ts';
import { setTexts } from './texts.ts';

type Catalogue = { readonly catalogue: Translation<typeof messages> };

/** The catalogues of the other languages, by file; each is fetched for its readers only. */
const CATALOGUES = import.meta.glob<Catalogue>('../../../../packages/contract/src/messages/*/catalogue.ts');

/** Sets the texts in the chosen language before the first screen is drawn. English is built in. */
export async function loadTexts(): Promise<void> {
  setTexts(messages);
  const load = CATALOGUES[`../../../../packages/contract/src/messages/${pageLanguage()}/catalogue.ts`];
  if (!load) return;
  try {
    const { catalogue } = await load();
    setTexts(translated(messages, catalogue));
  } catch {
    // Without the catalogue the page is drawn in English rather than not at all.
    document.documentElement.lang = 'en-IN';
  }
}
