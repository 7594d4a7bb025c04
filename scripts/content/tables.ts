import { tableIn, type WantedTable } from '@abhyas/content/exercises/record-tables';
import type { Snippet } from '@abhyas/content/snippet';
import type { RunOutcome } from '@abhyas/queue/job';

type Table = NonNullable<Snippet['table']>;

/** The table of a recorded program, or in words why there is none. */
export function recordedTable(outcome: RunOutcome, wanted: WantedTable): string[][] | string {
  if (outcome.kind === 'compile-error') return `does not compile:\n${outcome.compile.output}`;
  if (outcome.kind !== 'traced') return `could not be recorded (${outcome.kind})`;
  if (outcome.execution.verdict !== 'accepted') return `ends with ${outcome.execution.verdict}`;
  return outcome.recording === undefined ? 'was not recorded' : tableIn(outcome.recording, wanted);
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
