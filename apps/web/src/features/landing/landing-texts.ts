import { frame, frameErrors } from '@abhyas/contract/messages/en/frame';
import { landing } from '@abhyas/contract/messages/en/landing';
import { translated } from '@abhyas/contract/translation';

import type { Texts } from '../../lib/texts.ts';

/** The parts of the catalogue that the landing page shows. Another part read there would be undefined. */
export const landingTexts = {
  frame,
  landing,
  errors: frameErrors,
} as unknown as Texts;

/** The same in Hindi, fetched for those who chose it. */
export async function landingTextsInHindi(): Promise<Texts> {
  const [hindiErrors, hindiFrame, hindiLanding] = await Promise.all([
    import('@abhyas/contract/messages/hi/errors'),
    import('@abhyas/contract/messages/hi/frame'),
    import('@abhyas/contract/messages/hi/landing'),
  ]);
  return {
    frame: translated(frame, hindiFrame.frame),
    landing: translated(landing, hindiLanding.landing),
    errors: translated<Readonly<Record<string, string>>>(frameErrors, hindiErrors.errors),
  } as unknown as Texts;
}
