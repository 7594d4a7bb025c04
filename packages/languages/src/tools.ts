import path from 'node:path';

/** Where programs of ours stand that the sandbox needs for a language; not every language has some. */
export function toolsFolder(id: string): string {
  return path.join(import.meta.dirname, id, 'tools');
}
