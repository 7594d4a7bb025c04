import type { Element, ElementContent } from 'hast';
import { addConstructs, needConcepts } from '../concepts/concept-ids.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { type Located, readYaml } from '../files/yaml-file.ts';
import type { AssetFolder, Loading } from '../loading.ts';
import type { SourceLocation } from '../markdown/drawing.ts';
import { element } from '../markdown/html.ts';
import type { ExerciseOutline } from '../release-assets.ts';
import { checkExercise } from './check.ts';
import { drawnExercise } from './draw.ts';
import { filledCode } from './programs.ts';
import { proofsOf } from './proofs.ts';
import { exerciseIn, programOf } from './shown.ts';
import { exerciseFile, type ExerciseSource, type TraceSource } from './source.ts';
import { EXERCISES_FILE, TABLES_FILE } from './exercise-files.ts';
import { tableFile, tableKey, type Tables } from './tables.ts';

/** The exercises of a lesson, waiting to be placed in its text. */
export type LessonExercises = {
  /** What is in the lesson for each of them. */
  readonly elements: ReadonlyMap<string, Element>;
  /** The file is there, and its own faults say why nothing of it could be read. */
  readonly isUnread: boolean;
  /** In the order of the file. */
  readonly outlines: readonly ExerciseOutline[];
  /** Says which ones the text left out. */
  readonly refuseMissing: (embedded: ReadonlySet<string>) => void;
};

const NONE: LessonExercises = {
  elements: new Map(),
  isUnread: false,
  outlines: [],
  refuseMissing: () => undefined,
};

type Reading = {
  readonly asset: AssetFolder;
  readonly loading: Loading;
  readonly file: string;
  readonly source: Located<ExerciseSource[]>;
  readonly tables: Tables;
  readonly protectedBy: string | null;
};

/** Reads exercises.yaml of a lesson in the language that is read now. */
export function loadExercises(
  asset: AssetFolder,
  protectedBy: string | null,
  loading: Loading,
): LessonExercises {
  const text = textOf(asset.folder, EXERCISES_FILE);
  if (text === null) return NONE;
  const file = pathIn(asset.folder.path, EXERCISES_FILE);
  const source = readYaml({ file, text }, exerciseFile, loading.faults);
  if (!source) return { ...NONE, isUnread: true };
  const tables = readTables(asset.folder, loading);
  const reading: Reading = { asset, loading, file, source, tables, protectedBy };
  const exercises = source.value;
  const isOriginal = loading.language === 'en';
  if (isOriginal) proveAll(reading);
  const ids = exercises.map(({ id }) => id);
  for (const [at, id] of ids.entries()) {
    const isTwin = ids.indexOf(id) !== at;
    if (isTwin) loading.faults.add(file, source.lineOf([at, 'id']), `The id "${id}" is used twice here.`);
  }
  return {
    elements: new Map(exercises.map((exercise, at) => [exercise.id, drawElement(reading, exercise, at)])),
    isUnread: false,
    outlines: exercises.map(({ id, kind, concept }) => ({ id, kind, concepts: concept })),
    refuseMissing: (embedded) => {
      for (const [at, id] of ids.entries()) {
        if (embedded.has(id)) continue;
        const line = source.lineOf([at, 'id']);
        const where = isOriginal ? 'The text' : `The text in ${loading.language}`;
        loading.faults.add(
          file,
          line,
          `${where} does not place it: write > [!EXERCISE] ${id} where it belongs.`,
        );
      }
    },
  };
}

/** Checks what the original says and takes its programs along for `content:verify`. */
function proveAll({ asset, loading, file, source, tables }: Reading): void {
  for (const [at, exercise] of source.value.entries()) {
    checkExercise(exercise, (path, message) =>
      loading.faults.add(file, source.lineOf([at, ...path]), `${exercise.id}: ${message}`),
    );
    const line = source.lineOf([at, 'id']);
    if (exercise.kind === 'trace') {
      const fault = tableFault(exercise, tables);
      if (fault !== null) loading.faults.add(file, line, `${exercise.id}: ${fault}`);
    }
    const place = { file, line: source.lineOf([at, 'concept']), course: asset.topicId };
    needConcepts(exercise.concept, place, loading);
    const { language = '' } = exercise as { readonly language?: string };
    const program = { file, line: source.lineOf([at, 'code']), course: asset.topicId };
    addConstructs({ language, code: parsedCode(exercise) }, program, loading);
    for (const proof of proofsOf(exercise, tables)) loading.snippets.push({ ...proof, file, line });
  }
}

/** The code as a parser can read it: `[[1]]` would be a list in Python. */
function parsedCode(exercise: ExerciseSource): string {
  if (exercise.kind === 'gap') return filledCode(exercise);
  return (exercise as { readonly code?: string }).code ?? '';
}

function readTables(folder: Folder, { faults }: Loading): Tables {
  const text = textOf(folder, TABLES_FILE);
  if (text === null) return {};
  return readYaml({ file: pathIn(folder.path, TABLES_FILE), text }, tableFile, faults)?.value ?? {};
}

/** Why a table cannot be that of the exercise, or null. */
function tableFault(exercise: TraceSource, tables: Tables): string | null {
  const table = tables[exercise.id];
  if (table?.of !== tableKey(exercise)) {
    return 'The table of its program as it stands is not recorded: record it in the console, or by npm run content:trace with the id of the lesson.';
  }
  return exercise.given < table.rows.length ? null : 'All rows of its table are given.';
}

function drawElement(reading: Reading, original: ExerciseSource, at: number): Element {
  const { asset, loading, file, source, tables, protectedBy } = reading;
  const exercise = exerciseIn(original, { loading, file, lineOf: source.lineOf, at: [at] });
  const locationOf = (path: readonly PropertyKey[]): SourceLocation => ({
    file,
    firstLine: source.lineOf([at, ...path]),
    folder: asset.folder,
    protectedBy,
  });
  const { renderer } = loading;
  const drawn = drawnExercise(
    exercise,
    (markdown, path) => renderer.phrase(markdown, locationOf(path)),
    tables,
  );
  const question = exercise.question ?? renderer.labels.predictQuestion;
  const shown: ElementContent[] = [
    ...renderer.nodes(question, locationOf(['question'])),
    ...renderer.nodes(programOf(exercise), locationOf(['code'])),
  ];
  // "<" would look like a tag to whoever reads the HTML piece by piece.
  const json = JSON.stringify(drawn)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);
  return element('div', { className: ['exercise'], dataExercise: json }, shown);
}
