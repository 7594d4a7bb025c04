/**
 * The recording of a program's steps, as recorders write it and browsers read it.
 *
 * A file begins with `ABHR`, a byte of version, the language's index on the wire (one byte), the first step that is recorded
 * and the number of bytes that follow (four each, the lowest first). Then come records: a byte that says which, and its fields. Numbers are unsigned
 * LEB128. A text is the number of a string record, counted from 0. What ends without an `end` record was cut short by
 * whatever ended the program; the steps before are whole.
 *
 * Records describe changes. A `step` record closes those that lead to it: together with all before they give the state
 * in which the program is about to carry out that line.
 */
export const MAGIC = 'ABHR';
export const VERSION = 1;
export const HEAD_BYTES = 14;

export const RECORD = {
  /** length, UTF-8 bytes: the next string */
  string: 1,
  /** name, line: a call begins; an empty name is the program itself */
  push: 2,
  /** the newest call is over */
  pop: 3,
  /** depth (0: the oldest call), name, value */
  set: 4,
  /** depth, name */
  unset: 5,
  /** object, shape, name of its type, length, number of entries, entries */
  object: 6,
  /** object, length, start, how many go, how many come, these entries */
  splice: 7,
  /** object: nothing reaches it any more */
  free: 8,
  /** text: what happened, such as the name of an exception */
  note: 9,
  /** value that the newest call returns */
  returned: 10,
  /** kind, line, bytes printed since the step before */
  step: 11,
  /** reason, exit code, steps in all, bytes printed, writes, visits */
  end: 12,
  /** step, line, column, report, name, cells, index, access: a mistake of memory, of the whole run; before the end */
  mistake: 13,
} as const;

/** What a step record stands for, in the order of its numbers. */
export const STEP_KINDS = ['line', 'returned', 'raised'] as const;
/** How values are written, in the order of their numbers. */
export const VALUE_TAGS = [
  'unknown',
  'whole',
  'number',
  'true',
  'false',
  'nothing',
  'text',
  'reference',
  'opaque',
  'unset',
  'cell',
  'variable',
  'inside',
  'lost',
] as const;
/** Why a pointer leads nowhere, in the order of their numbers. */
export const LOST_REASONS = ['freed', 'ended', 'elsewhere'] as const;
/** What an object looks like, in the order of its numbers. A mapping's entries are pairs, those of fields have names. */
export const SHAPES = ['sequence', 'tuple', 'set', 'mapping', 'fields'] as const;
/** Why a recording ended, in the order of its numbers. */
export const END_REASONS = ['by-itself', 'most-steps', 'most-time', 'damaged'] as const;

/** What a mistake did to memory, in the order of its numbers. */
export const ACCESSES = ['unknown', 'read', 'write'] as const;

export type StepKind = (typeof STEP_KINDS)[number];
export type Shape = (typeof SHAPES)[number];
export type LostReason = (typeof LOST_REASONS)[number];
export type EndReason = (typeof END_REASONS)[number];

/** A value as it is in a variable or a cell. */
export type Value =
  /** What cannot be known. */
  | { readonly kind: 'unknown' }
  /** Nothing has been written there yet. */
  | { readonly kind: 'unset' }
  /** A number, a character or a name that stands for one, as the language writes it. */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'truth'; readonly value: boolean }
  /** None, null, NULL: the language's own word. */
  | { readonly kind: 'nothing'; readonly text: string }
  /** A string of `length` characters, which may be more than are shown. */
  | { readonly kind: 'text'; readonly text: string; readonly length: number }
  | { readonly kind: 'reference'; readonly object: number }
  /** Points to one cell of an object. */
  | { readonly kind: 'cell'; readonly object: number; readonly entry: number }
  /** Points to a variable of a call (0 is the oldest). */
  | { readonly kind: 'variable'; readonly depth: number; readonly name: string }
  /** An object that is in this very place, and is not only pointed to. */
  | { readonly kind: 'inside'; readonly object: number }
  /** Points to memory that was given back, to a call that has ended, or to what is none of the program's variables. */
  | { readonly kind: 'lost'; readonly why: LostReason }
  /** Named, and not looked into: a function, a module. */
  | { readonly kind: 'opaque'; readonly text: string };

/** A cell of an object. `key` is a mapping's, `name` a field's. */
export type Entry = { readonly key?: Value; readonly name?: string; readonly value: Value };

export type Change =
  | { readonly kind: 'push'; readonly name: string; readonly line: number }
  | { readonly kind: 'pop' }
  | { readonly kind: 'set'; readonly depth: number; readonly name: string; readonly value: Value }
  | { readonly kind: 'unset'; readonly depth: number; readonly name: string }
  | {
      readonly kind: 'object';
      readonly object: number;
      readonly shape: Shape;
      readonly type: string;
      readonly length: number;
      readonly entries: readonly Entry[];
    }
  | {
      readonly kind: 'splice';
      readonly object: number;
      readonly length: number;
      readonly start: number;
      readonly removed: number;
      readonly entries: readonly Entry[];
    }
  | { readonly kind: 'free'; readonly object: number };

export type Step = {
  readonly kind: StepKind;
  readonly line: number;
  /** Bytes on standard output when the line begins. */
  readonly printed: number;
  /** What the step before changed. */
  readonly changes: readonly Change[];
  readonly note?: string;
  readonly returned?: Value;
};

/** What is known of the whole run, also beyond what is recorded. */
export type WholeRun = {
  readonly reason: EndReason;
  readonly exitCode: number;
  readonly steps: number;
  readonly printed: number;
  /** Steps before which something was printed, and how many bytes there were then. */
  readonly writes: readonly { readonly step: number; readonly printed: number }[];
  /** How often each line began. */
  readonly visits: ReadonlyMap<number, number>;
};

/** A mistake of memory or of numbers that a program made (C and C++). */
export type Mistake = {
  readonly step: number;
  readonly line: number;
  /** From 1; 0 where it is not known. */
  readonly column: number;
  /** What happened, in the words of the compiler's sanitizers. */
  readonly report: string;
  /** The variable that it is about; empty where that is not known. */
  readonly name: string;
  /** How many cells an array has, and which was meant; 0 cells: it is about no cell. */
  readonly cells: number;
  readonly index: number;
  readonly access: (typeof ACCESSES)[number];
};

export type Recording = {
  readonly language: number;
  /** The number of the first recorded step. */
  readonly from: number;
  readonly steps: readonly Step[];
  /** In the order in which they were found; unset where none were looked for, and where there are none. */
  readonly mistakes?: readonly Mistake[];
  /** Unset when the program was ended before it could be told. */
  readonly run?: WholeRun;
};
