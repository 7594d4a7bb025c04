import { editYaml, valueOf } from './edit-yaml.ts';
import { numberOr, optional, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';
import {
  readTable,
  renamedIn,
  type Side,
  type SignalTable,
  withColumn,
  withoutColumn,
  writeTable,
} from './signal-table.ts';

export type CircuitCheckForm = {
  readonly name: string;
  /** Names of wrong solutions. */
  readonly catches: readonly string[];
  /** The rows of a table are tried one by one, those of a trace follow each other. */
  readonly kind: 'table' | 'trace';
  /** As the file has them: a table that nobody changes stays to the letter. */
  readonly rows: string;
};

/** circuit.yaml as a form. */
export type CircuitTaskForm = {
  readonly inputs: readonly string[];
  /** Empty: none. */
  readonly clock: string;
  readonly outputs: readonly string[];
  /** Null: all may be used. */
  readonly gates: readonly string[] | null;
  readonly most: string;
  readonly checks: readonly CircuitCheckForm[];
};

const KEYS = new Set(['inputs', 'clock', 'outputs', 'gates', 'most', 'checks']);
const CHECK_KEYS = new Set(['name', 'catches', 'table', 'trace']);

/** Null: the file is in no shape that a form could hold; it is edited as a text. */
export function readCircuitTask(text: string): CircuitTaskForm | null {
  const value = text.trim() === '' ? {} : valueOf(text);
  if (!isRecord(value) || Object.keys(value).some((key) => !KEYS.has(key))) return null;
  const [inputs, outputs, checks] = (['inputs', 'outputs', 'checks'] as const).map((key) => value[key] ?? []);
  const gates = value['gates'] ?? null;
  if (!isList(inputs) || !isList(outputs) || !isList(checks) || !(gates === null || isList(gates)))
    return null;
  const read = checks.map(checkIn).filter((check) => check !== null);
  if (read.length !== checks.length) return null;
  return {
    inputs: inputs.map(textIn),
    clock: textIn(value['clock']),
    outputs: outputs.map(textIn),
    gates: gates && gates.map(textIn),
    most: textIn(value['most']),
    checks: read,
  };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function checkIn(value: unknown): CircuitCheckForm | null {
  if (!isRecord(value) || Object.keys(value).some((key) => !CHECK_KEYS.has(key))) return null;
  const { name, catches = [], table, trace } = value;
  const rows = table ?? trace ?? '';
  if (!Array.isArray(catches) || typeof rows !== 'string' || (table !== undefined && trace !== undefined))
    return null;
  const kind = trace === undefined ? 'table' : 'trace';
  return { name: textIn(name), catches: catches.map(textIn), kind, rows };
}

export function writeCircuitTask(text: string, form: CircuitTaskForm): string {
  const { inputs, clock, outputs, gates, most, checks } = form;
  return editYaml(text, {
    inputs,
    clock: optional(clock),
    outputs,
    gates: gates ?? undefined,
    most: most.trim() === '' ? undefined : numberOr(most),
    checks: checks.map(({ name, catches, kind, rows }) => ({
      name,
      catches: catches.length > 0 ? catches : undefined,
      [kind]: rows,
    })),
  });
}

/** A new check of all that a task names. */
export const newCircuitCheck = (
  { inputs, clock, outputs }: CircuitTaskForm,
  name: string,
): CircuitCheckForm => ({
  name,
  catches: [],
  kind: clock === '' ? 'table' : 'trace',
  rows: writeTable({
    given: clock === '' ? inputs : [...inputs, clock],
    expected: outputs,
    rows: [],
  }),
});

/** The part of a task in which a signal is named. */
export type SignalPart = 'inputs' | 'clock' | 'outputs';

const sideOf = (part: SignalPart): Side => (part === 'outputs' ? 'expected' : 'given');

const changedTables = (
  form: CircuitTaskForm,
  change: (table: SignalTable) => SignalTable,
): CircuitTaskForm => ({
  ...form,
  checks: form.checks.map((check) => ({ ...check, rows: writeTable(change(readTable(check.rows))) })),
});

/** One signal more, in every table too. */
export function withSignal(form: CircuitTaskForm, part: SignalPart, name: string): CircuitTaskForm {
  const named = part === 'clock' ? { ...form, clock: name } : { ...form, [part]: [...form[part], name] };
  return changedTables(named, (table) => withColumn(table, sideOf(part), name));
}

export function withoutSignal(form: CircuitTaskForm, part: SignalPart, name: string): CircuitTaskForm {
  const left =
    part === 'clock'
      ? { ...form, clock: '' }
      : { ...form, [part]: form[part].filter((each) => each !== name) };
  return changedTables(left, (table) => withoutColumn(table, sideOf(part), name));
}

/** A signal by another name, in every table too. */
export function withRenamed(
  form: CircuitTaskForm,
  part: SignalPart,
  [old, name]: readonly [string, string],
): CircuitTaskForm {
  const renamed =
    part === 'clock'
      ? { ...form, clock: name }
      : { ...form, [part]: form[part].map((each) => (each === old ? name : each)) };
  return changedTables(renamed, (table) => renamedIn(table, sideOf(part), [old, name]));
}

const NAMES: Readonly<Record<SignalPart, readonly string[]>> = {
  inputs: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  clock: ['CLK'],
  outputs: ['Y', 'Z', 'W', 'X', 'V', 'U', 'T', 'S'],
};

/** The name that the next signal gets: letters from A for what comes in, from Y for what goes out. */
export function freeSignal({ inputs, clock, outputs }: CircuitTaskForm, part: SignalPart): string {
  const taken = new Set([...inputs, clock, ...outputs]);
  const names = NAMES[part];
  const free = names.find((name) => !taken.has(name));
  if (free !== undefined) return free;
  let number = 1;
  while (taken.has(`${names[0]}${number}`)) number += 1;
  return `${names[0]}${number}`;
}
