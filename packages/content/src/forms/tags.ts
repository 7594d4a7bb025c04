import { valueOf } from './edit-yaml.ts';
import { textIn } from './fields.ts';

/** tags.yaml: the tags that problems may carry. */
export function readTags(text: string): string[] {
  const value = valueOf(text);
  return Array.isArray(value) ? value.map((tag) => textIn(tag)) : [];
}
