import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { languageInfo, PAGE_LANGUAGES, type PageLanguage } from '@abhyas/contract/page-language';

import { Button } from '../../../../ui/button.tsx';

type Props = {
  readonly label: string;
  readonly language: PageLanguage;
  readonly onChoose: (language: PageLanguage) => void;
  /** How many texts of a language are older than their English. */
  readonly staleCount?: (language: PageLanguage) => number;
  readonly className: string;
};

/** The language of the pages in which an item is written or shown. */
export function ItemLanguage({ label, language, onChoose, staleCount, className }: Props) {
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
          <StaleCount count={staleCount?.(each) ?? 0} />
        </Button>
      ))}
    </fieldset>
  );
}

function StaleCount({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const { staleCount } = staffMessages.editors.translation;
  return <span className="ml-2 text-warn">{fill(staleCount, { count })}</span>;
}
