import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Where Debian and Ubuntu keep what a box runs. Absolute: a PATH may lead to something slower or strange. */
export const BUBBLEWRAP = '/usr/bin/bwrap';
export const C_COMPILER = '/usr/bin/gcc';
export const GOLD = '/usr/bin/ld.gold';
export const JAVAC = '/usr/bin/javac';
const JDK_FOLDERS = ['17', '21', '25'].flatMap((version) =>
  ['amd64', 'arm64'].map((processor) => `/usr/lib/jvm/java-${version}-openjdk-${processor}`),
);

/** The folder behind /usr/bin/javac, if a box can see it. */
function linkedJdk(exists: (file: string) => boolean): string | undefined {
  if (!exists(JAVAC)) return undefined;
  const file = realpathSync(JAVAC);
  return /^\/usr\/(?!local\/)/.test(file) ? path.resolve(file, '../..') : undefined;
}

/** The JDK that is tested best; otherwise whichever the machine has. */
export function findJdk(exists: (file: string) => boolean = existsSync): string | undefined {
  return JDK_FOLDERS.find((folder) => exists(`${folder}/bin/javac`)) ?? linkedJdk(exists);
}

export function processor(): 'x64' | 'arm64' {
  if (process.arch === 'x64' || process.arch === 'arm64') return process.arch;
  throw new Error(`The sandbox has no table of system calls for ${process.arch}.`);
}
