import { MARKS_FILE, noteAll, readMarks, stateOf } from './forms/translation-marks.ts';
import { translatable, translatedName, wordsOf, type Word } from './forms/translation-form.ts';
import { folderAt, pathIn, textOf, type Folder } from './files/folder.ts';

/** A version of a file in another language. */
type Version = {
  readonly folder: Folder;
  readonly language: string;
  readonly file: string;
  readonly words: readonly Word[];
};

/** All versions in other languages in a folder and below it. */
function versionsIn(folder: Folder): Version[] {
  const names = namesIn(folder);
  const own = translatable(names).flatMap((file) =>
    names.flatMap((name) => {
      const language = languageOf(name, file);
      const words =
        language &&
        wordsOf({ file, english: textBelow(folder, file) ?? '', translated: textBelow(folder, name) });
      return language && words ? [{ folder, language, file, words }] : [];
    }),
  );
  return [...own, ...[...folder.folders.values()].flatMap(versionsIn)];
}

/** The files of a folder, and the explanations of a problem's samples. */
function namesIn(folder: Folder): string[] {
  const samples = folder.folders.get('data')?.folders.get('sample');
  return [...folder.files.keys(), ...[...(samples?.files.keys() ?? [])].map((name) => `data/sample/${name}`)];
}

function textBelow(folder: Folder, path: string): string | null {
  const end = path.lastIndexOf('/');
  const inside = end < 0 ? folder : folderAt(folder, path.slice(0, end));
  return inside && textOf(inside, path.slice(end + 1));
}

function languageOf(name: string, file: string): string | undefined {
  const language = /\.([a-z]{2,3})\.\w+$/.exec(name)?.[1];
  return language !== undefined && translatedName(file, language) === name ? language : undefined;
}

/** What has to be looked at again, a line for each version whose English was changed after it was written. */
export function staleTranslations(content: Folder): string[] {
  return versionsIn(content).flatMap(({ folder, language, file, words }) => {
    const marks = readMarks(textOf(folder, MARKS_FILE)) ?? {};
    const stale = words.filter((word) => stateOf(marks, { language, file }, word) === 'stale');
    if (stale.length === 0) return [];
    const places = stale.map(({ at }) => at).filter((at) => at !== '');
    const where = places.length === 0 ? '' : ` (${places.join(', ')})`;
    return [
      `${pathIn(folder.path, translatedName(file, language))}: the English was changed since it was written${where}`,
    ];
  });
}

/** The marks of folders whose versions all say what the English says now: by path below the content folder. */
export function marksOfNow(content: Folder): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { folder, language, file, words } of versionsIn(content)) {
    const path = pathIn(folder.path, MARKS_FILE);
    const before = marks.get(path) ?? textOf(folder, MARKS_FILE);
    marks.set(path, noteAll(before, { language, file, words }));
  }
  return marks;
}
