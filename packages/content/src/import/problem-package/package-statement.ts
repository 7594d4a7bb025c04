import { type FileSet, strictText } from '../../files/file-set.ts';
import { folderName, type Importing } from '../imported.ts';
import { tidyMarkdown } from '../markdown-tidy.ts';
import { findPictures } from '../source-files.ts';
import type { PackageSource } from './package-file.ts';
import { markdownFromTex } from './tex.ts';

export type FoundStatement = {
  readonly name: string | null;
  readonly markdown: string;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
};

const STATEMENT =
  /^(?:statement|problem_statement)\/problem(?:\.(?<language>[a-z]{2,3}(?:-[A-Za-z]+)?))?\.(?<kind>md|tex)$/;

/** The statement as our Markdown: English where there is one, Markdown before TeX. Null when there is none. */
export function findStatement(
  { root, files }: PackageSource,
  { faults, notes }: Importing,
): FoundStatement | null {
  const path = bestOf(files);
  if (path === null) {
    const isPdf = [...files.keys()].some((name) => /statement\/.*\.pdf$/.test(name));
    const why = isPdf
      ? 'The statement is a PDF: write it as statement/problem.en.md.'
      : 'There is no statement/problem.en.md or .tex.';
    faults.add(`${root}/statement`, 0, why);
    return null;
  }
  const text = strictText(files.get(path) ?? new Uint8Array());
  const file = `${root}/${path}`;
  if (text === null) {
    faults.add(file, 1, 'The file is not UTF-8 text.');
    return null;
  }
  const note = (line: number, message: string): void => notes.add(file, line, message);
  const converted = path.endsWith('.tex') ? markdownFromTex(text, note) : { name: null, markdown: text };
  const tidy = tidyMarkdown(converted.markdown, note);
  const pictures = findPictures(files, folderName(path), tidy.markdown);
  return {
    name: converted.name ?? tidy.title,
    markdown: withoutMissing(tidy.markdown, pictures, note),
    pictures,
  };
}

function bestOf(files: FileSet): string | null {
  const found = [...files.keys()].flatMap((path) => {
    const groups = STATEMENT.exec(path)?.groups;
    return groups ? [{ path, language: groups['language'] ?? '', kind: groups['kind'] ?? '' }] : [];
  });
  return found.toSorted((a, b) => rankOf(a) - rankOf(b))[0]?.path ?? null;
}

function rankOf({ language, kind }: { readonly language: string; readonly kind: string }): number {
  const byKind = kind === 'md' ? 0 : 1;
  if (language.startsWith('en')) return byKind;
  return language === '' ? 2 + byKind : 4 + byKind;
}

/** Pictures that the package does not hold, or that a browser cannot show, leave a word behind. */
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
