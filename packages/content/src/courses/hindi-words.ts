import type * as z from 'zod';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import type { Loading } from '../loading.ts';

/** The Hindi words of a card of a course, a module or a plan, where the author wrote them. */
export function readHindiWords<T>(
  folder: Folder,
  name: string,
  { schema, loading }: { schema: z.ZodType<T>; loading: Loading },
): { hindi?: T } {
  const text = textOf(folder, name);
  if (text === null) return {};
  const source = readYaml({ file: pathIn(folder.path, name), text }, schema, loading.faults);
  return source ? { hindi: source.value } : {};
}
