import { circuit as english } from '@abhyas/contract/messages/en/circuit';
import { circuit as hindi, type CircuitTexts } from '@abhyas/contract/messages/hi/circuit';

import { pageLanguage } from '../../../../lib/page-language.ts';

/** The words of the builder: they come with the parts that need them, and burden no other screen. */
export const circuitWords = (): CircuitTexts => (pageLanguage() === 'hi' ? hindi : english);
