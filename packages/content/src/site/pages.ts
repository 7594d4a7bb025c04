import * as z from 'zod';
import { title } from '../courses/names.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readMarkdownFile } from '../files/front-matter.ts';
import type { Loading } from '../loading.ts';
import type { Page } from '../release.ts';

const pageHead = z.strictObject({ title });

/** Loads pages/<id>.md: the texts of law and service. */
export function loadPages(pages: Folder | null, loading: Loading): Page[] {
  if (!pages) return [];
  const names = [...pages.files.keys()].filter((name) => name.endsWith('.md'));
  return names.flatMap((name): Page[] => {
    const file = pathIn(pages.path, name);
    const source = readMarkdownFile({ file, text: textOf(pages, name) ?? '' }, pageHead, loading.faults);
    if (!source) return [];
    const place = { file, firstLine: source.firstLine, folder: pages, protectedBy: null };
    const html = loading.renderer.block(source.markdown, place);
    return [{ id: name.slice(0, -'.md'.length), title: source.head.value.title, html }];
  });
}
