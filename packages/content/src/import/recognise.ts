import { type Fault, FaultList } from '../files/faults.ts';
import { type FileSet, filesBelow, strictText } from '../files/file-set.ts';
import { isIgnored } from '../files/folder.ts';
import { readArchive } from './archive.ts';
import { idFrom } from '../forms/folder-order.ts';
import { baseName, folderName, type Questions, titleFrom } from './imported.ts';
import { bankFolder, intoBank, schoolIntoBank } from './into-bank.ts';
import { refusalOf } from './refused-kinds.ts';
import { type Import, importFolder, importUpload, type Upload } from './import-files.ts';

/** What an upload is, as far as the draft it goes into is concerned. */
export type UploadKind = 'school' | 'courses' | 'modules' | 'assets' | 'files';

/** One thing of an upload that gets a folder of its own; for a school and for loose files there is one without a name. */
export type Piece = {
  /** What its folder may be called, without the number that gives its place. */
  readonly id: string;
  readonly title: string;
  readonly files: FileSet;
  /** A problem: it goes into the problem bank. */
  readonly isProblem?: boolean;
  /** A lesson of exercises that are not placed in it yet. */
  readonly isExercises?: boolean;
};

export type Recognised = {
  readonly kind: UploadKind;
  readonly pieces: readonly Piece[];
  /** What could not be taken over at all. */
  readonly faults: readonly Fault[];
  /** What was left out or guessed of what was taken over. */
  readonly notes: readonly Fault[];
  /** There are foreign questions in it, which can become a quiz or exercises. */
  readonly hasQuestions?: boolean;
};

/**
 * Says what an upload holds: the whole school, courses, modules or assets in the shape that they have in git,
 * foreign packages and quizzes, which become assets, or other files. Runs none of their code.
 */
export async function recogniseUpload(
  upload: Upload,
  tags: ReadonlySet<string>,
  questions: Questions = 'quiz',
): Promise<Recognised> {
  const faults = new FaultList();
  const refusal = refusalOf(upload.name);
  if (refusal !== null) {
    faults.add(upload.name, 0, refusal);
    return nothing(faults);
  }
  if (!isArchive(upload)) return recogniseFile(upload, tags, questions);
  const packed = await readArchive(upload, faults);
  if (!packed) return nothing(faults);
  const own = ownShape(packed, upload.name.replace(/\.\w+$/, ''));
  if (own) return { ...own, faults: [], notes: [] };
  const found = await importFolder({ name: upload.name, files: packed }, tags, questions);
  if (found.assets.length === 0 && !looksForeign(packed)) return loose(packed);
  return assetsOf(found);
}

/** What importers found is placed item by item. */
function assetsOf({ assets, faults, notes, hasQuestions }: Import): Recognised {
  const pieces = assets.map(({ id, title, files, kind }) => ({
    id,
    title,
    files,
    isProblem: kind === 'problem',
    isExercises: kind === 'exercises',
  }));
  return { kind: 'assets', pieces, faults, notes, hasQuestions };
}

/** Every zip file begins with PK. */
function isArchive({ bytes }: Upload): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

async function recogniseFile(
  upload: Upload,
  tags: ReadonlySet<string>,
  questions: Questions,
): Promise<Recognised> {
  const isQuiz = /\.(gift|csv|tsv|txt|xml)$/i.test(upload.name);
  const isPacked = /\.(zip|kpp)$/i.test(upload.name);
  if (!isQuiz && !isPacked) return loose(new Map([[upload.name, upload.bytes]]));
  const found = await importUpload(upload, tags, questions);
  return assetsOf(found);
}

function nothing(faults: FaultList): Recognised {
  return { kind: 'files', pieces: [], faults: faults.sorted(), notes: [] };
}

function loose(files: FileSet): Recognised {
  return { kind: 'files', pieces: [{ id: '', title: '', files }], faults: [], notes: [] };
}

/** Archives within it, or tests and statements that no importer could make a problem of: its faults say why. */
function looksForeign(files: FileSet): boolean {
  return [...files.keys()].some((path) =>
    /(\.(zip|kpp|in|ans|out|gift|csv|tsv)|problem\.(yaml|xml))$/i.test(path),
  );
}

/** The school, courses and modules as they are in git. Packing a folder packs the folder itself: what is in it is meant. */
function ownShape(files: FileSet, name: string): Pick<Recognised, 'kind' | 'pieces'> | null {
  const paths = [...files.keys()];
  if (paths.some((path) => /^courses\/[^/]+\//.test(path))) {
    return { kind: 'school', pieces: [{ id: '', title: '', files: schoolIntoBank(withoutIgnored(files)) }] };
  }
  const branches =
    branchesOf(files, name, { kind: 'courses', main: 'topic.yaml' }) ??
    branchesOf(files, name, { kind: 'modules', main: 'subtopic.yaml' });
  if (branches) return branches;
  const [top = ''] = paths[0]?.split('/', 1) ?? [];
  const isOneFolder = paths.every((path) => path.startsWith(`${top}/`));
  return isOneFolder && paths.length > 0 ? ownShape(filesBelow(files, top), top) : null;
}

function branchesOf(
  files: FileSet,
  name: string,
  { kind, main }: { readonly kind: 'courses' | 'modules'; readonly main: string },
): Pick<Recognised, 'kind' | 'pieces'> | null {
  const roots = [...files.keys()].filter((path) => baseName(path) === main).map(folderName);
  const isTop = roots.every((root) => !root.includes('/'));
  if (roots.length === 0 || !isTop) return null;
  const pieces = roots.flatMap((root): Piece[] => {
    const { rest, bank } = intoBank(
      withoutIgnored(root === '' ? besideBank(files) : filesBelow(files, root)),
    );
    const id = idFrom((root || name).replace(/^\d{2}-/, ''), kind === 'courses' ? 'course' : 'module');
    const branch = { id, title: titleIn(rest.get(main)) ?? titleFrom(id), files: rest };
    return [branch, ...[...bank].map(problemPiece)];
  });
  return { kind, pieces: [...pieces, ...bankedIn(files)] };
}

function problemPiece([id, files]: readonly [string, FileSet]): Piece {
  return { id, title: titleFrom(id), files, isProblem: true };
}

const BANK = bankFolder('');

/** The problems that a course or a module lists are packed beside it. */
function bankedIn(files: FileSet): Piece[] {
  const banked = filesBelow(withoutIgnored(files), BANK.slice(0, -1));
  const ids = new Set(
    [...banked.keys()].filter((path) => path.includes('/')).map((path) => path.split('/', 1).join()),
  );
  return [...ids].map((id) => problemPiece([id, filesBelow(banked, id)]));
}

function besideBank(files: FileSet): FileSet {
  return new Map([...files].filter(([path]) => !path.startsWith(BANK)));
}

const TITLE = /^title:[ \t]*(["']?)(.+?)\1[ \t]*$/m;

function titleIn(bytes: Uint8Array | undefined): string | undefined {
  return TITLE.exec((bytes && strictText(bytes)) ?? '')?.[2];
}

function withoutIgnored(files: FileSet): Map<string, Uint8Array> {
  return new Map([...files].filter(([path]) => !path.split('/').some(isIgnored)));
}
