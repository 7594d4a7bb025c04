import { generated as english } from '@abhyas/contract/messages/en/generated';
import { generated as hindi } from '@abhyas/contract/messages/hi/generated';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** The words of generated exercises in the language of the pages, loaded with the first of these exercises. */
export const generatedWords = lazyTexts(english, { hi: hindi });
