import { choosePageLanguage, pageLanguage } from '../lib/page-language.ts';
import { texts } from '../lib/texts.ts';

/** Leads to the other language, named as its own readers call it. */
export function LanguageSwitch() {
  const other = pageLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <button
      type="button"
      lang={other}
      // The device's own letters: one word is not worth a font of 53 KiB.
      className="min-h-11 rounded-small px-2 font-[family-name:system-ui] font-[560] text-link underline-offset-4 hover:underline"
      onClick={() => choosePageLanguage(other)}
    >
      {texts.frame.language[other]}
    </button>
  );
}
