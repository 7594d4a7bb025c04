import path from 'node:path';

/** Where the sources of the recorder stand that is linked into programs of C and C++. */
export function recorderFolder(): string {
  return path.join(import.meta.dirname, 'c/recorder');
}

/** Where programs of ours stand that the sandbox needs for a language; not every language has some. */
export function toolsFolder(id: string): string {
  return path.join(import.meta.dirname, id, 'tools');
}
