import type { PageLanguage } from '@abhyas/contract/page-language';
import * as z from 'zod';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { inEachLanguage } from '../files/in-each-language.ts';
import { readYaml } from '../files/yaml-file.ts';
import type { Loading } from '../loading.ts';
import type { GlossaryEntry } from '../release.ts';
import { readParts } from './kept-parts.ts';

const FILE = 'glossary.yaml';

const word = z.string().trim().min(1).max(80);
const forms = z.array(word).default([]);
const translation = z.strictObject({ term: word.optional(), forms, text: z.string().trim().min(1) });
const entry = z.strictObject({
  term: word,
  /** Other forms under which texts name it, such as the plural. */
  forms,
  text: z.string().trim().min(1),
  ...inEachLanguage(translation),
});
type Words = { readonly term?: string | undefined; readonly forms: readonly string[]; readonly text: string };

type Glossaries = ReadonlyMap<PageLanguage, readonly GlossaryEntry[]>;

/** glossary.yaml of a course, in each language; in none where there is no such file. */
export async function readGlossaries(folder: Folder, loading: Loading): Promise<Glossaries> {
  if (!folder.files.has(FILE)) return new Map();
  const languages = [loading, ...(loading.translations ?? [])];
  const read = () => languages.map((each) => [each.language, loadGlossary(folder, each)] as const);
  // Its texts may show pictures that lie beside it.
  const part = { kind: 'glossary', files: folder.files, beside: folder.path, read };
  const [entries] = await readParts([part], loading);
  return new Map((entries ?? []).flatMap(([language, found]) => (found ? [[language, found]] : [])));
}

function loadGlossary(folder: Folder, loading: Loading): readonly GlossaryEntry[] | null {
  const text = textOf(folder, FILE);
  if (text === null) return null;
  const file = pathIn(folder.path, FILE);
  const source = readYaml({ file, text }, z.array(entry), loading.faults);
  if (!source) return null;
  const entries = source.value.map((original, at): GlossaryEntry => {
    const words = (original as Readonly<Record<string, unknown>>)[loading.language] as Words | undefined;
    const location = { file, firstLine: source.lineOf([at, 'text']), folder, protectedBy: null };
    const html = loading.renderer.block(words?.text ?? original.text, location);
    // A text in another language may name the term as the original does.
    const id = idOf(original.term);
    if (id === '') loading.faults.add(file, source.lineOf([at, 'term']), 'A term needs a letter or a digit.');
    const names = [original.term, ...original.forms, ...(words?.forms ?? [])];
    const term = words?.term ?? original.term;
    return { id, term, forms: [...new Set(names)].filter((name) => name !== term), html };
  });
  refuseTwins(entries, (at, message) => loading.faults.add(file, source.lineOf([at, 'term']), message));
  return entries.toSorted((a, b) => a.term.localeCompare(b.term, loading.language));
}

/** `Garbage value` is found under `garbage-value`. */
function idOf(term: string): string {
  return term
    .toLowerCase()
    .split(/[^a-z0-9+#]+/)
    .filter((piece) => piece !== '')
    .join('-')
    .replaceAll('+', 'p')
    .replaceAll('#', 'sharp');
}

function refuseTwins(
  entries: readonly GlossaryEntry[],
  complain: (at: number, message: string) => void,
): void {
  const taken = new Map<string, number>();
  for (const [at, { term, forms: others }] of entries.entries()) {
    for (const name of [term, ...others].map((each) => each.toLowerCase())) {
      if (taken.has(name) && taken.get(name) !== at) complain(at, `Two entries are named "${name}".`);
      taken.set(name, at);
    }
  }
}
