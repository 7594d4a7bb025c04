import { gunzipSync } from 'node:zlib';
import type { LanguageIndex } from '@abhyas/languages/index';
import { BadRecording } from '@abhyas/recording/byte-reader';
import { decode } from '@abhyas/recording/decode';
import type { Recording } from '@abhyas/recording/format';
import { tableOf } from '@abhyas/recording/table';
import { type Fault, FaultList } from '../files/faults.ts';
import { readYaml, type YamlSource } from '../files/yaml-file.ts';
import { SNIPPET_LANGUAGES, type Snippet } from '../snippet.ts';
import { exerciseFile, type TraceSource } from './source.ts';
import { tableKey, tracedLine, type Tables } from './tables.ts';

export type WantedTable = Pick<NonNullable<Snippet['table']>, 'after' | 'variables'>;

/** More than the steps of one window and what a recorder says of the whole run. */
const STEPS_BYTES = 8 << 20;

/** The table in the steps of a program, as a runner answers them; or in words why there is none. */
export function tableIn(steps: string, wanted: WantedTable): string[][] | string {
  const recording = recordingIn(steps);
  if (!recording) return 'has steps that cannot be read';
  if (recording.run?.steps !== recording.steps.length) return 'has too many steps to be recorded as a whole';
  try {
    const rows = tableOf(recording, wanted);
    if (rows.length === 0) return `never carries out line ${wanted.after}`;
    // As in a line that another function carries out, or of a variable that is not looked at there.
    const bare = rows.findIndex((row) => row.every((cell) => cell === ''));
    return bare < 0 ? rows : `knows none of the variables in row ${bare + 1}`;
  } catch (error) {
    if (error instanceof RangeError) return `has no table: ${error.message}`;
    throw error;
  }
}

/** Undefined for what is no recording: a program can write what it likes in its place. */
function recordingIn(steps: string): Recording | undefined {
  try {
    return decode(gunzipSync(Buffer.from(steps, 'base64'), { maxOutputLength: STEPS_BYTES }));
  } catch (error) {
    if (error instanceof BadRecording) return undefined;
    throw error;
  }
}

type Program = { readonly language: LanguageIndex; readonly code: string; readonly stdin: string };

/** Carries out a program step by step. Answers its table, or in words why there is none. */
type RecordTable = (program: Program, wanted: WantedTable) => Promise<string[][] | string>;

/** Records the tables of all `trace` exercises of a file. Where that fails, the one that is `known` stays. */
export async function recordTables(
  source: YamlSource,
  known: Tables,
  record: RecordTable,
): Promise<{ readonly tables: Tables; readonly faults: readonly Fault[] }> {
  const faults = new FaultList();
  const read = readYaml(source, exerciseFile, faults);
  const tables: Tables = {};
  for (const [at, exercise] of (read?.value ?? []).entries()) {
    if (exercise.kind !== 'trace') continue;
    const { id } = exercise;
    const rows = await recorded(exercise, record);
    const before = known[id];
    if (typeof rows !== 'string') tables[id] = { of: tableKey(exercise), rows };
    else {
      faults.add(source.file, read?.lineOf([at, 'id']) ?? 0, `${id}: ${rows}`);
      if (before) tables[id] = before;
    }
  }
  return { tables: read ? tables : known, faults: faults.sorted() };
}

async function recorded(exercise: TraceSource, record: RecordTable): Promise<string[][] | string> {
  const after = tracedLine(exercise);
  const language = SNIPPET_LANGUAGES.get(exercise.language);
  if (after === null || language === undefined) {
    return `"${exercise.after.trim()}" must stand on exactly one line of its code`;
  }
  const { code, stdin, variables } = exercise;
  return record({ language, code, stdin }, { after, variables });
}
