import { exams as english } from '@abhyas/contract/messages/en/exams';
import { exams as hindi } from '@abhyas/contract/messages/hi/exams';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** The texts of exams in the language of the pages, loaded with the first screen that speaks of one. */
export const examTexts = lazyTexts(english, { hi: hindi });
