import type * as z from 'zod';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import { fileName, type Loading } from '../loading.ts';

/** The words of a card of a course, a module or a plan in the language that is read; null: nobody wrote them. */
export function readCardWords<T>(
  folder: Folder,
  { name, schema }: { readonly name: string; readonly schema: z.ZodType<T> },
  loading: Loading,
): T | null {
  const file = fileName(name, loading);
  const text = textOf(folder, file);
  if (text === null) return null;
  return readYaml({ file: pathIn(folder.path, file), text }, schema, loading.faults)?.value ?? null;
}
