import { texts } from '../../lib/texts.ts';

/** A topic tag in the language of the page; one that has no text, as a new one of the console, as it is written. */
export function tagName(tag: string): string {
  const names: Readonly<Record<string, string>> = texts.tags;
  return names[tag] ?? tag;
}
