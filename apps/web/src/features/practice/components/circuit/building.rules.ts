import {
  type AddedKind,
  type Circuit,
  drivesOthers,
  inputsOf,
  MOST_PARTS,
  type Part,
  type PartKind,
} from '@abhyas/languages/circuit/tools/circuit';
import type { CircuitTask } from '@abhyas/languages/circuit/tools/judge';

/** The size of a part in steps of the grid. */
export const WIDTH = 5;
export const heightOf = ({ from }: Pick<Part, 'from'>): number => Math.max(3, 2 * from.length);

/** The part itself, its inputs and its output, where they are drawn. */
export const inputPlace = (part: Part, at: number) => ({
  x: part.x,
  y: part.y + ((at + 0.5) * heightOf(part)) / part.from.length,
});
export const outputPlace = (part: Part) => ({ x: part.x + WIDTH, y: part.y + heightOf(part) / 2 });

/** How large the drawing is. */
export function sizeOf({ parts }: Circuit): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(32, ...parts.map(({ x }) => x + WIDTH + 4)),
    height: Math.max(16, ...parts.map((part) => part.y + heightOf(part) + 3)),
  };
}

/** What a learner has put in may be taken out. */
export const isAdded = ({ kind }: Part): boolean => !['input', 'clock', 'output'].includes(kind);

const LETTERS: Readonly<Record<AddedKind, string>> = {
  and: 'AND',
  or: 'OR',
  not: 'NOT',
  nand: 'NAND',
  nor: 'NOR',
  xor: 'XOR',
  xnor: 'XNOR',
  dff: 'DFF',
  probe: 'P',
};

/** The circuit with one more part, at a free place; the same one where there is no room. */
export function withAdded(circuit: Circuit, kind: AddedKind): Circuit {
  const { parts } = circuit;
  if (parts.length >= MOST_PARTS) return circuit;
  const names = new Set(parts.map(({ id }) => id));
  let number = 1;
  while (names.has(`${LETTERS[kind]}${number}`)) number += 1;
  const from = Array.from({ length: inputsOf(kind).least }, () => null);
  const fresh = { id: `${LETTERS[kind]}${number}`, kind, from, ...freePlace(parts, from.length) };
  return { parts: [...parts, fresh] };
}

/** A place in the middle, below what stands there. */
function freePlace(parts: readonly Part[], inputs: number): { readonly x: number; readonly y: number } {
  const height = heightOf({ from: Array.from({ length: inputs }, () => null) });
  for (let y = 1; y < 180; y += 1) {
    for (const x of [10, 18]) {
      const isFree = parts.every(
        (part) =>
          part.x + WIDTH + 1 <= x ||
          x + WIDTH + 1 <= part.x ||
          part.y + heightOf(part) + 1 <= y ||
          y + height + 1 <= part.y,
      );
      if (isFree) return { x, y };
    }
  }
  return { x: 10, y: 1 };
}

/** Without a part; what was wired to it is wired to nothing. */
export const without = ({ parts }: Circuit, gone: string): Circuit => ({
  parts: parts
    .filter(({ id }) => id !== gone)
    .map((part) => ({ ...part, from: part.from.map((id) => (id === gone ? null : id)) })),
});

type Ends = Pick<CircuitTask, 'inputs' | 'clock' | 'outputs'>;

/** Where what comes in and what goes out is put. */
const SIDES = { input: 1, clock: 1, output: 24 } as const;

/** The circuit with what a task lets come in and go out, and nothing else of that sort. */
export function withEnds(circuit: Circuit, { inputs, clock, outputs }: Ends): Circuit {
  const wanted: readonly (readonly [string, keyof typeof SIDES])[] = [
    ...inputs.map((id) => [id, 'input'] as const),
    ...(clock === undefined ? [] : [[clock, 'clock'] as const]),
    ...outputs.map((id) => [id, 'output'] as const),
  ];
  const strangers = circuit.parts.filter(
    ({ id, kind }) => kind in SIDES && !wanted.some(([name, end]) => name === id && end === kind),
  );
  const named = circuit.parts.filter((part) => isAdded(part) && wanted.some(([name]) => name === part.id));
  const gone = [...strangers, ...named].reduce((rest, { id }) => without(rest, id), circuit);
  return wanted.reduce((rest, [id, kind]) => {
    if (rest.parts.some((part) => part.id === id)) return rest;
    const x = SIDES[kind];
    const below = rest.parts.filter((part) => Math.abs(part.x - x) <= WIDTH);
    const y = Math.max(1, ...below.map((part) => part.y + heightOf(part) + 1));
    return { parts: [...rest.parts, { id, kind, from: kind === 'output' ? [null] : [], x, y }] };
  }, gone);
}

/** The circuit with another name for a part, also where others are wired to it; as it is where the name is taken. */
export function withRenamedPart(circuit: Circuit, [old, name]: readonly [string, string]): Circuit {
  if (circuit.parts.some(({ id }) => id === name)) return circuit;
  const named = (id: string): string => (id === old ? name : id);
  return {
    parts: circuit.parts.map((part) => ({
      ...part,
      id: named(part.id),
      from: part.from.map((id) => (id === null ? null : named(id))),
    })),
  };
}

export type Pin = { readonly id: string; readonly at: number };

/** Wires an input to a part, or to nothing. */
export const wired = (circuit: Circuit, { id, at }: Pin, source: string | null): Circuit =>
  changed(circuit, id, (part) => ({ ...part, from: part.from.with(at, source) }));

export const movedTo = (circuit: Circuit, id: string, { x, y }: Pick<Part, 'x' | 'y'>): Circuit =>
  changed(circuit, id, (part) => ({ ...part, x: within(x), y: within(y) }));

const within = (place: number): number => Math.min(190, Math.max(0, Math.round(place)));

/** With one input more, or without the last one; as it is where that may not be. */
export function withInputs(circuit: Circuit, id: string, change: 1 | -1): Circuit {
  return changed(circuit, id, (part) => {
    const { least, most } = inputsOf(part.kind);
    const from = change === 1 ? [...part.from, null] : part.from.slice(0, -1);
    return from.length >= least && from.length <= most ? { ...part, from } : part;
  });
}

const changed = ({ parts }: Circuit, id: string, change: (part: Part) => Part): Circuit => ({
  parts: parts.map((part) => (part.id === id ? change(part) : part)),
});

/** What an input may be wired to. */
export const sourcesIn = ({ parts }: Circuit): string[] =>
  parts.filter(({ kind }) => drivesOthers(kind)).map(({ id }) => id);

/** Puts what comes in to the left, what goes out to the right, and each part to the right of what it is wired to. */
export function tidied(circuit: Circuit): Circuit {
  const columns = columnsOf(circuit);
  const filled = new Map<number, number>();
  return {
    parts: circuit.parts.map((part) => {
      const column = columns.get(part.id) ?? 0;
      const y = filled.get(column) ?? 1;
      filled.set(column, y + heightOf(part) + 1);
      return { ...part, x: 2 + column * (WIDTH + 4), y };
    }),
  };
}

/** Wires that go back, as to a flip-flop from what it drives, end the walk. */
function columnsOf({ parts }: Circuit): Map<string, number> {
  const byName = new Map(parts.map((part) => [part.id, part]));
  const columns = new Map<string, number>();
  const walk = (id: string): number => {
    const known = columns.get(id);
    const part = byName.get(id);
    if (known !== undefined || !part) return known ?? 0;
    columns.set(id, 0);
    const before = part.from.map((source) => (source === null ? 0 : walk(source)));
    columns.set(id, part.from.length === 0 ? 0 : Math.max(...before) + 1);
    return columns.get(id) ?? 0;
  };
  for (const { id } of parts) walk(id);
  const last = Math.max(1, ...columns.values());
  for (const { id, kind } of parts) if (kind === 'output') columns.set(id, last);
  return columns;
}

/** The kinds that a task allows to be added, in their order. */
export function allowedKinds(
  kinds: readonly AddedKind[],
  gates: readonly string[] | undefined,
  hasClock: boolean,
): AddedKind[] {
  const allowed = (kind: PartKind): boolean => {
    if (kind === 'probe') return true;
    return gates ? gates.includes(kind) : kind !== 'dff' || hasClock;
  };
  return kinds.filter(allowed);
}
