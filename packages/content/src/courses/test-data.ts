import * as z from 'zod';
import type { FaultList } from '../files/faults.ts';
import { type FileStore, sha256 } from '../files/file-store.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import { LARGE, largeList } from '../large/large-list.ts';
import type { JudgingTest } from '../release-assets.ts';
import { scriptOf } from '../forms/sql-script.ts';
import { answerOf, checkRows, type SqlTask } from './sql-task.ts';

/** data/secret/tests.yaml: what each hidden test tries, in words that a learner may read. */
const categories = z.record(z.string(), z.string().trim().min(1).max(80));

type Reading = {
  readonly store: FileStore;
  readonly faults: FaultList;
  /** Of a problem of the kind sql. */
  readonly task: SqlTask | null;
};

/** The tests of a problem: samples first, then the hidden ones, the large ones last, each with its answer. */
export function readTests(problem: Folder, { store, faults, task }: Reading): JudgingTest[] {
  const data = problem.folders.get('data');
  const sample = data?.folders.get('sample');
  const secret = data?.folders.get('secret');
  if (!sample || testNames(sample).length === 0) faults.add(problem.path, 0, 'data/sample holds no test.');
  if (!secret || testNames(secret).length === 0) faults.add(problem.path, 0, 'data/secret holds no test.');
  return [
    ...(sample ? readFolderTests(sample, { hidden: false, store, faults, task }) : []),
    ...(secret ? readFolderTests(secret, { hidden: true, store, faults, task }) : []),
    ...readLargeTests(data?.folders.get(LARGE.folder), store, faults),
  ];
}

/** Names of the tests in a folder: of `01.in` and `01.ans` it is `01`. */
export function testNames(folder: Folder): string[] {
  return [...folder.files.keys()]
    .filter((name) => name.endsWith('.in'))
    .map((name) => name.slice(0, -'.in'.length));
}

function readFolderTests(folder: Folder, how: Reading & { readonly hidden: boolean }): JudgingTest[] {
  const names = testNames(folder);
  const words = how.hidden ? readCategories(folder, names, how.faults) : {};
  return names.flatMap((name): JudgingTest[] => {
    const input = folder.files.get(`${name}.in`);
    const answer = folder.files.get(`${name}.ans`);
    if (!input || !answer) {
      how.faults.add(pathIn(folder.path, `${name}.in`), 0, `The answer ${name}.ans is missing.`);
      return [];
    }
    return [
      {
        name: how.hidden ? name : `sample-${name}`,
        ...addData(name, { folder, input, answer }, how),
        hidden: how.hidden,
        category: how.hidden ? (words[name] ?? '') : 'sample',
      },
    ];
  });
}

type Data = { readonly folder: Folder; readonly input: Uint8Array; readonly answer: Uint8Array };

function addData(
  name: string,
  { folder, input, answer }: Data,
  { store, faults, task }: Reading,
): Pick<JudgingTest, 'inputHash' | 'answerHash'> {
  if (!task) return { inputHash: store.addBlob(input), answerHash: store.addBlob(answer) };
  const [rows, printed] = [input, answer].map((bytes) => Buffer.from(bytes).toString()) as [string, string];
  checkRows(task, rows, (line, words) => faults.add(pathIn(folder.path, `${name}.in`), line, words));
  return {
    inputHash: store.addMade(scriptOf(task.schema, rows)),
    answerHash: store.addMade(answerOf(task, printed)),
  };
}

function readCategories(folder: Folder, names: readonly string[], faults: FaultList): Record<string, string> {
  const file = pathIn(folder.path, 'tests.yaml');
  const text = textOf(folder, 'tests.yaml');
  if (text === null) {
    faults.add(file, 0, 'tests.yaml is missing: it says in words what each test tries (01: n = 1).');
    return {};
  }
  const source = readYaml({ file, text }, categories, faults);
  const words = source?.value ?? {};
  for (const name of names) {
    if (source && !words[name]) faults.add(file, 0, `Say what test ${name} tries.`);
  }
  for (const name of Object.keys(words)) {
    if (!names.includes(name)) faults.add(file, source?.lineOf([name]) ?? 0, `There is no test ${name}.`);
  }
  return words;
}

/** Tests whose files are made, not written: what is there must be what the list in git names. */
function readLargeTests(folder: Folder | undefined, store: FileStore, faults: FaultList): JudgingTest[] {
  if (!folder) return [];
  const file = pathIn(folder.path, LARGE.list);
  const source = readYaml({ file, text: textOf(folder, LARGE.list) ?? '' }, largeList, faults);
  return Object.entries(source?.value ?? {}).flatMap(([name, { tries, ...hashes }]): JudgingTest[] => {
    const [input, answer] = [folder.files.get(`${name}.in`), folder.files.get(`${name}.ans`)];
    if (!input || !answer || sha256(input) !== hashes.input || sha256(answer) !== hashes.answer) {
      const line = source?.lineOf([name]) ?? 0;
      faults.add(
        file,
        line,
        `generators/${LARGE.generator} makes another test or none: npm run content:generate.`,
      );
      return [];
    }
    const [inputHash, answerHash] = [store.addBlob(input), store.addBlob(answer)];
    return [{ name: `large-${name}`, inputHash, answerHash, hidden: true, category: tries }];
  });
}
