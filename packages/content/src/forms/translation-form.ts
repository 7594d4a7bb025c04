import { editYaml, valueOf } from './edit-yaml.ts';
import { block, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';
import { readText, writeText } from './text-form.ts';

/** One text of a file in English, and the words that stand for it in another language; empty: not yet. */
export type Word = {
  /** Where it stands: `title`, `questions.0.correct.1.text`; empty for a whole file. */
  readonly at: string;
  readonly english: string;
  readonly words: string;
};

/** A file in English, and its version in another language as far as there is one. */
export type Pair = { readonly file: string; readonly english: string; readonly translated: string | null };

/** Markdown files without a head. */
const WHOLE = /^(?:statement|hint[12])\.md$|^data\/sample\/[^/]+\.md$/;
/** Of these a version holds words only. */
const CARDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['problem.yaml', ['name', 'summary']],
  ['topic.yaml', ['title', 'summary', 'description']],
  ['subtopic.yaml', ['title', 'summary']],
  ['plan.yaml', ['title', 'validity', 'plan_type']],
]);
/** Of these a version is a file of the same shape: where words are in it. */
const WHOLE_YAML: ReadonlyMap<string, RegExp> = new Map([
  [
    'quiz.yaml',
    /^(?:title|questions\.\d+\.(?:question|explanation|(?:correct|wrong)\.\d+(?:\.(?:text|because))?))$/,
  ],
  ['video.yaml', /^(?:title|description)$/],
]);

/** Those of a folder's files whose words can be said in another language, in English. */
export function translatable(paths: readonly string[]): string[] {
  return paths.filter(
    (path) => path === 'text.md' || WHOLE.test(path) || CARDS.has(path) || WHOLE_YAML.has(path),
  );
}

/** The file beside it: `text.hi.md`. The loader says the same (loading.ts). */
export function translatedName(file: string, language: string): string {
  return file.replace(/\.\w+$/, `.${language}$&`);
}

/** The words of a file, side by side. Null: the file is in no shape for it. */
export function wordsOf({ file, english, translated }: Pair): Word[] | null {
  if (file === 'text.md') return ofText(english, translated);
  if (WHOLE.test(file)) return [{ at: '', english, words: translated ?? '' }];
  const value = valueOf(english);
  if (!isRecord(value)) return null;
  const said = new Map(leavesOf(translated === null ? null : valueOf(translated)));
  return leavesOf(value)
    .filter(([at, text]) => isWord(file, at) && text.trim() !== '')
    .map(([at, text]) => ({ at, english: text, words: said.get(at) ?? '' }));
}

/** The version with one text said in other words. What has none yet is in it in English where it must be whole. */
export function writeWord({ file, english, translated }: Pair, at: string, words: string): string {
  if (file === 'text.md') {
    const form = readText(translated ?? english);
    return form ? writeText(translated ?? english, { ...form, [at]: words }) : english;
  }
  if (WHOLE.test(file)) return words;
  const source = valueOf(english);
  const old = translated === null ? null : valueOf(translated);
  const said = new Map([...leavesOf(old), [at, words] as const]);
  if (CARDS.has(file)) {
    const texts = [...said].filter(([key, text]) => isWord(file, key) && text.trim() !== '');
    return editYaml(translated ?? '', Object.fromEntries(texts.map(([key, text]) => [key, block(text)])));
  }
  const whole = isRecord(source) && isRecord(old) ? { ...source, ...keptOf(file, old) } : source;
  return editYaml(translated ?? '', spoken(file, whole, { at: '', said }));
}

function ofText(english: string, translated: string | null): Word[] | null {
  const [from, to] = [readText(english), translated === null ? undefined : readText(translated)];
  if (!from || to === null) return null;
  return [
    { at: 'title', english: from.title, words: to?.title ?? '' },
    { at: 'markdown', english: from.markdown, words: to?.markdown ?? '' },
  ];
}

function isWord(file: string, at: string): boolean {
  return CARDS.get(file)?.includes(at) ?? WHOLE_YAML.get(file)?.test(at) ?? false;
}

/** What a version of a video says otherwise besides words: its captions. */
function keptOf(file: string, old: Record<string, unknown>): Record<string, unknown> {
  return file === 'video.yaml' && old['captions'] !== undefined ? { captions: old['captions'] } : {};
}

/** All scalars of a value, by the way to them. */
function leavesOf(value: unknown, at = ''): [string, string][] {
  const below = (key: string): string => (at === '' ? key : `${at}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, below(String(index))));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, below(key)));
  return [[at, textIn(value)]];
}

type Said = { readonly at: string; readonly said: ReadonlyMap<string, string> };

/** A value with its words said otherwise; everything else stays. */
function spoken(file: string, value: unknown, { at, said }: Said): unknown {
  const below = (key: string): Said => ({ at: at === '' ? key : `${at}.${key}`, said });
  if (Array.isArray(value)) return value.map((item, index) => spoken(file, item, below(String(index))));
  if (isRecord(value)) {
    const entries = Object.entries(value).map(
      ([key, item]) => [key, spoken(file, item, below(key))] as const,
    );
    return Object.fromEntries(entries);
  }
  const words = isWord(file, at) ? (said.get(at) ?? '') : '';
  return words.trim() === '' ? value : block(words);
}
