import { parse } from 'yaml';

/** The tags that problems may carry, from the text of tags.yaml; none when it is no list. */
export function tagsIn(text: string): ReadonlySet<string> {
  try {
    const tags: unknown = parse(text, { maxAliasCount: 0 });
    return new Set(Array.isArray(tags) ? tags.map(String) : []);
  } catch {
    return new Set();
  }
}
