import type { Entry, Value } from '@abhyas/recording/format';
import type { HeapObject, State } from '@abhyas/recording/replay';

import type { TrueValue } from './truth.ts';

/** `unsure`: the recording says that it does not know, or the debugger cannot tell. */
export type Likeness = 'same' | 'unsure' | 'other';

/** Whether a recorded value is what a debugger reads in its place. */
export function likeness(state: State, value: Value, truth: TrueValue): Likeness {
  if (truth.kind === 'unreadable' || value.kind === 'unknown' || value.kind === 'opaque') return 'unsure';
  return isPointer(value) ? whenPointer(state, value, truth) : whenPlain(value, truth);
}

type Pointer = Extract<Value, { kind: 'reference' | 'inside' | 'cell' | 'variable' }>;
type Plain = Exclude<Value, Pointer | { kind: 'unknown' | 'opaque' }>;

const isPointer = (value: Value): value is Pointer =>
  value.kind === 'reference' || value.kind === 'inside' || value.kind === 'cell' || value.kind === 'variable';

function whenPlain(value: Plain, truth: TrueValue): Likeness {
  switch (value.kind) {
    case 'unset':
      return whenUnset(truth);
    case 'number':
      return when(isNumber(value.text, truth));
    case 'truth':
      return when(isTruth(truth, value.value));
    case 'nothing':
      return when(truth.kind === 'null' || (truth.kind === 'cells' && isEmptyHolder(truth)));
    case 'text':
      return whenText(value.text, truth);
    case 'lost':
      return truth.kind === 'pointer' ? 'unsure' : 'other';
  }
}

const when = (isSame: boolean): Likeness => (isSame ? 'same' : 'other');

/** Of what has parts, a debugger reads something in any memory. */
function whenUnset({ kind }: TrueValue): Likeness {
  if (kind === 'unset') return 'same';
  return kind === 'cells' || kind === 'pairs' || kind === 'fields' || kind === 'text' ? 'unsure' : 'other';
}

const isTruth = (truth: TrueValue, value: boolean): boolean =>
  (truth.kind === 'truth' && truth.value === value) ||
  (truth.kind === 'printed' && truth.text === (value ? 'True' : 'False')) ||
  (truth.kind === 'number' && truth.text === String(Number(value)));

const HOLDER = /^std::(?:unique_ptr|shared_ptr|weak_ptr|optional)</u;

function isEmptyHolder({ cells, type }: Extract<TrueValue, { kind: 'cells' }>): boolean {
  if (type === undefined || !HOLDER.test(type)) return false;
  return cells === null || cells.length === 0 || cells[0]?.kind === 'null';
}

/** What a pointer that is an object, or an optional, holds. */
function held(truth: TrueValue): TrueValue {
  const isHolder = truth.kind === 'cells' && truth.type !== undefined && HOLDER.test(truth.type);
  return isHolder ? (truth.cells?.[0] ?? { kind: 'null' }) : truth;
}

const NAMED: Readonly<Record<string, number>> = {
  '\\0': 0,
  '\\a': 7,
  '\\b': 8,
  '\\t': 9,
  '\\n': 10,
  '\\v': 11,
  '\\f': 12,
  '\\r': 13,
  "\\'": 39,
  '\\\\': 92,
};

function codeOf(text: string): number {
  if (!text.startsWith("'")) return Number(text);
  const inside = text.slice(1, -1);
  return NAMED[inside] ?? inside.codePointAt(0) ?? Number.NaN;
}

function isNumber(text: string, given: TrueValue): boolean {
  const truth = held(given);
  if (truth.kind === 'character') return codeOf(text) === truth.code || (codeOf(text) & 0xff) === truth.code;
  if (truth.kind === 'function') return truth.name.startsWith(text);
  if (truth.kind !== 'number') return false;
  if (text === truth.text || Number(text) === truth.code) return true;
  const isWhole = /^-?\d+$/u.test(text) && /^-?\d+$/u.test(truth.text);
  if (isWhole) return BigInt(text) === BigInt(truth.text);
  const [ours, theirs] = [numberOf(text), numberOf(truth.text)];
  return (
    Object.is(ours, theirs) || Math.fround(ours) === theirs || (Number.isNaN(ours) && Number.isNaN(theirs))
  );
}

function numberOf(text: string): number {
  const plain = text.toLowerCase().replace('infinity', 'inf').replace('-nan', 'nan');
  if (plain === 'inf') return Infinity;
  return plain === '-inf' ? -Infinity : Number(plain);
}

function whenText(text: string, given: TrueValue): Likeness {
  const truth = held(given);
  if (truth.kind === 'text') return when(truth.text === text);
  if (truth.kind === 'character') return when(text.codePointAt(0) === truth.code);
  if (truth.kind !== 'pointer') return 'other';
  return truth.text === undefined || truth.text === null ? 'unsure' : when(truth.text === text);
}

function whenPointer(state: State, value: Pointer, given: TrueValue): Likeness {
  const holder = held(given);
  const truth = holder.kind === 'pointer' ? holder.to : holder;
  if (truth === null || truth.kind === 'unreadable') return 'unsure';
  if (value.kind === 'variable') {
    const target = state.calls[value.depth]?.variables.get(value.name);
    return target ? likeness(state, target, truth) : 'other';
  }
  const object = state.objects.get(value.object);
  if (!object) return 'other';
  if (value.kind === 'cell') {
    const target = object.entries[value.entry]?.value;
    // Cells that are not shown cannot be compared.
    return target ? likeness(state, target, truth) : 'unsure';
  }
  return whenObject(state, object, truth);
}

function whenObject(state: State, object: HeapObject, truth: TrueValue): Likeness {
  if (truth.kind === 'cells') {
    const { length, cells } = truth;
    return cells === null ? 'unsure' : whenCells(state, object, { length, cells });
  }
  if (truth.kind === 'pairs') return whenPairs(state, object, truth);
  if (truth.kind === 'fields')
    return truth.fields === null ? 'unsure' : whenFields(state, object, truth.fields);
  if (truth.kind === 'text' && object.shape === 'fields') return whenWords(object, truth.text);
  // A pointer to the first of several.
  const [first] = object.entries;
  if (object.shape !== 'sequence' || !first) return object.entries.length === 0 ? 'unsure' : 'other';
  return likeness(state, first.value, truth);
}

/** A StringBuilder is drawn with its text. */
function whenWords({ entries }: HeapObject, text: string): Likeness {
  const own = entries.find(({ name }) => name === 'text')?.value;
  return when(own?.kind === 'text' && own.text === text);
}

type Cells = { readonly length: number | null; readonly cells: readonly TrueValue[] };

function whenCells(state: State, object: HeapObject, { length, cells }: Cells): Likeness {
  if (object.shape === 'mapping') return 'other';
  // A pointer to an array within an array leads to the whole.
  if (length !== null && object.length !== length) return 'other';
  // What follows the end of a text is not shown.
  const isText = cells.some((cell) => cell.kind === 'character');
  const least = isText ? 1 : cells.length;
  if (object.entries.length < Math.min(least, cells.length)) return 'other';
  return all(
    object.entries.slice(0, cells.length).map(({ value }, at) => likenessOf(state, value, cells[at])),
  );
}

function whenPairs(state: State, object: HeapObject, truth: Extract<TrueValue, { kind: 'pairs' }>): Likeness {
  if (object.shape !== 'mapping' || object.length !== truth.length) return 'other';
  if (object.entries.length !== truth.pairs.length) return 'other';
  return all(object.entries.map((entry, at) => whenPair(state, entry, truth.pairs[at] ?? [])));
}

function whenPair(state: State, { key, value }: Entry, [trueKey, trueValue]: readonly TrueValue[]): Likeness {
  if (!key) return 'other';
  return all([likenessOf(state, key, trueKey), likenessOf(state, value, trueValue)]);
}

function whenFields(state: State, object: HeapObject, fields: Readonly<Record<string, TrueValue>>): Likeness {
  const inner = fields['_M_elems'];
  if (inner) return whenObject(state, object, inner);
  if (object.shape !== 'fields') {
    const [first] = object.entries;
    return first && object.shape === 'sequence' && first.value.kind === 'inside'
      ? likeness(state, first.value, { kind: 'fields', fields })
      : 'other';
  }
  if (object.entries.length === 0) return when(Object.keys(fields).length === 0);
  return all(
    object.entries.map(({ name, value }) => {
      const truth = fields[name ?? ''];
      return truth ? likeness(state, value, truth) : 'unsure';
    }),
  );
}

function likenessOf(state: State, value: Value, truth: TrueValue | undefined): Likeness {
  return truth ? likeness(state, value, truth) : 'other';
}

function all(found: readonly Likeness[]): Likeness {
  if (found.includes('other')) return 'other';
  return found.length > 0 && found.every((each) => each === 'unsure') ? 'unsure' : 'same';
}
