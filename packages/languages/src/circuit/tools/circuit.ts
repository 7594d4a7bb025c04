/** The gates of a circuit. */
export const GATES = ['and', 'or', 'not', 'nand', 'nor', 'xor', 'xnor'] as const;

/** What a learner may add; the others belong to the task: what comes in, the clock, and what goes out. */
export const ADDED_KINDS = [...GATES, 'dff', 'probe'] as const;
export type AddedKind = (typeof ADDED_KINDS)[number];
const PART_KINDS = ['input', 'clock', ...ADDED_KINDS, 'output'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** A part of a circuit. Its one output has its name. */
export type Part = {
  readonly id: string;
  readonly kind: PartKind;
  /** The names of the parts that its inputs are wired to; null: to nothing. Of a flip-flop first D, then the clock. */
  readonly from: readonly (string | null)[];
  /** Where it is drawn, in steps of the grid. */
  readonly x: number;
  readonly y: number;
};

export type Circuit = { readonly parts: readonly Part[] };

/** More than any task needs: what is beyond is no circuit. */
export const MOST_PARTS = 200;
const MOST_INPUTS = 8;
const MOST_PLACE = 200;
const NAME = /^[A-Za-z][A-Za-z0-9]{0,11}$/;

/** Whether a part may be called so. */
export const isPartName = (text: string): boolean => NAME.test(text);

/** How many inputs a part of a kind has at least and at most. */
export function inputsOf(kind: PartKind): { readonly least: number; readonly most: number } {
  if (kind === 'input' || kind === 'clock') return { least: 0, most: 0 };
  if (kind === 'not' || kind === 'output' || kind === 'probe') return { least: 1, most: 1 };
  return { least: 2, most: kind === 'dff' ? 2 : MOST_INPUTS };
}

/** The text of a circuit: a line for each part, so that changes of different parts are changes of different lines. */
export function writeCircuit({ parts }: Circuit): string {
  return `{"parts": [\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]}\n`;
}

/** The circuit of a text; null where it is none. Wires from parts that are not there are wires to nothing. */
export function readCircuit(text: string): Circuit | null {
  const value = parsed(text);
  const list: unknown = isRecord(value) ? value['parts'] : undefined;
  if (!Array.isArray(list) || list.length > MOST_PARTS) return null;
  const parts = list.map(partIn).filter((part) => part !== null);
  const names = new Set(parts.map(({ id }) => id));
  if (parts.length !== list.length || names.size !== parts.length) return null;
  const drives = new Set(parts.flatMap(({ id, kind }) => (drivesOthers(kind) ? [id] : [])));
  return { parts: parts.map((part) => ({ ...part, from: part.from.map((id) => known(id, drives)) })) };
}

/** Nothing is wired to what goes out, or to a probe. */
export const drivesOthers = (kind: PartKind): boolean => kind !== 'output' && kind !== 'probe';

const known = (id: string | null, names: ReadonlySet<string>): string | null =>
  id !== null && names.has(id) ? id : null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_PLACE;

function partIn(value: unknown): Part | null {
  if (!isRecord(value)) return null;
  const { id, kind: named, from, x, y } = value;
  const kind = PART_KINDS.find((each) => each === named);
  if (!kind || typeof id !== 'string' || !isPartName(id) || !isPlace(x) || !isPlace(y)) return null;
  const wires = wiresIn(from, kind);
  return wires && { id, kind, from: wires, x, y };
}

function wiresIn(value: unknown, kind: PartKind): (string | null)[] | null {
  if (!Array.isArray(value)) return null;
  const { least, most } = inputsOf(kind);
  const wires = value.map((each: unknown) => (typeof each === 'string' ? each : null));
  return wires.length >= least && wires.length <= most ? wires : null;
}
