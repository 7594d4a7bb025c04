import { CODE_KEYS } from '@abhyas/languages/language-info';
import type { FileSet } from '../files/file-set.ts';
import { baseName, folderName, type Importing } from './imported.ts';
import type { FoundSolution } from './write-problem.ts';

/** Endings that other judges use for the languages that are run here. */
const ENDINGS: Readonly<Record<string, string>> = {
  c: 'c',
  cpp: 'cpp',
  cc: 'cpp',
  cxx: 'cpp',
  'c++': 'cpp',
  java: 'java',
  py: 'py',
  py3: 'py',
};

/** The name under which a program is kept here, or null when its language is not run. */
export function programName(path: string): string | null {
  const name = baseName(path);
  const dot = name.lastIndexOf('.');
  const key = ENDINGS[name.slice(dot + 1).toLowerCase()];
  return dot > 0 && key !== undefined ? `${name.slice(0, dot)}.${key}` : null;
}

const VERDICT_FOLDERS = ['accepted', 'wrong_answer', 'time_limit_exceeded', 'run_time_error'];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  runtime_error: 'run_time_error',
  run_time_exceeded: 'time_limit_exceeded',
};

/** Reads `submissions/VERDICT/…`, with notes on those that cannot be run here. */
export function findSubmissions(submissions: FileSet, root: string, { notes }: Importing): FoundSolution[] {
  const found: FoundSolution[] = [];
  const said = new Set<string>();
  for (const [path, bytes] of submissions) {
    const [verdict = '', ...rest] = path.split('/');
    const folder = OTHER_NAMES[verdict] ?? verdict;
    const file = `${root}/${path}`;
    if (!VERDICT_FOLDERS.includes(folder) || rest.length === 0) {
      const what = rest.length === 0 ? path : `${verdict}/`;
      if (!said.has(what))
        notes.add(
          rest.length === 0 ? file : `${root}/${verdict}`,
          0,
          `${what} is not used here; there are ${VERDICT_FOLDERS.join(', ')}.`,
        );
      said.add(what);
      continue;
    }
    const name = programName(path);
    if (rest.length > 1)
      notes.add(file, 0, 'A solution of several files is not taken over: put it into one file.');
    else if (name === null)
      notes.add(file, 0, `Only programs in ${CODE_KEYS.join(', ')} are run here; this one is left out.`);
    else found.push({ folder, name: freeName(found, folder, name), bytes });
  }
  return found;
}

function freeName(found: readonly FoundSolution[], folder: string, name: string): string {
  const taken = (wish: string): boolean => found.some((each) => each.folder === folder && each.name === wish);
  if (!taken(name)) return name;
  const dot = name.lastIndexOf('.');
  const numbers = Array.from(
    { length: found.length + 1 },
    (_, index) => `${name.slice(0, dot)}-${index + 2}${name.slice(dot)}`,
  );
  return numbers.find((wish) => !taken(wish)) ?? name;
}

/** Pictures that a statement names and that stand beside it, by their bare names. */
export function findPictures(files: FileSet, folder: string, markdown: string): Map<string, Uint8Array> {
  const named = new Set([...markdown.matchAll(/!\[[^\]]*\]\(([^) ]+)/g)].map((match) => match[1] ?? ''));
  return new Map(
    [...files].flatMap(([path, bytes]): [string, Uint8Array][] =>
      folderName(path) === folder && named.has(baseName(path)) ? [[baseName(path), bytes]] : [],
    ),
  );
}
