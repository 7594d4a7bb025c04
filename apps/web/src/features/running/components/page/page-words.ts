import { pageTask as english } from '@abhyas/contract/messages/en/page-task';
import { pageTask as hindi, type PageTaskTexts } from '@abhyas/contract/messages/hi/page-task';

import { pageLanguage } from '../../../../lib/page-language.ts';

/** The words of page tasks: they come with the parts that need them, and burden no other screen. */
export const pageWords = (): PageTaskTexts => (pageLanguage() === 'hi' ? hindi : english);
