/** One way through an `if`, or the block of anything else; the condition of an `else` is empty. */
export type Branch = {
  readonly condition: string;
  readonly text: string;
  readonly body: readonly Statement[];
};

/**
 * A statement with the statements in it. A `do` is a `while`; functions, classes and whatever else has a block are
 * `other`. Texts are blanked.
 */
export type Statement = {
  readonly kind: 'plain' | 'if' | 'while' | 'for' | 'other';
  /** The lines on which it begins and ends. */
  readonly line: number;
  readonly end: number;
  /** A plain statement itself, what is in the round brackets of a loop, what stands before another block. */
  readonly head: string;
  /** All of it as it is written. */
  readonly text: string;
  readonly branches: readonly Branch[];
};
