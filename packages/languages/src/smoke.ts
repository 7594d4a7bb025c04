import { existsSync, readFileSync } from 'node:fs';
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

/** What the programs are given, and what they print: `smoke/data.json` of a language that has other forms of its own. */
export type SmokeData = {
  readonly input: string;
  readonly sum: string;
  readonly started: string;
  /** Which of them there are: what is only read and worked out by us can neither run for ever nor crash. */
  readonly kinds: readonly SmokeKind[];
};

const USUAL_DATA: SmokeData = { input: '1 2\n3', sum: 'sum 6\n', started: 'started\n', kinds: SMOKE_KINDS };

export function smokeData(index: LanguageIndex): SmokeData {
  const file = path.join(import.meta.dirname, LANGUAGES[index].id, 'smoke/data.json');
  if (!existsSync(file)) return USUAL_DATA;
  return { ...USUAL_DATA, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<SmokeData>) };
}
