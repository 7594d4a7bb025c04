/** Signs of mathematics and of other scripts, and what a program writes in their place. */
const INSTEAD_OF_SIGN = new Map([
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
 * What stands in a program for a sign that came with copied text or from another keyboard: `×` is `*`, and the wide
 * `；` of a phone's keyboard is `;`. Undefined for a sign that has no such partner.
 */
export function plainSign(sign: string): string | undefined {
  const known = INSTEAD_OF_SIGN.get(sign);
  if (known !== undefined) return known;
  return /^[\uFF01-\uFF5E]$/.test(sign) ? sign.normalize('NFKC') : undefined;
}

/** One of the signs that `plainSign` knows, for patterns. */
export const COPIED_SIGN = String.raw`[×✕÷≤≥≠«»।\uFF01-\uFF5E]`;
