import { mocks as english } from '@abhyas/contract/messages/en/mocks';
import { mocks as hindi } from '@abhyas/contract/messages/hi/mocks';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** The texts of mock tests in the language of the pages, loaded with the first screen that speaks of one. */
export const mockTexts = lazyTexts(english, { hi: hindi });
