import { compareText } from '../../files/faults.ts';
import { type FileSet, filesBelow, strictText } from '../../files/file-set.ts';
import { baseName, type Importing } from '../imported.ts';
import type { FoundTest } from '../write-problem.ts';

/** Files that belong to a test and say nothing to this judge. */
const BESIDE = /\.(in|ans|desc|md|hint|png|jpg|jpeg|svg)$/;
const CONFIGURATION = /(^|\/)(testdata|test_group)\.yaml$/;

/** The tests below data/sample or data/secret, groups and all, in the order of their names. */
export function findTests(
  data: FileSet,
  kind: 'sample' | 'secret',
  at: { readonly root: string } & Importing,
): FoundTest[] {
  const files = filesBelow(data, kind);
  const file = (path: string): string => `${at.root}/data/${kind}/${path}`;
  const names = [...files.keys()].toSorted(compareText);
  const tests = names.flatMap((path): FoundTest[] => {
    if (!path.endsWith('.in')) return [];
    const name = path.slice(0, -'.in'.length);
    const input = files.get(path);
    const answer = files.get(`${name}.ans`);
    if (!input || !answer) {
      at.notes.add(file(path), 0, `The answer ${baseName(name)}.ans is missing, so this test is left out.`);
      return [];
    }
    return [{ input, answer, words: wordsOn(name, kind, files) }];
  });
  for (const path of names) {
    if (path.endsWith('.ans') && !files.has(path.replace(/\.ans$/, '.in')))
      at.notes.add(file(path), 0, 'There is no .in file of this name, so this answer is left out.');
    else if (!BESIDE.test(path) && !CONFIGURATION.test(path) && !files.has(path.replace(/yaml$/, 'in')))
      at.notes.add(file(path), 0, 'This file of a test is not taken over.');
  }
  return tests;
}

/** What a package says of a test: beside a sample in Markdown, else in a line, as 2025-09 has it in a file of settings. */
function wordsOn(name: string, kind: 'sample' | 'secret', files: FileSet): string {
  const text = (ending: string): string =>
    strictText(files.get(`${name}.${ending}`) ?? new Uint8Array()) ?? '';
  const told = kind === 'sample' ? text('md') : '';
  const line = /^description:[ \t]*(["']?)(.+?)\1[ \t]*$/m.exec(text('yaml'))?.[2] ?? '';
  return (told || text('desc') || line).trim();
}

/** Folders of data/ other than the two that are judged. */
export function noteOtherData(data: FileSet, { root, notes }: { readonly root: string } & Importing): void {
  const others = new Set(
    [...data.keys()].filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/'))),
  );
  for (const name of others) {
    if (name !== 'sample' && name !== 'secret')
      notes.add(`${root}/data/${name}`, 0, `data/${name} is not taken over.`);
  }
}

/** Every test-group file, for the arguments of the output validator. */
export function groupFiles(data: FileSet): readonly (readonly [string, string])[] {
  return [...data].flatMap(([path, bytes]): [string, string][] =>
    CONFIGURATION.test(path) ? [[path, strictText(bytes) ?? '']] : [],
  );
}
