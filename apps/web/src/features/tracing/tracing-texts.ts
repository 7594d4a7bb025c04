import { tracing as english } from '@abhyas/contract/messages/en/tracing';
import { tracing as hindi } from '@abhyas/contract/messages/hi/tracing';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** The texts of the window of steps in the language of the pages, loaded with the window. */
export const tracingTexts = lazyTexts(english, { hi: hindi });
