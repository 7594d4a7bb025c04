import * as z from 'zod';
import { title } from '../courses/names.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readMarkdownFile } from '../files/front-matter.ts';
import { fileName, type Loading } from '../loading.ts';
import type { Page } from '../release.ts';

const pageHead = z.strictObject({ title });

/** Loads pages/<id>.md, the texts of law and service, each with its Hindi version <id>.hi.md when there is one. */
export function loadPages(pages: Folder | null, loading: Loading): Page[] {
  if (!pages) return [];
  const names = [...pages.files.keys()].filter((name) => PAGE_FILE.test(name));
  return names.flatMap((name): Page[] => {
    const english = loadPage(pages, name, loading);
    if (!english) return [];
    const hindi = loading.hindi && loadHindiPage(pages, name, loading.hindi);
    return [{ id: name.slice(0, -'.md'.length), ...english, ...(hindi && { hindi }) }];
  });
}

/** `terms.md`, and not `terms.hi.md`. */
const PAGE_FILE = /^[^.]+\.md$/;

type PageWords = Pick<Page, 'title' | 'html'>;

function loadHindiPage(pages: Folder, english: string, loading: Loading): PageWords | null {
  const name = fileName(english, loading);
  return pages.files.has(name) ? loadPage(pages, name, loading) : null;
}

function loadPage(pages: Folder, name: string, { faults, renderer }: Loading): PageWords | null {
  const file = pathIn(pages.path, name);
  const source = readMarkdownFile({ file, text: textOf(pages, name) ?? '' }, pageHead, faults);
  if (!source) return null;
  const place = { file, firstLine: source.firstLine, folder: pages, protectedBy: null };
  return { title: source.head.value.title, html: renderer.block(source.markdown, place) };
}
