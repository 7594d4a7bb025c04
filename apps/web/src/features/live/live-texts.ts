import { live as english } from '@abhyas/contract/messages/en/live';
import { live as hindi } from '@abhyas/contract/messages/hi/live';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** What is said to learners while their teacher can look, loaded with what says it. */
export const liveTexts = lazyTexts(english, { hi: hindi });
