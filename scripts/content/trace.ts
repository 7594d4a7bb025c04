import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXERCISES_FILE, TABLES_FILE } from '@abhyas/content/exercises/exercise-files';
import { recordTables } from '@abhyas/content/exercises/record-tables';
import { writeTables } from '@abhyas/content/exercises/tables';
import { faultLine, FaultList } from '@abhyas/content/files/faults';
import { type Folder, pathIn, readFolder, textOf } from '@abhyas/content/files/folder';
import { readYaml } from '@abhyas/content/files/yaml-file';
import {
  RECORDINGS_FILE,
  type RecordedSteps,
  STEPS_FILE,
  stepsFile,
  writeRecordings,
} from '@abhyas/content/steps/steps-file';
import { type Judge, openJudge } from './judge.ts';
import { steppedIn } from './stepped-programs.ts';
import { recordedSteps } from './steps.ts';
import { recordedTable } from './tables.ts';

/**
 * `npm run content:trace -- [id…]`: records the tables of all `trace` exercises and the programs that open stepped, or
 * those below the named courses, modules and lessons, in the real sandbox, and writes them into traces.yaml beside each
 * exercises.yaml and recordings.yaml beside each steps.yaml.
 */
const ids = process.argv.slice(2);
const content = resolve('content');
const faults = new FaultList();
const folders = foldersIn(await readFolder(content)).filter(({ path }) => isChosen(path));
const cacheDir = resolve(process.env.DATA_DIR ?? '.data', 'content-proof');
const judge = await openJudge({ cacheDir, slots: 1, blobs: new Map() });
try {
  for (const folder of folders) {
    if (folder.files.has(EXERCISES_FILE)) await recordLesson(folder, judge);
    if (folder.files.has(STEPS_FILE)) await recordPrograms(folder, judge);
  }
} finally {
  await judge.close();
}
for (const fault of faults.sorted()) process.stderr.write(`${faultLine(fault)}\n`);
if (!faults.isEmpty) process.exitCode = 1;

function foldersIn(folder: Folder): Folder[] {
  return [folder, ...[...folder.folders.values()].flatMap(foldersIn)];
}

function isChosen(path: string): boolean {
  return ids.length === 0 || path.split('/').some((name) => ids.includes(name.replace(/^\d{2}-/, '')));
}

async function recordLesson(folder: Folder, judge: Judge): Promise<void> {
  const file = pathIn(folder.path, EXERCISES_FILE);
  const source = { file, text: textOf(folder, EXERCISES_FILE) ?? '' };
  const recorded = await recordTables(source, {}, async ({ stdin, ...program }, wanted) =>
    recordedTable(await judge.trace(program, stdin), wanted),
  );
  for (const { line, message } of recorded.faults) faults.add(file, line, message);
  const count = Object.keys(recorded.tables).length;
  if (count === 0) return;
  await writeFile(resolve(content, folder.path, TABLES_FILE), writeTables(recorded.tables));
  process.stdout.write(`${folder.path}/${TABLES_FILE}: ${count} tables\n`);
}

/** Records the programs that a text marks with `trace=id`. */
async function recordPrograms(folder: Folder, judge: Judge): Promise<void> {
  const file = pathIn(folder.path, STEPS_FILE);
  const source = readYaml({ file, text: textOf(folder, STEPS_FILE) ?? '' }, stepsFile, faults);
  if (!source) return;
  const programs = steppedIn(textOf(folder, 'text.md') ?? '');
  const recordings: Record<string, RecordedSteps> = {};
  for (const [at, stepped] of source.value.entries()) {
    const program = programs.get(stepped.id);
    const steps = program
      ? recordedSteps(await judge.trace(program, program.stdin), program, stepped)
      : 'no program of the text is marked with it';
    if (typeof steps === 'string') faults.add(file, source.lineOf([at, 'id']), `${stepped.id}: ${steps}`);
    else recordings[stepped.id] = steps;
  }
  await writeFile(resolve(content, folder.path, RECORDINGS_FILE), writeRecordings(recordings));
  process.stdout.write(`${folder.path}/${RECORDINGS_FILE}: ${Object.keys(recordings).length} programs\n`);
}
