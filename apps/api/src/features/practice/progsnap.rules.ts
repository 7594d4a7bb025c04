import type { EditKind } from '@abhyas/contract/practice-texts';
import { textOf } from '@abhyas/contract/text-changes';
import type { TextMoment } from '@abhyas/contract/text-moments';

import { csvLines, quotedCell } from '../../platform/http/csv.ts';

/** A text's log and its judged runs, for a data set of ProgSnap 2 with one subject and one problem. */
export type Recorded = {
  readonly subjectId: string;
  readonly problemId: string;
  readonly start: string;
  readonly moments: readonly TextMoment[];
  readonly runs: readonly {
    readonly at: Date;
    readonly code: string;
    readonly passed: number;
    readonly total: number;
    readonly accepted: boolean;
  }[];
};

/**
 * Not every state of a long text that was typed for hours is written: that would be hundreds of megabytes. Events in
 * between name none, which the standard takes for unknown.
 */
const STATES_BYTES_MAX = 8 * 1024 * 1024;

const EDIT_TYPES: Readonly<Record<EditKind, string>> = {
  type: 'Insert',
  delete: 'Delete',
  paste: 'Paste',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  restore: 'Replace',
  save: 'Replace',
};

const METADATA = [
  ['Property', 'Value'],
  ['Version', '1.0'],
  ['CodeStateRepresentation', 'Table'],
  ['IsEventOrderingConsistent', 'true'],
  ['EventOrderScope', 'Global'],
  ['EventOrderScopeColumns', ''],
];
/**
 * Version 1.0 asks for EventID, SubjectID, ToolInstances, EventType and CodeStateID, and for edits also for EditType and
 * CodeStateSection, the file: empty where states are a table of texts.
 */
const COLUMNS = [
  'EventID',
  'Order',
  'SubjectID',
  'ProblemID',
  'ToolInstances',
  'EventType',
  'EditType',
  'CodeStateSection',
  'CodeStateID',
  'ServerTimestamp',
  'ServerTimezone',
  'Score',
];

type Event = { readonly at: Date; readonly type: 'File.Edit' | 'Submit'; readonly edit: string } & {
  readonly score: string;
  readonly state: number | undefined;
};

/** The files of the data set, by path. */
export function progsnapFiles(recorded: Recorded): ReadonlyMap<string, Uint8Array> {
  const states = new States();
  const events = [...editsOf(recorded, states), ...runsOf(recorded, states)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  const rows = events.map(({ at, type, edit, score, state }, order) => [
    String(order + 1),
    String(order + 1),
    recorded.subjectId,
    recorded.problemId,
    'Abhyas',
    type,
    edit,
    '',
    String(state ?? ''),
    at.toISOString(),
    '0',
    score,
  ]);
  return new Map([
    ['DatasetMetadata.csv', fileOf(METADATA)],
    ['MainTable.csv', fileOf([COLUMNS, ...rows])],
    ['CodeStates/CodeStates.csv', fileOf([['CodeStateID', 'Code'], ...states.rows])],
  ]);
}

const fileOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(csvLines(rows.map((row) => row.map(quotedCell))));

/** Texts, each once. */
class States {
  readonly #numbers = new Map<string, number>();

  of(code: string): number {
    const known = this.#numbers.get(code);
    if (known !== undefined) return known;
    this.#numbers.set(code, this.#numbers.size + 1);
    return this.#numbers.size;
  }

  get rows(): string[][] {
    return [...this.#numbers].map(([code, number]) => [String(number), code]);
  }
}

function editsOf({ start, moments }: Recorded, states: States): Event[] {
  let text = textOf(start);
  const wanted = moments.reduce((sum, { changes }) => sum + changes.newLength, 0);
  const every = Math.max(1, Math.ceil(wanted / STATES_BYTES_MAX));
  return moments.map(({ atMs, kind, changes }, place) => {
    text = changes.apply(text);
    const isWritten = place % every === 0 || place === moments.length - 1;
    const state = isWritten ? states.of(text.toString()) : undefined;
    return { at: new Date(atMs), type: 'File.Edit', edit: EDIT_TYPES[kind], score: '', state };
  });
}

function runsOf({ runs }: Recorded, states: States): Event[] {
  return runs.map(({ at, code, passed, total, accepted }) => {
    const share = total > 0 ? passed / total : 0;
    return { at, type: 'Submit', edit: '', score: String(accepted ? 1 : share), state: states.of(code) };
  });
}
