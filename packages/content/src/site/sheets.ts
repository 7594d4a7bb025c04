import * as z from 'zod';
import { isId, oneLine, title } from '../courses/names.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { type Located, readYaml } from '../files/yaml-file.ts';
import { fileName, type Loading, type Translating, translationsOf } from '../loading.ts';
import type { Sheet } from '../release.ts';

const sheetFile = z.strictObject({
  title,
  summary: oneLine,
  groups: z.array(z.strictObject({ title, problems: z.array(z.string()).min(1) })).min(1),
});
type SheetFile = z.infer<typeof sheetFile>;

const sheetWords = z.strictObject({
  title,
  summary: oneLine,
  /** The headings, in their order. */
  groups: z.array(title),
});

/** `first-fifty.yaml`, and not `first-fifty.hi.yaml`. */
const SHEET_FILE = /^([^.]+)\.yaml$/;

/** Loads sheets/<id>.yaml in the order of their names: sets of problems, each with its versions in other languages. */
export function loadSheets(
  folder: Folder | null,
  problemIds: ReadonlySet<string>,
  loading: Loading,
): Sheet[] {
  if (!folder) return [];
  return [...folder.files.keys()].flatMap((name): Sheet[] => {
    const id = SHEET_FILE.exec(name)?.[1];
    if (id === undefined || !isId(id, { path: pathIn(folder.path, name) }, loading.faults)) return [];
    const file = pathIn(folder.path, name);
    const source = readYaml({ file, text: textOf(folder, name) ?? '' }, sheetFile, loading.faults);
    if (!source) return [];
    checkProblems(source, { file, problemIds }, loading);
    const translations = translationsOf(loading, (each) => loadWords(folder, { name, source }, each));
    return [{ id, ...source.value, ...translations }];
  });
}

/** A sheet names each problem once, and problems only. */
function checkProblems(
  { value, lineOf }: Located<SheetFile>,
  { file, problemIds }: { readonly file: string; readonly problemIds: ReadonlySet<string> },
  { faults }: Loading,
): void {
  const named = new Set<string>();
  for (const [group, { problems }] of value.groups.entries()) {
    for (const [at, id] of problems.entries()) {
      const line = lineOf(['groups', group, 'problems', at]);
      if (!problemIds.has(id)) faults.add(file, line, `There is no problem "${id}".`);
      else if (named.has(id)) faults.add(file, line, `The sheet has "${id}" already.`);
      named.add(id);
    }
  }
}

function loadWords(
  folder: Folder,
  { name, source }: { readonly name: string; readonly source: Located<SheetFile> },
  loading: Translating,
): Pick<Sheet, 'title' | 'summary' | 'groups'> | null {
  const file = fileName(name, loading);
  const text = textOf(folder, file);
  if (text === null) return null;
  const at = pathIn(folder.path, file);
  const words = readYaml({ file: at, text }, sheetWords, loading.faults)?.value;
  if (!words) return null;
  const { groups } = source.value;
  if (words.groups.length !== groups.length)
    loading.faults.add(at, 0, `The sheet has ${groups.length} groups, so there must be as many headings.`);
  const titled = groups.map(({ title: english, problems }, index) => ({
    title: words.groups[index] ?? english,
    problems,
  }));
  return { title: words.title, summary: words.summary, groups: titled };
}
