import * as z from 'zod';

const HASH = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex');

/** data/large/tests.yaml: each large test with what it tries and the hashes of its files, which are not in git. */
export const largeList = z.record(
  z.string(),
  z.strictObject({ tries: z.string().trim().min(1).max(80), input: HASH, answer: HASH }),
);
export type LargeList = z.infer<typeof largeList>;

/** Names of the folder, of the list in it, and of the program that makes what the list names. */
export const LARGE = { folder: 'large', list: 'tests.yaml', generator: 'large.mjs' } as const;
