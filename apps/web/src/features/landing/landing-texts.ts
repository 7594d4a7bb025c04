import { frame, frameErrors } from '@abhyas/contract/messages/en/frame';
import { landing } from '@abhyas/contract/messages/en/landing';

import type { Texts } from '../../lib/texts.ts';

/** The parts of the catalogue that the landing page shows. Another part read there would be undefined. */
export const landingTexts = {
  frame,
  landing,
  errors: frameErrors,
} as unknown as Texts;
