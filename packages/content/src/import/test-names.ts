import type { FileSet } from '../files/file-set.ts';
import { baseName, folderName } from './imported.ts';

export type Role = 'input' | 'answer';
type Half = { readonly role: Role; readonly key: string };

/** What schools call the two files of a test: by ending, by a word of the name, by folder. */
const ROLES: Readonly<Record<string, Role>> = {
  in: 'input',
  inp: 'input',
  input: 'input',
  inputs: 'input',
  out: 'answer',
  output: 'answer',
  outputs: 'answer',
  ans: 'answer',
  answer: 'answer',
  answers: 'answer',
  expected: 'answer',
};
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

/** Which half of which test a file is, by its ending, its name or its folder; null when it is none. */
export function halfOf(path: string): Half | null {
  const folders = folderName(path).split('/').filter(Boolean);
  const outside = folders.filter((folder) => roleOfFolder(folder) === undefined).join('/');
  const half = byEnding(path) ?? byName(path) ?? byFolder(path, folders);
  return half && { role: half.role, key: `${outside}/${half.key.toLowerCase()}` };
}

/** `output`, `expected_output`. */
function roleOfFolder(folder: string): Role | undefined {
  const roles = wordsOf(folder).map((word) => ROLES[word]);
  return roles.every((role) => role !== undefined && role === roles[0]) ? roles[0] : undefined;
}

/** `1.in`, `03.ans`; `input03.in` and `output03.out` are one test too. */
function byEnding(path: string): Half | null {
  const [, stem = '', ending = ''] = /^(.+)\.([a-z]+)$/i.exec(baseName(path)) ?? [];
  const role = ENDINGS[ending.toLowerCase()];
  return role ? { role, key: readName(stem)?.key || stem } : null;
}

/** `input01.txt`, `test01_output.txt`, `2-in.txt`, `1.in.txt`, `gap.in.1`. */
function byName(path: string): Half | null {
  const read = isPlain(path) ? readName(baseName(path).replace(/\.(txt|dat)$/i, '')) : null;
  return read?.role ? { role: read.role, key: read.key } : null;
}

/** `out/1.txt`; and a bare number, whose answer is `01.a`, is an input. */
function byFolder(path: string, folders: readonly string[]): Half | null {
  const folder = folders.findLast((each) => roleOfFolder(each) !== undefined);
  const role = folder === undefined ? undefined : roleOfFolder(folder);
  const name = baseName(path);
  if (role && isPlain(path)) return { role, key: name.replace(/\.(txt|dat)$/i, '') };
  return /^\d+$/.test(name) ? { role: 'input', key: name } : null;
}

function isPlain(path: string): boolean {
  const name = baseName(path);
  return /\.(txt|dat)$/i.test(name) || !name.includes('.') || /\.\d+$/.test(name);
}

/** A name without the words that say which half it is. Null when it says nothing, both, or reads like a sentence. */
function readName(stem: string): Half | null {
  const words = wordsOf(stem);
  const roles = words.flatMap((word) => ROLES[word] ?? []);
  const [role] = roles;
  if (!role || roles.some((each) => each !== role)) return null;
  const isAtEdge = [words[0], words.at(-1)].some((word) => ROLES[word ?? ''] !== undefined);
  const rest = words.filter((word) => ROLES[word] === undefined);
  const hasNumber = rest.some((word) => /^\d+$/.test(word));
  if (!hasNumber && (!isAtEdge || rest.length > 2 || /\s/.test(stem))) return null;
  return { role, key: rest.join('.') };
}

/** Words and numbers stand apart by a sign, or by the change from letters to digits. */
function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[a-z]+|\d+|[^\sa-z\d._-]+/g) ?? [];
}

/** True when the files hold a test: an input with its answer. */
export function hasPairs(files: FileSet): boolean {
  const keys = [...files.keys()].flatMap((path) => halfOf(path) ?? []);
  const inputs = new Set(keys.flatMap(({ role, key }) => (role === 'input' ? [key] : [])));
  return keys.some(({ role, key }) => role === 'answer' && inputs.has(key));
}

const TEST_FOLDERS =
  /^(in|out|inputs?|outputs?|ans|answers?|expected([-_ ]?outputs?)?|tests?|testcases?|test[-_ ]cases?|data|cases|samples?|secret|hidden|examples?|public|private)$/i;
/** `case3/input.txt`: a folder that is one test. */
const ONE_TEST = /^(test|case|test[-_ ]?case|tc|sample|example)?[-_ ]?\d+$/i;

/** The folder that a test file belongs to, above those that only sort the tests. */
export function folderOfTests(path: string): string {
  const parts = folderName(path).split('/').filter(Boolean);
  const name = baseName(path).replace(/\.(txt|dat|in|out|ans)$/i, '');
  if (ROLES[name.toLowerCase()] !== undefined && ONE_TEST.test(parts.at(-1) ?? '')) parts.pop();
  while (TEST_FOLDERS.test(parts.at(-1) ?? '')) parts.pop();
  return parts.join('/');
}
