import { nearestWord } from '@abhyas/contract/nearest-word';
import type { GlossaryEntry } from '@abhyas/contract/syllabus';

/**
 * The entries of which each of the words is a part of a name or of the explanation; those found by a name come first.
 * Where there are none, the names that were probably meant are looked for.
 */
export function foundEntries(entries: readonly GlossaryEntry[], words: string): readonly GlossaryEntry[] {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return entries;
  const found = entriesWith(entries, wanted);
  if (found.length > 0) return found;
  const names = new Set(entries.flatMap(({ term, forms }) => [term, ...forms].flatMap(wordsOf)));
  return entriesWith(
    entries,
    wanted.map((word) => nearestWord(word, names) ?? word),
  );
}

function entriesWith(entries: readonly GlossaryEntry[], wanted: readonly string[]): GlossaryEntry[] {
  const has = (text: string): boolean => wanted.every((word) => plain(text).includes(word));
  const named = entries.filter(({ term, forms }) => [term, ...forms].some(has));
  const explained = entries.filter(
    (entry) => !named.includes(entry) && has(`${entry.term} ${withoutTags(entry.html)}`),
  );
  return [...named, ...explained];
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** Signs that are written in two ways (क़ and क़) are the same, capital or small. */
function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ');
}

function withoutTags(html: string): string {
  return html
    .split('<')
    .map((piece) => piece.slice(piece.indexOf('>') + 1))
    .join('');
}
