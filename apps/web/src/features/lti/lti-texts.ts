import { lti as english } from '@abhyas/contract/messages/en/lti';
import { lti as hindi } from '@abhyas/contract/messages/hi/lti';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** What is said of launches in the language of the pages, loaded with their screen. */
export const ltiTexts = lazyTexts(english, { hi: hindi });
