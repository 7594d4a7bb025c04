import type { Change, Entry, Recording, Shape, Value } from './format.ts';

export type Variable = { readonly name: string; readonly value: Value };

/** A call under way: the program itself has an empty name. */
export type Call = {
  readonly name: string;
  readonly line: number;
  /** In the order in which they came. */
  readonly variables: ReadonlyMap<string, Value>;
};

export type HeapObject = {
  readonly shape: Shape;
  readonly type: string;
  /** How many entries it has; `entries` are the first of them. */
  readonly length: number;
  readonly entries: readonly Entry[];
};

/** What a program holds at one step. */
export type State = {
  /** The oldest first. */
  readonly calls: readonly Call[];
  readonly objects: ReadonlyMap<number, HeapObject>;
};

/** What a name stands for: in the newest call that has a variable of this name, from there to the oldest. */
export function heldBy({ calls }: State, name: string): Value | undefined {
  return calls.findLast(({ variables }) => variables.has(name))?.variables.get(name);
}

/** This many steps lie between two states that are kept: what a jump costs at most. */
const KEPT_EVERY = 64;

const EMPTY: State = { calls: [], objects: new Map() };

/** Gives the state at any step of a recording. States are never changed: what is alike in two is the same object. */
export class Replay {
  readonly #recording: Recording;
  readonly #kept: State[] = [];
  #last: { readonly step: number; readonly state: State } | undefined;

  constructor(recording: Recording) {
    this.#recording = recording;
  }

  /** The state before `step`, counted from the first that is recorded, is carried out. */
  at(step: number): State {
    if (this.#last?.step === step) return this.#last.state;
    const from = this.#nearest(step);
    const changed = new ChangingState(from.state);
    for (let at = from.step + 1; at <= step; at += 1) {
      for (const change of this.#recording.steps[at]?.changes ?? []) changed.apply(change);
      if (at % KEPT_EVERY === 0) this.#kept[at / KEPT_EVERY] ??= changed.state();
    }
    const state = changed.state();
    this.#last = { step, state };
    return state;
  }

  #nearest(step: number): { step: number; state: State } {
    const last = this.#last;
    let kept = Math.floor(step / KEPT_EVERY);
    while (kept >= 0 && this.#kept[kept] === undefined) kept -= 1;
    const known = kept >= 0 ? kept * KEPT_EVERY : -1;
    if (last && last.step <= step && last.step > known) return last;
    return { step: known, state: this.#kept[kept] ?? EMPTY };
  }
}

class ChangingState {
  readonly #calls: Call[];
  readonly #objects: Map<number, HeapObject>;

  constructor({ calls, objects }: State) {
    this.#calls = [...calls];
    this.#objects = new Map(objects);
  }

  state(): State {
    return { calls: [...this.#calls], objects: new Map(this.#objects) };
  }

  apply(change: Change): void {
    switch (change.kind) {
      case 'push':
        this.#calls.push({ name: change.name, line: change.line, variables: new Map() });
        return;
      case 'pop':
        this.#calls.pop();
        return;
      case 'set':
        this.#changeVariables(change.depth, (variables) => variables.set(change.name, change.value));
        return;
      case 'unset':
        this.#changeVariables(change.depth, (variables) => variables.delete(change.name));
        return;
      case 'object':
        this.#objects.set(change.object, change);
        return;
      case 'splice':
        this.#splice(change);
        return;
      case 'free':
        this.#objects.delete(change.object);
    }
  }

  #changeVariables(depth: number, act: (variables: Map<string, Value>) => void): void {
    const call = this.#calls[depth];
    if (!call) return;
    const variables = new Map(call.variables);
    act(variables);
    this.#calls[depth] = { ...call, variables };
  }

  #splice({ object, length, start, removed, entries }: Extract<Change, { kind: 'splice' }>): void {
    const known = this.#objects.get(object);
    if (known)
      this.#objects.set(object, {
        ...known,
        length,
        entries: known.entries.toSpliced(start, removed, ...entries),
      });
  }
}

/** Where a value is held: a variable of a call (0 is the oldest), or an entry of an object. */
export type ValueLocation =
  | { readonly depth: number; readonly name: string }
  | { readonly object: number; readonly entry: number };

/**
 * The step that wrote what a location holds at `step`; undefined when that was before the recording began. Its line is the
 * one that did it: changes are at the step after.
 */
export function writerOf(recording: Recording, step: number, location: ValueLocation): number | undefined {
  const { steps } = recording;
  let depth = depthsOf(recording)[step] ?? 0;
  for (let at = step; at > 0; at -= 1) {
    for (const change of (steps[at]?.changes ?? []).toReversed()) {
      if (change.kind === 'pop') depth += 1;
      if (change.kind === 'push') depth -= 1;
      // The call in which the variable stands began here, and has not written it: nothing earlier is its value.
      if (change.kind === 'push' && 'depth' in location && depth <= location.depth) return undefined;
      if (writes(change, location)) return at - 1;
    }
  }
  return undefined;
}

function writes(change: Change, location: ValueLocation): boolean {
  if ('depth' in location)
    return change.kind === 'set' && change.depth === location.depth && change.name === location.name;
  if (change.kind === 'object') return change.object === location.object;
  if (change.kind !== 'splice' || change.object !== location.object) return false;
  const shifts = change.removed !== change.entries.length;
  const end = shifts ? Number.POSITIVE_INFINITY : change.start + change.entries.length;
  return location.entry >= change.start && location.entry < end;
}

/** The step that printed the byte at `offset` of standard output, counted from the program's first; undefined if none did. */
export function printerOf({ run, steps, from }: Recording, offset: number): number | undefined {
  const recorded = steps.findIndex(({ printed }) => printed > offset);
  if (recorded > 0) return from + recorded - 1;
  const write = run?.writes.find(({ printed }) => printed > offset);
  if (write) return Math.max(0, write.step - 1);
  return run && offset < run.printed ? run.steps - 1 : undefined;
}

const counted = new WeakMap<Recording, readonly number[]>();

/** How many calls are under way at each step. */
export function depthsOf(recording: Recording): readonly number[] {
  const known = counted.get(recording);
  if (known) return known;
  let depth = 0;
  const depths = recording.steps.map(({ changes }) => {
    for (const { kind } of changes) depth += kind === 'push' ? 1 : kind === 'pop' ? -1 : 0;
    return depth;
  });
  counted.set(recording, depths);
  return depths;
}

/** The last step before this one at which the call that made the call under way stood; undefined in the program itself. */
export function callerOf(recording: Recording, step: number): number | undefined {
  const depths = depthsOf(recording);
  const own = depths[step] ?? 0;
  const caller = depths.findLastIndex((depth, at) => at < step && depth < own);
  return caller === -1 ? undefined : caller;
}

/**
 * The line that goes on after a step: its own, or, where the step is a return, the line that had called. What is
 * printed or written between two steps was done there.
 */
export function lineAfter(recording: Recording, step: number): number | undefined {
  const own = recording.steps[step];
  if (own?.kind !== 'returned') return own?.line;
  const caller = callerOf(recording, step);
  return caller === undefined ? undefined : recording.steps[caller]?.line;
}
