const isOfName = (character: string | undefined): boolean =>
  character !== undefined && /[\w$]/u.test(character);

/** Compilers count bytes: a text in Devanagari before the place has three for each letter. */
const charactersIn = (text: string, bytes: number): number =>
  new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, Math.max(0, bytes))).length;

/** Where the bracket that ends at `end` is opened; -1 where none is. */
function openingOf(text: string, end: number): number {
  let depth = 0;
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === ']') depth += 1;
    if (text[at] === '[') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/**
 * The name of the array whose index stands at `line` and `column` (from 1, in bytes): gcc points at the bracket that
 * opens it, g++ at the one that closes it. Other indices may stand before: `grid[row][5]`. Empty where there is none.
 */
export function arrayAt(
  code: string,
  { line, column }: { readonly line: number; readonly column: number },
): string {
  const text = code.split('\n')[line - 1] ?? '';
  let end = charactersIn(text, column - 1);
  if (text[end] === ']') end = openingOf(text, end);
  if (text[end] !== '[') return '';
  while (text[end - 1] === ']') end = openingOf(text, end - 1);
  let from = end;
  while (from > 0 && isOfName(text[from - 1])) from -= 1;
  return from < 0 ? '' : text.slice(from, end);
}
