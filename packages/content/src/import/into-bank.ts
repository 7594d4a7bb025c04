import { withProblems } from '../forms/course-form.ts';
import { type FileSet, strictText, textBytes } from '../files/file-set.ts';
import { pathIn } from '../files/folder.ts';
import { folderName } from './imported.ts';

/** A problem in the folder of a module, where all stood before there was the problem bank. */
export type OwnProblem = { readonly id: string; readonly folder: string; readonly module: string };

/** The problems that stand in modules' folders, in the order in which learners had them. */
export function problemsInModules(paths: Iterable<string>): OwnProblem[] {
  const all = new Set(paths);
  return [...all].toSorted().flatMap((path) => {
    const [, folder, id] = /^((?:.*\/)?\d{2}-([^/]+))\/problem\.yaml$/.exec(path) ?? [];
    if (folder === undefined || id === undefined) return [];
    const module = folderName(folder);
    return all.has(pathIn(module, 'subtopic.yaml')) ? [{ id, folder, module }] : [];
  });
}

/** Where a problem of the bank stands. */
export function bankFolder(id: string): string {
  return `problems/${id}`;
}

/** subtopic.yaml with what were the module's own problems before those that it lists already. */
export function withOwnListed(text: string, ids: readonly string[]): string {
  return withProblems(text, (listed) => [...ids, ...listed.filter((id) => !ids.includes(id))]);
}

/** subtopic.yaml with these problems at the end of its list. */
export function withListed(text: string, ids: readonly string[]): string {
  return withProblems(text, (listed) => [...listed, ...ids.filter((id) => !listed.includes(id))]);
}

export type Banked = {
  /** All other files, the modules' lists among them. */
  readonly rest: FileSet;
  /** The files of each problem, by its id. */
  readonly bank: ReadonlyMap<string, FileSet>;
};

/** Files of courses or modules as they stood before there was the bank, in today's form. */
export function intoBank(files: FileSet): Banked {
  const own = problemsInModules(files.keys());
  const bank = new Map(own.map(({ id }) => [id, new Map<string, Uint8Array>()]));
  const rest = new Map<string, Uint8Array>();
  for (const [path, bytes] of files) {
    const problem = own.find(({ folder }) => path.startsWith(`${folder}/`));
    if (problem) bank.get(problem.id)?.set(path.slice(problem.folder.length + 1), bytes);
    else rest.set(path, bytes);
  }
  for (const [module, problems] of Map.groupBy(own, (each) => each.module)) {
    const file = pathIn(module, 'subtopic.yaml');
    const text = strictText(rest.get(file) ?? new Uint8Array());
    const ids = problems.map(({ id }) => id);
    if (text !== null) rest.set(file, textBytes(withOwnListed(text, ids)));
  }
  return { rest, bank };
}

/** A whole school in today's form. */
export function schoolIntoBank(files: FileSet): FileSet {
  const { rest, bank } = intoBank(files);
  const banked = [...bank].flatMap(([id, own]) =>
    [...own].map(([path, bytes]) => [`${bankFolder(id)}/${path}`, bytes] as const),
  );
  return banked.length === 0 ? files : new Map([...rest, ...banked]);
}
