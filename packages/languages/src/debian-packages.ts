import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { LANGUAGES } from './index.ts';

type DebianPackage = {
  /** The first that the distribution has is taken. */
  readonly alternatives: readonly [string, ...string[]];
  /** What it brings: the language lacks it when this file is not there. */
  readonly file: string;
  /** The language itself goes without it. */
  readonly optional?: boolean;
};

/** What the recorder of C and C++ reads debugging information with. */
export const LIBDW = '/usr/include/elfutils/libdw.h';

/** What Debian has to bring for the languages to run, as each one's `debian.json` says. */
export function debianPackages(): { readonly name: string; readonly file: string }[] {
  return LANGUAGES.flatMap(({ id, fence }) => {
    const file = [id, fence]
      .map((folder) => path.join(import.meta.dirname, folder, 'debian.json'))
      .find((each) => existsSync(each));
    const packages = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as DebianPackage[]);
    return packages
      .filter(({ optional }) => optional !== true)
      .map(({ alternatives: [name], file: brings }) => ({ name, file: brings }));
  }).filter(({ file }, at, all) => all.findIndex((each) => each.file === file) === at);
}
