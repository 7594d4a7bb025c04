import { totals as english } from '@abhyas/contract/messages/en/totals';
import { totals as hindi } from '@abhyas/contract/messages/hi/totals';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** What is said of totals in the language of the pages, loaded with the screens that show them. */
export const totalsTexts = lazyTexts(english, { hi: hindi });
