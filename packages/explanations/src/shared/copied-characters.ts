import type { ExplanationRule } from '../explanation.ts';

/** Characters of mathematics and of other scripts, and what a program writes in their place. */
const INSTEAD_OF_CHARACTER = new Map([
  ['×', '*'],
  ['✕', '*'],
  ['÷', '/'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['«', '<<'],
  ['»', '>>'],
  ['।', ';'],
]);

/**
 * What is in a program for a character that came with copied text or from another keyboard: `×` is `*`, and the wide
 * `；` of a phone's keyboard is `;`. Undefined for a character that has no such partner.
 */
function plainCharacter(character: string): string | undefined {
  const known = INSTEAD_OF_CHARACTER.get(character);
  if (known !== undefined) return known;
  return /^[\uFF01-\uFF5E]$/.test(character) ? character.normalize('NFKC') : undefined;
}

/** One of the characters that `plainCharacter` knows, for patterns. */
export const COPIED_CHARACTER = String.raw`[×✕÷≤≥≠«»।\uFF01-\uFF5E]`;

/** What is said of such a character; each language finds it by its own words. */
export const CHARACTER_FROM_ELSEWHERE: Omit<ExplanationRule, 'pattern'> = {
  id: 'shared/copied-sign',
  text: {
    en: 'The character `{symbol}` comes from another keyboard or a document, and a program does not know it. Type `{better}` in its place here in the editor.',
    hi: 'चिह्न `{symbol}` किसी दूसरे कीबोर्ड या दस्तावेज़ से आया है, और प्रोग्राम उसे नहीं जानता। उसकी जगह यहीं एडिटर में `{better}` टाइप करें।',
  },
  values: ({ symbol = '' }) => {
    const better = plainCharacter(symbol);
    return better === undefined ? undefined : { better };
  },
};
