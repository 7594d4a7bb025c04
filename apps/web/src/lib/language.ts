import { messages } from '@abhyas/contract/messages';
import { translated } from '@abhyas/contract/translation';

import { pageLanguage } from './page-language.ts';
import { setTexts } from './texts.ts';

/** Sets the texts in the chosen language before the first screen is drawn. English is built in. */
export async function loadTexts(): Promise<void> {
  setTexts(messages);
  if (pageLanguage() !== 'hi') return;
  try {
    const { hindi } = await import('@abhyas/contract/messages/hi/hindi');
    setTexts(translated(messages, hindi));
  } catch {
    // Without the catalogue the page is drawn in English rather than not at all.
    document.documentElement.lang = 'en-IN';
  }
}
