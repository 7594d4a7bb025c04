/** The kinds of problems. But for `program`, each is solved in the one language of its name. */
export const PROBLEM_KINDS = ['program', 'sql', 'page', 'circuit'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
