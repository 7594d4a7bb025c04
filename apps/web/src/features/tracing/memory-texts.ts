import { memory as english } from '@abhyas/contract/messages/en/memory';
import { memory as hindi } from '@abhyas/contract/messages/hi/memory';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** What is said of memory in the language of the pages, loaded with a program's result. */
export const memoryTexts = lazyTexts(english, { hi: hindi });
