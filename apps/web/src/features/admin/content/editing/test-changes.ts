import {
  CATEGORIES,
  readCategories,
  writeCategories,
  type TestPlace,
} from '@abhyas/content/forms/problem-folder';

import type { AssetDraft } from './asset-draft.ts';

type TestTexts = { readonly input: string; readonly answer: string; readonly words: string };

/** The files of a test with new texts. */
export function changesFor(
  draft: AssetDraft,
  test: TestPlace,
  { input, answer, words: said }: TestTexts,
): Map<string, string | null> {
  const changes = new Map<string, string | null>([
    [test.input, input],
    [test.answer, answer],
  ]);
  if (test.words !== null) changes.set(test.words, said === '' ? null : said);
  else changes.set(CATEGORIES, withCategory(draft, test.name, said));
  return changes;
}

/** The same without the test. */
export function changesWithout(draft: AssetDraft, test: TestPlace): Map<string, string | null> {
  const changes = new Map<string, string | null>([
    [test.input, null],
    [test.answer, null],
  ]);
  if (test.words !== null) changes.set(test.words, null);
  else changes.set(CATEGORIES, withCategory(draft, test.name, undefined));
  return changes;
}

function withCategory(draft: AssetDraft, name: string, said: string | undefined): string {
  const text = draft.text(CATEGORIES) ?? '';
  const { [name]: _old, ...others } = readCategories(text) ?? {};
  return writeCategories(text, said === undefined ? others : { ...others, [name]: said });
}
