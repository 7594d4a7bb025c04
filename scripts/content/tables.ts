import { gunzipSync } from 'node:zlib';
import type { Snippet } from '@abhyas/content/snippet';
import type { RunOutcome } from '@abhyas/queue/job';
import { decode } from '@abhyas/recording/decode';
import { tableOf } from '@abhyas/recording/table';

type Table = NonNullable<Snippet['table']>;

/** The table of a recorded program, or in words why there is none. */
export function recordedTable(
  outcome: RunOutcome,
  wanted: Pick<Table, 'after' | 'variables'>,
): string[][] | string {
  if (outcome.kind === 'compile-error') return `does not compile:\n${outcome.compile.output}`;
  if (outcome.kind !== 'traced') return `could not be recorded (${outcome.kind})`;
  if (outcome.execution.verdict !== 'accepted') return `ends with ${outcome.execution.verdict}`;
  if (outcome.recording === undefined) return 'was not recorded';
  const recording = decode(gunzipSync(Buffer.from(outcome.recording, 'base64')));
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

/** Why a recorded program does not hold what its table says, or null. */
export function tableFault(outcome: RunOutcome, table: Table): string | null {
  const rows = recordedTable(outcome, table);
  if (typeof rows === 'string') return rows;
  if (JSON.stringify(rows) === JSON.stringify(table.rows)) return null;
  return `holds\n${linesOf(rows)}\nnot\n${linesOf(table.rows)}`;
}

function linesOf(rows: Table['rows']): string {
  return rows.map((row) => row.join(' | ')).join('\n');
}
