import type { Plugin } from 'vite';

/** Puts texts of the catalogue into a page's `%name%` marks, for what must be there before any script. */
export function fillPage(texts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'abhyas:fill-page',
    transformIndexHtml: (html) => html.replace(/%(\w+)%/g, (mark, name: string) => texts[name] ?? mark),
  };
}
