import { PAGE_FILES, readPage } from './files.ts';

/** What is wrong with the text of a page; nothing if it has its three files. */
export function wordsAgainst(source: string): string {
  if (readPage(source)) return '';
  const heads = PAGE_FILES.map((file) => `=== ${file} ===`).join(', ');
  return `error: a page is a text with the lines ${heads}, in this order, and each file after its line.\n`;
}
