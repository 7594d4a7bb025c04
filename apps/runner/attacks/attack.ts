import type { Verdict } from '@abhyas/contract/running';

/** Languages by their wire index. */
export const [C, CPP17, JAVA, PYTHON, JAVASCRIPT, SQL] = [0, 3, 4, 5, 6, 7] as const;

/** A hostile program and what ends it. */
export type Attack = {
  readonly name: string;
  readonly language: typeof C | typeof CPP17 | typeof JAVA | typeof PYTHON | typeof JAVASCRIPT | typeof SQL;
  readonly code: string;
  readonly ends: AttackEnd;
};

/**
 * `compiler`: it refuses or is ended, and `output` is what it says. `isolation`: nothing has to be ended, the
 * program finds every door shut and says so. Otherwise the verdicts that are right for it.
 */
export type AttackEnd = {
  readonly by: 'compiler' | 'isolation' | readonly Verdict[];
  readonly output?: string | RegExp;
  /** What must not be in the output. */
  readonly silent?: RegExp;
  /** How much of its processor time must at least be found in the account. */
  readonly countedMs?: number;
};
