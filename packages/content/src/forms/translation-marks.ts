import { editYaml, valueOf } from './edit-yaml.ts';
import { textIn } from './fields.ts';
import { isRecord } from './same-value.ts';
import type { Word } from './translation-form.ts';

/** Beside the versions in a folder: of which English texts they were made. */
export const MARKS_FILE = 'translations.yaml';

/** By language and English file: the fingerprints of the texts that its version was made of. */
export type Marks = Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>>;

/** Null: the file is in no shape that could be read. */
export function readMarks(text: string | null): Marks | null {
  const value = text === null ? {} : (valueOf(text) ?? {});
  if (!isRecord(value)) return null;
  const languages = Object.entries(value).map(([language, files]) => [language, filesIn(files)] as const);
  return Object.fromEntries(languages);
}

function filesIn(value: unknown): Record<string, ReadonlySet<string>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([file, prints]) => [file, new Set(textIn(prints).split(' '))]),
  );
}

export type Version = { readonly language: string; readonly file: string; readonly words: readonly Word[] };

/** What a text says in another language. */
export type WordState = 'open' | 'stale' | 'made';

/** `stale`: its English was changed after it was written; where it is not known of what it was made, it is taken to fit. */
export function stateOf(marks: Marks, { language, file }: Omit<Version, 'words'>, word: Word): WordState {
  const words = word.words.trim();
  if (words === '' || (words === word.english.trim() && /\p{L}/u.test(words))) return 'open';
  const made = marks[language]?.[file];
  return made && !made.has(fingerprint(word.english)) ? 'stale' : 'made';
}

/** Remembers that the words at a place say what the English says now; of all others what is known stays. */
export function noteMade(text: string | null, version: Version, at: string): string {
  const marks = readMarks(text) ?? {};
  const fits = version.words.filter((word) => word.at === at || stateOf(marks, version, word) === 'made');
  return written(text, version, fits);
}

/** Remembers that all words of a version say what the English says now. */
export function noteAll(text: string | null, version: Version): string {
  return written(
    text,
    version,
    version.words.filter((word) => stateOf({}, version, word) === 'made'),
  );
}

function written(text: string | null, { language, file }: Version, fits: readonly Word[]): string {
  const value = text === null ? {} : valueOf(text);
  const all = isRecord(value) ? value : {};
  const prints = [...new Set(fits.map(({ english }) => fingerprint(english)))].join(' ');
  const files = isRecord(all[language]) ? all[language] : {};
  return editYaml(text ?? '', { ...all, [language]: { ...files, [file]: prints } });
}

/** Tells one text from its changed self, whatever white space ends its lines (FNV-1a over UTF-16, 32 bits). */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  const lines = text.split('\n').map((line) => line.trimEnd());
  for (const letter of lines.join('\n').trim()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
