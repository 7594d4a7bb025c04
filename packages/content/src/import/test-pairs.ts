import { CODE_KEYS } from '@abhyas/languages/language-info';
import { type FileSet, strictText } from '../files/file-set.ts';
import { idFrom } from '../forms/places.ts';
import { baseName, folderName, type ImportedAsset, type Importing, titleFrom } from './imported.ts';
import { tidyMarkdown } from './markdown-tidy.ts';
import { findPictures, programName } from './source-files.ts';
import { type FoundSolution, type FoundTest, writeProblem } from './write-problem.ts';

type Role = 'input' | 'answer';
type Half = { readonly role: Role; readonly key: string };

const ENDINGS: Readonly<Record<string, Role>> = {
  in: 'input',
  inp: 'input',
  input: 'input',
  out: 'answer',
  ans: 'answer',
  a: 'answer',
  sol: 'answer',
  output: 'answer',
  ok: 'answer',
};
const STEM = /^(?:(?<input>input|in)|(?<answer>output|out|answer|ans))[-_. ]?(?<rest>.*?)(?:\.txt|\.dat)?$/i;
const FOLDER: Readonly<Record<string, Role>> = {
  in: 'input',
  input: 'input',
  inputs: 'input',
  out: 'answer',
  output: 'answer',
  outputs: 'answer',
  ans: 'answer',
  answer: 'answer',
  answers: 'answer',
};

/** Which half of which test a file is, by its ending, its name or its folder; null when it is none. */
export function halfOf(path: string): Half | null {
  const folders = folderName(path).split('/').filter(Boolean);
  const outside = folders.filter((folder) => !isRole(folder)).join('/');
  const half = byEnding(path) ?? byName(path) ?? byFolder(path, folders.findLast(isRole));
  return half && { role: half.role, key: `${outside}/${half.key.toLowerCase()}` };
}

function isRole(folder: string): boolean {
  return folder.toLowerCase() in FOLDER;
}

function byEnding(path: string): Half | null {
  const [, stem = '', ending = ''] = /^(.+)\.([a-z]+)$/i.exec(baseName(path)) ?? [];
  const role = ENDINGS[ending.toLowerCase()];
  return role ? { role, key: numberOf(stem) } : null;
}

function byName(path: string): Half | null {
  const stem = STEM.exec(baseName(path))?.groups;
  const rest = stem?.['rest'] ?? '';
  if (!stem || !isPlain(path) || !/^[\w-]*$/.test(rest)) return null;
  return { role: stem['input'] === undefined ? 'answer' : 'input', key: rest };
}

function byFolder(path: string, folder: string | undefined): Half | null {
  const role = FOLDER[folder?.toLowerCase() ?? ''];
  return role && isPlain(path) ? { role, key: baseName(path).replace(/\.(txt|dat)$/i, '') } : null;
}

function isPlain(path: string): boolean {
  return /\.(txt|dat)$/i.test(path) || !baseName(path).includes('.');
}

/** `input03.in` and `output03.out` are one test too. */
function numberOf(stem: string): string {
  return STEM.exec(stem)?.groups?.['rest'] || stem;
}

/** True when the files hold a test: an input with its answer. */
export function hasPairs(files: FileSet): boolean {
  const keys = [...files.keys()].flatMap((path) => halfOf(path) ?? []);
  const inputs = new Set(keys.flatMap(({ role, key }) => (role === 'input' ? [key] : [])));
  return keys.some(({ role, key }) => role === 'answer' && inputs.has(key));
}

const SAMPLE = /sample|example|public/i;
const STATEMENT = /(^|\/)(statement|problem|question|description|readme)\.(md|txt)$/i;

type Source = { readonly root: string; readonly name: string; readonly files: FileSet };

/** A problem of bare test files, with the statement and the programs that stand beside them. */
export function importPairs(source: Source, importing: Importing): ImportedAsset | null {
  const { root, files, name } = source;
  const tests = pair(source, importing);
  if (tests.length === 0) return null;
  const statement = findText(source, importing);
  const solutions = findPrograms(files);
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
  const path = [...files.keys()].find((each) => STATEMENT.test(each));
  const text = path === undefined ? null : strictText(files.get(path) ?? new Uint8Array());
  if (text === null)
    notes.add(
      at('statement.md'),
      0,
      'There is no statement.md in UTF-8: write what is asked before you publish.',
    );
  for (const each of files.keys()) {
    if (each !== path && halfOf(each) === null && programName(each) === null)
      notes.add(at(each), 0, 'This file is not taken over.');
  }
  const tidy = tidyMarkdown(text ?? 'Write here what is asked.', (line, message) =>
    notes.add(at(path ?? ''), line, message),
  );
  return { ...tidy, folder: folderName(path ?? '') };
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

function findPrograms(files: FileSet): FoundSolution[] {
  return [...files].flatMap(([path, bytes]): FoundSolution[] => {
    const name = programName(path);
    if (
      name === null ||
      !CODE_KEYS.some((key) => name.endsWith(`.${key}`)) ||
      /generat|valid|checker/i.test(path)
    )
      return [];
    return [{ folder: WRONG.exec(path)?.[2] ?? 'accepted', name, bytes }];
  });
}
