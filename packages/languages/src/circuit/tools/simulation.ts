import type { Circuit, Part, PartKind } from './circuit.ts';

type Values = Readonly<Record<string, boolean>>;

const isOdd = (wires: readonly boolean[]): boolean => wires.filter(Boolean).length % 2 === 1;

/** What a part gives out, by what comes in. A flip-flop gives what it holds. */
const GIVES: Readonly<Partial<Record<PartKind, (wires: readonly boolean[]) => boolean>>> = {
  and: (wires) => wires.every(Boolean),
  or: (wires) => wires.some(Boolean),
  not: ([wire]) => !wire,
  nand: (wires) => !wires.every(Boolean),
  nor: (wires) => !wires.some(Boolean),
  xor: isOdd,
  xnor: (wires) => !isOdd(wires),
  output: ([wire]) => wire === true,
  probe: ([wire]) => wire === true,
};

/** Each part after those that it is wired to, as far as there are no loops. */
function inOrder(parts: readonly Part[]): readonly Part[] {
  const byName = new Map(parts.map((part) => [part.id, part]));
  const ordered = new Set<Part>();
  const met = new Set<Part>();
  const walk = (part: Part): void => {
    if (met.has(part)) return;
    met.add(part);
    for (const id of part.from) {
      const source = id === null ? undefined : byName.get(id);
      if (source) walk(source);
    }
    ordered.add(part);
  };
  parts.forEach(walk);
  return [...ordered];
}

/**
 * A circuit at work. It begins with every input at 0 and every flip-flop holding 0. Gates have no delay of their own: after
 * each change of the inputs they are worked out, each after those that it is wired to, until nothing changes any more; so
 * what a circuit does is the same everywhere. Then every flip-flop whose clock has risen takes what its D was, all of them at
 * once, and so on until all is at rest.
 */
export class Simulation {
  readonly #parts: readonly Part[];
  readonly #flipFlops: readonly Part[];
  readonly #values = new Map<string, boolean>();
  /** Of each flip-flop, what its clock was when all was at rest. */
  readonly #clocks = new Map<string, boolean>();
  #changing: readonly string[] = [];

  constructor({ parts }: Circuit) {
    this.#parts = inOrder(parts);
    this.#flipFlops = parts.filter(({ kind }) => kind === 'dff');
    this.#changing = this.#settle();
    // A clock that is 1 from the beginning has not risen.
    this.#noteClocks();
  }

  /** Sets inputs and lets the circuit come to rest. */
  set(values: Values): void {
    for (const { id, kind } of this.#parts)
      if ((kind === 'input' || kind === 'clock') && values[id] !== undefined)
        this.#values.set(id, values[id]);
    this.#changing = this.#settle();
    // Each turn a flip-flop may raise the clock of another one: a chain of them is no longer than they are many.
    for (let turn = 0; turn <= this.#flipFlops.length && this.#changing.length === 0; turn += 1) {
      const risen = this.#flipFlops.filter((part) => this.#clockOf(part) && !this.#clocks.get(part.id));
      this.#noteClocks();
      if (risen.length === 0) return;
      const taken = risen.map((part) => [part.id, this.#in(part)[0] === true] as const);
      for (const [id, value] of taken) this.#values.set(id, value);
      this.#changing = this.#settle();
    }
    if (this.#changing.length === 0) this.#changing = this.#flipFlops.map(({ id }) => id);
    this.#noteClocks();
  }

  /** What a part gives out. */
  valueOf(id: string): boolean {
    return this.#values.get(id) ?? false;
  }

  /** The parts that never come to rest; none in a circuit that has. */
  get changing(): readonly string[] {
    return this.#changing;
  }

  /** Works out the gates until nothing changes; gives those that still do when that takes too long. */
  #settle(): readonly string[] {
    let changed: readonly string[] = [];
    // Without a loop of gates the first turn settles all of them; a loop that comes to rest settles one more in each.
    for (let turn = 0; turn <= this.#parts.length + 1; turn += 1) {
      changed = this.#parts.flatMap((part) => (this.#work(part) ? [part.id] : []));
      if (changed.length === 0) break;
    }
    return changed;
  }

  /** Whether the part has changed. */
  #work(part: Part): boolean {
    const gives = GIVES[part.kind];
    if (!gives) return false;
    const next = gives(this.#in(part));
    const isChanged = next !== this.valueOf(part.id);
    this.#values.set(part.id, next);
    return isChanged;
  }

  #in({ from }: Part): boolean[] {
    return from.map((id) => id !== null && this.valueOf(id));
  }

  #clockOf(part: Part): boolean {
    return this.#in(part)[1] === true;
  }

  #noteClocks(): void {
    for (const part of this.#flipFlops) this.#clocks.set(part.id, this.#clockOf(part));
  }
}
