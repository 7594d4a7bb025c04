import {
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
  type Translations,
} from '@abhyas/contract/page-language';
import { type FileSet, strictText } from '../../files/file-set.ts';
import { folderName, type Importing, lineOfBadByte, NOT_UTF8 } from '../imported.ts';
import { tidyMarkdown } from '../markdown-tidy.ts';
import { findPictures } from '../source-files.ts';
import type { PackageSource } from './package-file.ts';
import { markdownFromTex } from './tex.ts';

type Statement = {
  readonly name: string | null;
  readonly markdown: string;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
};

export type FoundStatement = Statement & {
  /** The same in other languages of the pages, as far as the package has it in them. */
  readonly translations: Translations<Statement>;
};

const STATEMENT =
  /^(?:statement|problem_statement)\/problem(?:\.(?<language>[a-z]{2,3}(?:-[A-Za-z]+)?))?\.(?<kind>md|tex)$/;

/** The statement as our Markdown: English where there is one, Markdown before TeX. Null when there is none. */
export function findStatement(
  source: PackageSource,
  constants: Readonly<Record<string, string>>,
  importing: Importing,
): FoundStatement | null {
  const { root, files } = source;
  const [path, ...others] = statementsOf(files);
  if (path === undefined) {
    const pdf = [...files.keys()].find((name) => /statement\/.*\.pdf$/.test(name));
    const why =
      pdf === undefined
        ? 'There is no statement: write it as statement/problem.en.md or .tex and pack it again.'
        : 'The statement is a PDF: write it as statement/problem.en.md and pack it again.';
    importing.faults.add(`${root}/${pdf ?? 'statement'}`, 0, why);
    return null;
  }
  const translated = TRANSLATION_LANGUAGES.flatMap((language) => {
    const other = isIn(path, language) ? undefined : others.find((name) => isIn(name, language));
    return other === undefined ? [] : [{ language, name: other }];
  });
  for (const other of others.filter((each) => !translated.some(({ name }) => name === each)))
    importing.notes.add(`${root}/${other}`, 0, `This statement is not taken over: ${path} is.`);
  const read = (name: string): Statement | null => readStatement(source, name, { constants, importing });
  const statement = read(path);
  const translations = translated.flatMap(({ language, name }) => {
    const version = read(name);
    return version ? [[language, version] as const] : [];
  });
  return statement && { ...statement, translations: Object.fromEntries(translations) };
}

type Reading = { readonly constants: Readonly<Record<string, string>>; readonly importing: Importing };

function readStatement(
  { root, files }: PackageSource,
  path: string,
  { constants, importing: { faults, notes } }: Reading,
): Statement | null {
  const bytes = files.get(path) ?? new Uint8Array();
  const text = strictText(bytes)
    ?.replace(/^\uFEFF/, '')
    .replaceAll(CONSTANT, (whole, name: string) => constants[name] ?? whole);
  const file = `${root}/${path}`;
  if (text === undefined) {
    faults.add(file, lineOfBadByte(bytes), NOT_UTF8);
    return null;
  }
  const note = (line: number, message: string): void => notes.add(file, line, message);
  const converted = path.endsWith('.tex') ? markdownFromTex(text, note) : { name: null, markdown: text };
  const tidy = tidyMarkdown(converted.markdown, note);
  const markdown = withEndings(tidy.markdown, files, folderName(path));
  const pictures = findPictures(files, folderName(path), markdown);
  return {
    name: converted.name ?? tidy.title,
    markdown: withoutMissing(markdown, pictures, note),
    pictures,
  };
}

/** Constants of problem.yaml, as 2025-09 writes them in texts. */
const CONSTANT = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/g;

/** TeX names pictures without their ending. */
function withEndings(markdown: string, files: FileSet, folder: string): string {
  return markdown.replaceAll(/(!\[[^\]]*\]\()([^).\s]+)\)/g, (whole: string, start: string, name: string) => {
    const ending = ['svg', 'png', 'jpg', 'jpeg'].find((each) => files.has(`${folder}/${name}.${each}`));
    return ending === undefined ? whole : `${start}${name}.${ending})`;
  });
}

/** All statements, the best first. */
function statementsOf(files: FileSet): string[] {
  const found = [...files.keys()].flatMap((path) => {
    const groups = STATEMENT.exec(path)?.groups;
    return groups ? [{ path, language: groups['language'] ?? '', kind: groups['kind'] ?? '' }] : [];
  });
  return found.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ path }) => path);
}

/** `problem.hi.md`, `problem.hi-IN.md` */
function isIn(path: string, language: TranslationLanguage): boolean {
  return STATEMENT.exec(path)?.groups?.['language']?.split('-')[0] === language;
}

function rankOf({ language, kind }: { readonly language: string; readonly kind: string }): number {
  const byKind = kind === 'md' ? 0 : 1;
  if (language.startsWith('en')) return byKind;
  return language === '' ? 2 + byKind : 4 + byKind;
}

/** Pictures that the package does not hold, or that a browser cannot show, are replaced by a word. */
function withoutMissing(
  markdown: string,
  pictures: ReadonlyMap<string, Uint8Array>,
  note: (line: number, message: string) => void,
): string {
  return markdown.replaceAll(
    /!\[([^\]]*)\]\(([^) ]+)[^)]*\)/g,
    (whole: string, alt: string, name: string) => {
      if (pictures.has(name) && /\.(png|jpe?g|webp|svg)$/i.test(name)) return whole;
      note(
        0,
        `The picture ${name} is not taken over: it must stand beside the statement as png, jpg, webp or svg.`,
      );
      return alt;
    },
  );
}
