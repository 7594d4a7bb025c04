import { parseDocument } from 'yaml';
import { type Fault, FaultList } from '../files/faults.ts';
import { type FileSet, filesBelow, strictText } from '../files/file-set.ts';
import { type Budget, fullBudget, readArchive } from './archive.ts';
import { idFrom } from '../forms/folder-order.ts';
import {
  baseName,
  folderName,
  type ImportedAsset,
  type Importing,
  lineOfBadByte,
  NOT_UTF8,
  type Questions,
  titleFrom,
  wideText,
} from './imported.ts';
import { importPackage } from './problem-package/problem-package.ts';
import { isAiken, readAiken } from './quiz/aiken.ts';
import { readGift } from './quiz/gift.ts';
import { isMoodleXml, readMoodleXml } from './quiz/moodle-xml.ts';
import { writeExercises } from './quiz/exercises-of-questions.ts';
import { readQuizTable } from './quiz/quiz-table.ts';
import { writeQuiz } from './quiz/quiz-text.ts';
import { refusalOf } from './refused-kinds.ts';
import { folderOfTests, halfOf, hasPairs } from './test-names.ts';
import { importPairs } from './test-pairs.ts';

export type Upload = { readonly name: string; readonly bytes: Uint8Array };

export type Import = {
  readonly assets: readonly ImportedAsset[];
  /** What could not be taken over at all. */
  readonly faults: readonly Fault[];
  /** What was left out or guessed of what was taken over. */
  readonly notes: readonly Fault[];
  /** Whether there are questions in it, which can become a quiz or exercises. */
  readonly hasQuestions: boolean;
};

const MAX_NESTED = 2;
const ZIP = /\.(zip|kpp)$/i;
/** Beside tests a .txt file may be the statement. */
const TABLE_OR_GIFT = /\.(gift|csv|tsv)$/i;
const QUIZ = /\.(gift|csv|tsv|txt|xml)$/i;

/** Turns foreign files into assets of ours: problem packages, zips of test files, quizzes. Runs none of their code. */
export async function importUpload(
  upload: Upload,
  tags: ReadonlySet<string>,
  questions: Questions = 'quiz',
): Promise<Import> {
  const importing = begun(tags, questions);
  const assets = await assetsOf(upload, importing, { budget: fullBudget(), depth: 0 });
  return result(assets, importing, upload.name);
}

/** The same for files that lie unpacked in a folder. */
export async function importFolder(
  { name, files }: { readonly name: string; readonly files: FileSet },
  tags: ReadonlySet<string>,
  questions: Questions = 'quiz',
): Promise<Import> {
  const importing = begun(tags, questions);
  const assets = await assetsIn({ name, files }, importing, { budget: fullBudget(), depth: 0 });
  return result(assets, importing, name);
}

const begun = (tags: ReadonlySet<string>, questions: Questions): Importing => ({
  faults: new FaultList(),
  notes: new FaultList(),
  tags,
  questions,
  questionFiles: [],
});

function result(
  assets: readonly ImportedAsset[],
  { faults, notes, questionFiles }: Importing,
  name: string,
): Import {
  if (assets.length === 0 && faults.isEmpty)
    faults.add(
      name,
      0,
      'Nothing here can be taken over. Known are problem packages (problem.yaml), zips of .in and .out files, and quizzes as GIFT, Aiken, Moodle XML or CSV.',
    );
  return {
    assets: withOwnIds(assets),
    faults: faults.sorted(),
    notes: notes.sorted(),
    hasQuestions: questionFiles.length > 0,
  };
}

/** Two assets of one import have two ids. */
function withOwnIds(assets: readonly ImportedAsset[]): ImportedAsset[] {
  const taken = new Set<string>();
  return assets.map((asset) => {
    let { id } = asset;
    for (let number = 2; taken.has(id); number += 1) id = `${asset.id}-${number}`;
    taken.add(id);
    return { ...asset, id };
  });
}

type Nesting = { readonly budget: Budget; readonly depth: number };

async function assetsOf(
  { name, bytes }: Upload,
  importing: Importing,
  nesting: Nesting,
): Promise<ImportedAsset[]> {
  const refusal = refusalOf(name);
  if (refusal !== null) {
    importing.faults.add(name, 0, refusal);
    return [];
  }
  if (ZIP.test(name) || isZip(bytes)) {
    const files = await readArchive({ name, bytes }, importing.faults, nesting.budget);
    return files ? assetsIn({ name, files }, importing, nesting) : [];
  }
  const quiz = importQuiz(name, bytes, importing);
  return quiz ? [quiz] : [];
}

/** Every zip file begins with PK. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

type Source = { readonly name: string; readonly files: FileSet };

/** Finds what is in a set of files: assets of our own shape, packages, archives, quizzes, and what is left: test files. */
async function assetsIn(source: Source, importing: Importing, nesting: Nesting): Promise<ImportedAsset[]> {
  const rest = new Map(source.files);
  const assets: ImportedAsset[] = [];
  for (const root of assetRoots(source.files)) {
    const files = filesBelow(rest, root);
    for (const path of files.keys()) rest.delete(root === '' ? path : `${root}/${path}`);
    const asset = importAsset({ root: root === '' ? source.name.replace(ZIP, '') : root, files }, importing);
    if (asset) assets.push(asset);
  }
  for (const [path, bytes] of rest) {
    if (!ZIP.test(path)) continue;
    rest.delete(path);
    if (nesting.depth + 1 > MAX_NESTED)
      importing.faults.add(path, 0, 'Archives within archives within archives are not read.');
    else
      assets.push(
        ...(await assetsOf({ name: path, bytes }, importing, { ...nesting, depth: nesting.depth + 1 })),
      );
  }
  for (const [root, files] of groupsOf(rest))
    assets.push(...importGroup({ root, name: source.name, files }, importing));
  return assets;
}

/** The main file that makes a folder an asset of ours, see docs/how-to. */
const MAIN_FILES = { 'text.md': 'text', 'quiz.yaml': 'quiz', 'video.yaml': 'video' } as const;

/** Folders that are one asset each. */
function assetRoots(files: FileSet): string[] {
  const mains = new Set(['problem.yaml', ...Object.keys(MAIN_FILES)]);
  return [...files.keys()]
    .filter((path) => mains.has(baseName(path)))
    .map(folderName)
    .filter((root, index, all) => all.indexOf(root) === index);
}

function importAsset(
  source: { readonly root: string; readonly files: FileSet },
  importing: Importing,
): ImportedAsset | null {
  const { root, files } = source;
  const main = Object.entries(MAIN_FILES).find(([name]) => files.has(name));
  const id = idFrom(baseName(root), 'asset');
  if (main) return { kind: main[1], id, title: titleFrom(id), files };
  if (isOurs(files)) return { kind: 'problem', id, title: titleFrom(id), files };
  return importPackage(source, importing);
}

/** A problem of our own says how hard it is; a foreign package cannot. */
function isOurs(files: FileSet): boolean {
  const text = strictText(files.get('problem.yaml') ?? new Uint8Array());
  return text !== null && parseDocument(text).has('difficulty') && files.has('statement.md');
}

/** Quizzes stand alone; test files belong together by the folder above `input` and `output`. */
function groupsOf(files: FileSet): Map<string, Map<string, Uint8Array>> {
  const groups = new Map<string, Map<string, Uint8Array>>();
  for (const [path, bytes] of files) {
    const root = folderOfTests(path);
    const group = groups.get(root) ?? new Map<string, Uint8Array>();
    groups.set(root, group.set(root === '' ? path : path.slice(root.length + 1), bytes));
  }
  const holders = [...groups].filter(([, group]) => hasPairs(group)).map(([root]) => root);
  // A statement or a program in a folder of its own belongs to the tests above or beside it.
  for (const [root, group] of groups) {
    const holder = holders.find((each) => each !== root && (each === '' || root.startsWith(`${each}/`)));
    if (holder === undefined || holders.includes(root)) continue;
    for (const [path, bytes] of group)
      groups.get(holder)?.set(`${holder === '' ? root : root.slice(holder.length + 1)}/${path}`, bytes);
    groups.delete(root);
  }
  return groups;
}

function importGroup(
  { root, name, files }: { readonly root: string; readonly name: string; readonly files: FileSet },
  importing: Importing,
): ImportedAsset[] {
  const at = (path: string): string => (root === '' ? path : `${root}/${path}`);
  const paired = hasPairs(files);
  const isQuiz = (path: string): boolean =>
    (paired ? TABLE_OR_GIFT : QUIZ).test(path) && halfOf(path) === null && !isOtherXml(path, files);
  const quizzes = [...files].flatMap(([path, bytes]) =>
    isQuiz(path) ? (importQuiz(at(path), bytes, importing) ?? []) : [],
  );
  const rest = new Map([...files].filter(([path]) => !isQuiz(path)));
  if (paired) {
    const problem = importPairs({ root, name: root === '' ? name : baseName(root), files: rest }, importing);
    return problem ? [problem, ...quizzes] : quizzes;
  }
  for (const path of rest.keys()) importing.notes.add(at(path), 0, 'This file is not taken over.');
  return quizzes;
}

/** Packages hold XML of their own kinds. */
function isOtherXml(path: string, files: FileSet): boolean {
  return /\.xml$/i.test(path) && !isMoodleXml(quizText(files.get(path) ?? new Uint8Array()) ?? '');
}

function importQuiz(name: string, bytes: Uint8Array, importing: Importing): ImportedAsset | null {
  const text = quizText(bytes);
  if (text === null) {
    importing.faults.add(name, lineOfBadByte(bytes), NOT_UTF8);
    return null;
  }
  importing.questionFiles.push(name);
  const source = { file: name, text };
  const questions = readerFor(name, text)(source, importing.notes);
  const write = importing.questions === 'quiz' ? writeQuiz : writeExercises;
  return write({ file: name, questions }, importing);
}

function readerFor(name: string, text: string): typeof readGift {
  if (/\.(csv|tsv)$/i.test(name)) return readQuizTable;
  if (/\.xml$/i.test(name) || isMoodleXml(text)) return readMoodleXml;
  if (/\.gift$/i.test(name)) return readGift;
  return isAiken(text) ? readAiken : readGift;
}

function quizText(bytes: Uint8Array): string | null {
  const text = wideText(bytes) ?? strictText(bytes)?.replace(/^\uFEFF/, '');
  return text?.replaceAll('\r', '\n') ?? null;
}
