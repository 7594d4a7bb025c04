import path from 'node:path';

import { LANGUAGES, type LanguageIndex } from './index.ts';

/**
 * The programs that every language brings along: one that adds up its input and prints `sum N`, and four that
 * print `started` and then never end, take all memory, fail, or (broken) are no program at all.
 */
export const SMOKE_KINDS = ['ok', 'slow', 'hungry', 'crashing', 'broken'] as const;
export type SmokeKind = (typeof SMOKE_KINDS)[number];

/** Where a smoke program stands. The C++ standards share theirs. */
export function smokeFile(index: LanguageIndex, kind: SmokeKind): string {
  const { id, codeKey, fileName } = LANGUAGES[index];
  const folder = codeKey === 'cpp' ? codeKey : id;
  return path.join(import.meta.dirname, folder, 'smoke', `${kind}${path.extname(fileName)}`);
}
