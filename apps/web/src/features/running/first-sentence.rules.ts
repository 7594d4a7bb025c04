/** The first sentence of an explanation. A full stop within `backticks` ends none. */
export function firstSentence(text: string): string {
  let isCode = false;
  for (const [at, sign] of Array.from(text).entries()) {
    if (sign === '`') isCode = !isCode;
    const next = text.charAt(at + 1);
    if (!isCode && /[.?।]/.test(sign) && (next === '' || next === ' ')) return text.slice(0, at + 1);
  }
  return text;
}
