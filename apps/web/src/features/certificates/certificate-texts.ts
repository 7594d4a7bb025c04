import { certificates as english } from '@abhyas/contract/messages/en/certificates';
import { certificates as hindi } from '@abhyas/contract/messages/hi/certificates';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** The texts of certificates in the language of the pages, loaded with the first screen that shows one. */
export const certificateTexts = lazyTexts(english, { hi: hindi });
