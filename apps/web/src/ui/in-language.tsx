import type { TranslationLanguage } from '@abhyas/contract/page-language';
import type { ReactNode } from 'react';

import { pageLanguage } from '../lib/page-language.ts';
import { texts } from '../lib/texts.ts';

type Props = {
  /** The language of what is shown; English unless it says otherwise. */
  readonly language: TranslationLanguage | undefined;
  readonly children: ReactNode;
};

/** Content in its own language, and with a label where that is not the reader's. */
export function InLanguage({ language, children }: Props) {
  const reader = pageLanguage();
  const written = language ?? 'en';
  return (
    <>
      {reader !== written && (
        <p className="mb-4 inline-block rounded-small border border-line bg-sunken px-2.5 py-1 text-small text-soft">
          {texts.learning.englishOnly}
        </p>
      )}
      <div lang={reader === written ? undefined : written}>{children}</div>
    </>
  );
}
