import { existsSync } from 'node:fs';

/** Where Debian and Ubuntu keep what a box runs. Absolute: a PATH may lead to something slower or strange. */
export const BUBBLEWRAP = '/usr/bin/bwrap';
export const C_COMPILER = '/usr/bin/gcc';
export const MOLD = '/usr/bin/mold';
const JDK_FOLDERS = ['17', '21', '25'].flatMap((version) =>
  ['amd64', 'arm64'].map((processor) => `/usr/lib/jvm/java-${version}-openjdk-${processor}`),
);

/** The newest-tested JDK of the distribution; its folder is named after version and processor. */
export function findJdk(exists: (file: string) => boolean = existsSync): string | undefined {
  return JDK_FOLDERS.find((folder) => exists(`${folder}/bin/javac`));
}

export function processor(): 'x64' | 'arm64' {
  if (process.arch === 'x64' || process.arch === 'arm64') return process.arch;
  throw new Error(`The sandbox has no table of system calls for ${process.arch}.`);
}
