import * as z from 'zod';
import { FaultList } from '../files/faults.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';

/** The problems of a module or of a sheet, by their ids in the bank, in order. */
export const problemIds = z.array(z.string()).default([]);

const withProblems = z.looseObject({ problems: problemIds });

/** The problems that a module's subtopic.yaml names, after its own folders; what else is in it, its loader checks. */
export function listedProblems(
  folder: Folder,
  bank: ReadonlyMap<string, unknown>,
  faults: FaultList,
): string[] {
  const file = pathIn(folder.path, 'subtopic.yaml');
  const source = readYaml(
    { file, text: textOf(folder, 'subtopic.yaml') ?? '' },
    withProblems,
    new FaultList(),
  );
  if (!source) return [];
  const { problems } = source.value;
  for (const [at, id] of problems.entries()) {
    const line = source.lineOf(['problems', at]);
    if (!bank.has(id)) faults.add(file, line, `There is no problem content/problems/${id}.`);
    else if (problems.indexOf(id) < at) faults.add(file, line, `The module has "${id}" already.`);
  }
  return problems.filter((id, at) => bank.has(id) && problems.indexOf(id) === at);
}
