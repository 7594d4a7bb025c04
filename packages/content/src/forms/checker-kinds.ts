/** Checkers that take no settings, in the order of the console's list; the first is the default. */
export const PLAIN_CHECKERS = ['trailing-space', 'exact', 'tokens', 'unordered-lines'] as const;
