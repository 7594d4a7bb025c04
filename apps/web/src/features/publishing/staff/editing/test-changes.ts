import {
  CATEGORIES,
  readCategories,
  writeCategories,
  type TestFiles,
} from '@abhyas/content/forms/problem-folder';

import type { AssetEdits } from './asset-edits.ts';

export type TestTexts = { readonly input: string; readonly answer: string; readonly words: string };

/** The files of a test with some new texts; the others stay, for they may be too long to be here. */
export function changesFor(
  edits: AssetEdits,
  test: TestFiles,
  { input, answer, words: said }: Partial<TestTexts>,
): Map<string, string | null> {
  const changes = new Map<string, string | null>();
  if (input !== undefined) changes.set(test.input, input);
  if (answer !== undefined) changes.set(test.answer, answer);
  if (said === undefined) return changes;
  if (test.words !== null) changes.set(test.words, said === '' ? null : said);
  else changes.set(CATEGORIES, withCategory(edits, test.name, said));
  return changes;
}

/** The same without the test. */
export function changesWithout(edits: AssetEdits, test: TestFiles): Map<string, string | null> {
  const changes = new Map<string, string | null>([
    [test.input, null],
    [test.answer, null],
  ]);
  if (test.words !== null) changes.set(test.words, null);
  else changes.set(CATEGORIES, withCategory(edits, test.name, undefined));
  return changes;
}

function withCategory(edits: AssetEdits, name: string, said: string | undefined): string {
  const text = edits.text(CATEGORIES) ?? '';
  const { [name]: _old, ...others } = readCategories(text) ?? {};
  return writeCategories(text, said === undefined ? others : { ...others, [name]: said });
}
