import { frame, frameErrors } from '@abhyas/contract/messages/en/frame';
import { landing } from '@abhyas/contract/messages/en/landing';
import { running, runningErrors } from '@abhyas/contract/messages/en/running';

import type { Texts } from '../../lib/texts.ts';

/** The parts of the catalogue that the landing page shows. Another part read there would be undefined. */
export const landingTexts = {
  frame,
  landing,
  running,
  errors: { ...frameErrors, ...runningErrors },
} as unknown as Texts;
