import { replay as english } from '@abhyas/contract/messages/en/replay';
import { replay as hindi } from '@abhyas/contract/messages/hi/replay';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** What is said of how a text came about, loaded with what shows it. */
export const replayTexts = lazyTexts(english, { hi: hindi });
