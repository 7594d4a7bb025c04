import { choosePageLanguage, pageLanguage } from '../lib/page-language.ts';
import { texts } from '../lib/texts.ts';

/** Leads to the other language, named as its own readers call it. */
export function LanguageSwitch() {
  const other = pageLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <button
      type="button"
      lang={other}
      className="min-h-11 rounded-small px-2 font-language-name font-[560] text-link underline-offset-4 hover:underline"
      onClick={() => choosePageLanguage(other)}
    >
      {texts.frame.language[other]}
    </button>
  );
}
