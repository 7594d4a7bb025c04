import * as z from 'zod';
import { title } from '../courses/names.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readMarkdownFile } from '../files/front-matter.ts';
import { fileName, type Loading, translationsOf } from '../loading.ts';
import type { Page } from '../release.ts';

const pageHead = z.strictObject({ title });

/** Loads pages/<id>.md, the texts of law and service, each with its versions in other languages: <id>.hi.md. */
export function loadPages(pages: Folder | null, loading: Loading): Page[] {
  if (!pages) return [];
  const names = [...pages.files.keys()].filter((name) => PAGE_FILE.test(name));
  return names.flatMap((name): Page[] => {
    const english = loadPage(pages, name, loading);
    if (!english) return [];
    const translations = translationsOf(loading, (translating) => loadVersion(pages, name, translating));
    return [{ id: name.slice(0, -'.md'.length), ...english, ...translations }];
  });
}

/** `terms.md`, and not `terms.hi.md`. */
const PAGE_FILE = /^[^.]+\.md$/;

type PageWords = Pick<Page, 'title' | 'html'>;

function loadVersion(pages: Folder, english: string, loading: Loading): PageWords | null {
  const name = fileName(english, loading);
  return pages.files.has(name) ? loadPage(pages, name, loading) : null;
}

function loadPage(pages: Folder, name: string, { faults, renderer }: Loading): PageWords | null {
  const file = pathIn(pages.path, name);
  const source = readMarkdownFile({ file, text: textOf(pages, name) ?? '' }, pageHead, faults);
  if (!source) return null;
  const location = { file, firstLine: source.firstLine, folder: pages, protectedBy: null };
  return { title: source.head.value.title, html: renderer.block(source.markdown, location) };
}
