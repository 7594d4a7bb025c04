import { CODE_KEYS, type CodeKey, keyOfFile } from '@abhyas/languages/code-keys';
import type { FaultList } from '../files/faults.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { type Solution, WRONG_VERDICTS, type WrongSolution } from '../release-assets.ts';

/** Reads every source file of a folder whose extension is a language key. */
export function readSolutions(folder: Folder | undefined, faults: FaultList): Solution[] {
  if (!folder) return [];
  return [...folder.files.keys()].flatMap((name): Solution[] => {
    const key = keyOfFile(name);
    if (key)
      return [
        { name: `${folder.path.split('/').at(-1) ?? ''}/${name}`, key, code: textOf(folder, name) ?? '' },
      ];
    faults.add(pathIn(folder.path, name), 0, `The ending must be one of ${CODE_KEYS.join(', ')}.`);
    return [];
  });
}

/** Reads the solutions that must fail, from the folders named after the verdict they must get. */
export function readWrongSolutions(submissions: Folder | undefined, faults: FaultList): WrongSolution[] {
  for (const [name, folder] of submissions?.folders ?? []) {
    if (name === 'accepted' || WRONG_VERDICTS.some((verdict) => verdict === name)) continue;
    faults.add(
      folder.path,
      0,
      `There is no verdict "${name}"; there are accepted, ${WRONG_VERDICTS.join(', ')}.`,
    );
  }
  return WRONG_VERDICTS.flatMap((expected) =>
    readSolutions(submissions?.folders.get(expected), faults).map((solution) => ({ ...solution, expected })),
  );
}

/** The single file per language in a folder such as starter/. */
export function readPerLanguage(
  folder: Folder | undefined,
  faults: FaultList,
): Partial<Record<CodeKey, string>> {
  return Object.fromEntries(readSolutions(folder, faults).map(({ key, code }) => [key, code]));
}
