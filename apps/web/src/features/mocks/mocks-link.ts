import { mocksLink as english } from '@abhyas/contract/messages/en/mocks-link';
import { mocksLink as hindi } from '@abhyas/contract/messages/hi/mocks-link';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** What stands where mock tests are found. */
export const mocksLinkTexts = lazyTexts(english, { hi: hindi });
