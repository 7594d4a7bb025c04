import { type FileSet, strictText } from '../files/file-set.ts';
import { idFrom } from '../forms/folder-order.ts';
import {
  folderName,
  type ImportedAsset,
  type Importing,
  lineOfBadByte,
  NOT_UTF8,
  titleFrom,
} from './imported.ts';
import { tidyMarkdown } from './markdown-tidy.ts';
import { findPictures, keptProgram, programName } from './source-files.ts';
import { halfOf, type Role } from './test-names.ts';
import { type FoundSolution, type FoundTest, writeProblem } from './write-problem.ts';
import { PLACEHOLDERS } from '../forms/placeholders.ts';

const SAMPLE = /sample|example|public/i;
const STATEMENT = /(^|\/)(statement|problem|question|description|readme)[^/]*\.(md|txt)$/i;

type Source = { readonly root: string; readonly name: string; readonly files: FileSet };

/** A problem of bare test files, with the statement and the programs that are beside them. */
export function importPairs(source: Source, importing: Importing): ImportedAsset | null {
  const { root, files, name } = source;
  const tests = pair(source, importing);
  if (tests.length === 0) return null;
  const statement = findText(source, importing);
  const solutions = findPrograms(source, importing);
  if (solutions.length === 0)
    importing.notes.add(
      root || name,
      0,
      'There is no right solution among the files: nothing proves the tests until you add one to submissions/accepted.',
    );
  const found = (isSample: boolean): FoundTest[] =>
    tests.filter(({ path }) => SAMPLE.test(path) === isSample).map(({ test }) => test);
  return writeProblem(
    {
      ...UNSTATED,
      id: idFrom(name.replace(/\.[a-z0-9]+$/i, ''), 'problem'),
      name: statement.title ?? titleFrom(name),
      file: root || name,
      statement: statement.markdown,
      pictures: findPictures(files, statement.folder, statement.markdown),
      samples: found(true),
      hidden: found(false),
      solutions,
    },
    importing,
  );
}

/** What bare test files cannot say. */
const UNSTATED = {
  checker: 'trailing-space',
  checkerCode: null,
  limits: { time_limit: 1, memory: 256, output: 4 },
  keywords: [],
  languages: null,
  credits: null,
  license: null,
} as const;

function findText(
  { root, files }: Source,
  { notes }: Importing,
): { readonly title: string | null; readonly markdown: string; readonly folder: string } {
  const at = (path: string): string => (root === '' ? path : `${root}/${path}`);
  const path = [...files.keys()].find((each) => STATEMENT.test(each)) ?? '';
  const bytes = files.get(path);
  const text = (bytes && strictText(bytes)?.replace(/^\uFEFF/, '')) ?? PLACEHOLDERS.statement;
  if (!bytes)
    notes.add(at('statement.md'), 0, 'There is no statement.md: write what is asked before you publish.');
  else if (strictText(bytes) === null)
    notes.add(at(path), lineOfBadByte(bytes), `${NOT_UTF8} Until then the problem has no statement.`);
  for (const each of files.keys()) {
    if (each !== path && halfOf(each) === null && programName(each) === null)
      notes.add(at(each), 0, 'This file is not taken over.');
  }
  const tidy = tidyMarkdown(text, (line, message) => notes.add(at(path), line, message));
  return { ...tidy, folder: folderName(path) };
}

type Pair = { readonly path: string; readonly test: FoundTest };

/** Tests in the order a person counts them: 2 before 10. */
function pair(
  { root, files }: { readonly root: string; readonly files: FileSet },
  { notes }: Importing,
): Pair[] {
  const halves: Record<Role, Map<string, string>> = { input: new Map(), answer: new Map() };
  const at = (path: string): string => (root === '' ? path : `${root}/${path}`);
  for (const path of files.keys()) {
    const half = halfOf(path);
    if (!half) continue;
    const twin = halves[half.role].get(half.key);
    if (twin === undefined) halves[half.role].set(half.key, path);
    else
      notes.add(at(path), 0, `${twin} is the ${half.role} of this test already, so this file is left out.`);
  }
  for (const [key, path] of halves.answer) {
    if (!halves.input.has(key))
      notes.add(at(path), 0, 'There is no input of this name, so this answer is left out.');
  }
  const keys = [...halves.input.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return keys.flatMap((key): Pair[] => {
    const path = halves.input.get(key) ?? '';
    const input = files.get(path);
    const answer = files.get(halves.answer.get(key) ?? '');
    if (!input || !answer) {
      notes.add(at(path), 0, 'There is no answer of this name, so this input is left out.');
      return [];
    }
    return [{ path, test: { input, answer, words: '' } }];
  });
}

const WRONG = /(^|\/)(wrong_answer|time_limit_exceeded|run_time_error)\//;
/** What a program's own name says of it, where no folder does. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/(^|[-_.\d])(wrong|wa|incorrect|buggy|bug)([-_.\d]|$)/i, 'wrong_answer'],
  [/(^|[-_.\d])(slow|tle|timeout)([-_.\d]|$)/i, 'time_limit_exceeded'],
];
const NO_SOLUTION = /generat|valid|checker/i;

function findPrograms({ root, files }: Source, { notes }: Importing): FoundSolution[] {
  const found: FoundSolution[] = [];
  for (const [path, bytes] of files) {
    if (programName(path) === null) continue;
    const at = root === '' ? path : `${root}/${path}`;
    if (NO_SOLUTION.test(path)) {
      notes.add(at, 0, 'By its name this program is no solution, so it is not taken over.');
      continue;
    }
    const stated = WRONG.exec(path)?.[2];
    const guess = NAMED.find(([pattern]) => stated === undefined && pattern.test(path))?.[1];
    if (guess !== undefined)
      notes.add(at, 0, `By its name this program is taken for one that must end with ${guess}.`);
    const kept = keptProgram({ path, at, bytes }, found, { folder: stated ?? guess ?? 'accepted', notes });
    if (kept) found.push(kept);
  }
  return found;
}
