import path from 'node:path';

/** Where the sources of the recorder stand that is built into programs: one for C and C++, one for Java. */
export function recorderFolder(id: 'c' | 'java'): string {
  return path.join(import.meta.dirname, id, 'recorder');
}

/** Where the sources of the program stand that runs a language's programs (`runner` in its toolchain). */
export function runnerFolder(id: string): string {
  return path.join(import.meta.dirname, id, 'runner');
}

/** Where programs of ours stand that the sandbox needs for a language; not every language has some. */
export function toolsFolder(id: string): string {
  return path.join(import.meta.dirname, id, 'tools');
}
