import { languageInfo, PAGE_LANGUAGES, type PageLanguage } from '@abhyas/contract/page-language';
import type { ReactNode } from 'react';

import { Button } from '../../../../ui/button.tsx';

type Props = {
  readonly label: string;
  readonly language: PageLanguage;
  readonly onChoose: (language: PageLanguage) => void;
  /** What stands behind the name of a language. */
  readonly note?: (language: PageLanguage) => ReactNode;
  readonly className: string;
};

/** The language of the pages in which an item is written or shown. */
export function ItemLanguage({ label, language, onChoose, note, className }: Props) {
  return (
    <fieldset aria-label={label} className={`${className} flex flex-wrap gap-2`}>
      {PAGE_LANGUAGES.map((each) => (
        <Button
          key={each}
          size="small"
          aria-pressed={each === language}
          className="aria-pressed:border-link aria-pressed:bg-link-soft aria-pressed:text-link"
          onClick={() => onChoose(each)}
        >
          {languageInfo(each).name}
          {note?.(each)}
        </Button>
      ))}
    </fieldset>
  );
}
