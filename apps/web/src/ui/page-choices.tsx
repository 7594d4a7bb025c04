import { languageInfo, PAGE_LANGUAGES, type PageLanguage } from '@abhyas/contract/page-language';
import { useSyncExternalStore } from 'react';

import { choosePageLanguage, pageLanguage } from '../lib/page-language.ts';
import { texts } from '../lib/texts.ts';
import { chooseTheme, onThemeChange, themeChoice, type ThemeChoice } from '../lib/theme.ts';
import { SelectField } from './select-field.tsx';

type Props = {
  /** What choosing a language does; for learners it also tells their account. */
  readonly onLanguage?: (language: PageLanguage) => void;
};

/** Light, dark or like the device; the language of the page. */
export function PageChoices({ onLanguage = choosePageLanguage }: Props) {
  const theme = useSyncExternalStore<ThemeChoice>(onThemeChange, themeChoice, () => 'system');
  const language = useSyncExternalStore<PageLanguage>(never, pageLanguage, () => 'en');
  const words = texts.frame.theme;
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label={words.label}
        value={theme}
        options={[
          { value: 'system', name: words.system },
          { value: 'light', name: words.light },
          { value: 'dark', name: words.dark },
        ]}
        onChange={chooseTheme}
        className="w-44"
      />
      <SelectField<PageLanguage>
        label={texts.frame.language.label}
        value={language}
        options={PAGE_LANGUAGES.map((value) => ({ value, name: languageInfo(value).name }))}
        onChange={onLanguage}
        className="w-36"
      />
    </div>
  );
}

/** The language changes only with the page. */
const never = () => () => undefined;
