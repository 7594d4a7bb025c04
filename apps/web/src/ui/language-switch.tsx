import { languageInfo, PAGE_LANGUAGES } from '@abhyas/contract/page-language';

import { choosePageLanguage, pageLanguage } from '../lib/page-language.ts';

/** Leads to the other languages, each named as its own readers call it. */
export function LanguageSwitch() {
  const current = pageLanguage();
  return PAGE_LANGUAGES.filter((language) => language !== current).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      className="min-h-11 rounded-small px-2 font-language-name font-[560] text-link underline-offset-4 hover:underline"
      onClick={() => choosePageLanguage(language)}
    >
      {languageInfo(language).name}
    </button>
  ));
}
