import { messages } from '@abhyas/contract/messages';

import { setTexts } from '../src/lib/texts.ts';

setTexts(messages);
