import { frame, frameErrors } from '@abhyas/contract/messages/en/frame';
import { landing } from '@abhyas/contract/messages/en/landing';
import type { PageLanguage } from '@abhyas/contract/page-language';
import { translated } from '@abhyas/contract/translation';

import type { Texts } from '../../lib/texts.ts';

/** The parts of the catalogue that the landing page shows. Another part read there would be undefined. */
export const landingTexts = {
  frame,
  landing,
  errors: frameErrors,
} as unknown as Texts;

type Words = Readonly<Record<string, unknown>>;

/** Parts of the catalogues of the other languages, by file: fetched for their readers only. */
const PARTS = import.meta.glob<Words>([
  '../../../../../packages/contract/src/messages/*/{errors,frame,landing}.ts',
  '!../../../../../packages/contract/src/messages/en/*.ts',
]);

/** The same in another language; English where it was not translated. */
export async function landingTextsIn(language: PageLanguage): Promise<Texts> {
  const part = async (name: 'errors' | 'frame' | 'landing') =>
    (await PARTS[`../../../../../packages/contract/src/messages/${language}/${name}.ts`]?.())?.[name];
  const [errors, frameWords, landingWords] = await Promise.all([
    part('errors'),
    part('frame'),
    part('landing'),
  ]);
  return {
    frame: translated<unknown>(frame, frameWords as never),
    landing: translated<unknown>(landing, landingWords as never),
    errors: translated<unknown>(frameErrors, errors as never),
  } as Texts;
}
