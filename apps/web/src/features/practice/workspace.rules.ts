import type { Problem } from '@abhyas/contract/practice';
import type { OwnInput } from '@abhyas/contract/practice-inputs';
import { fill } from '@abhyas/contract/fill';
import { LANGUAGES, languageAt, type LanguageIndex } from '@abhyas/languages/index';
import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';

import { texts } from '../../lib/texts.ts';
import { FROM_SHEET, sheetPath } from './sheets.rules.ts';

type Data = Pick<NonNullable<Problem['assetData']>, 'code' | 'ctestcase'>;

/**
 * The languages that have starter code or a custom test case (PRACTICE-18): C, C++11,
 * C++14, C++17 (all three appear when cpp exists), Java, Python.
 */
export function offeredLanguages({ code, ctestcase }: Data): { value: LanguageIndex; name: string }[] {
  return LANGUAGES.flatMap(({ name, codeKey }, index) =>
    code[codeKey] === undefined && ctestcase[codeKey] === undefined
      ? []
      : [{ value: index as LanguageIndex, name }],
  );
}

/** The chosen language, or the first that this problem offers. */
export function languageFor(
  chosen: LanguageIndex,
  offered: readonly { value: LanguageIndex }[],
): LanguageIndex {
  return offered.some(({ value }) => value === chosen) ? chosen : (offered[0]?.value ?? 0);
}

type Params = {
  /** What the learner chose for this very problem. */
  readonly own: LanguageIndex | undefined;
  /** What its course teaches, when it was opened from there. */
  readonly course: LanguageIndex | undefined;
  /** What the learner chose last, anywhere. */
  readonly usual: LanguageIndex;
};

/** The language that a problem is opened in. A course in C++ leaves the standard to the learner. */
export function wantedLanguage({ own, course, usual }: Params): LanguageIndex {
  if (own !== undefined) return own;
  if (course === undefined || keyOf(course) === keyOf(usual)) return usual;
  return course;
}

export function keyOf(language: LanguageIndex): CodeKey {
  return languageAt(language).codeKey;
}

/** In the address of a problem that was opened from its course (PRACTICE-8). */
export const FROM_COURSE = '2';

/** A problem as one of the module that its address names; several modules may have it. */
export function inModule(problem: Problem, subtopicId: string | null): Problem {
  const place = problem.alsoIn?.find((each) => each.subtopicId === subtopicId);
  return place ? { ...problem, ...place } : problem;
}

/** Where the back arrow leads (PRACTICE-8); null means the previous page. */
export function backFrom(
  from: string,
  problem: { subtopicId: string; assetId: string } | undefined,
  sheetId: string | null = null,
): string | null {
  if (from === '1') return '/practise';
  if (from === FROM_SHEET && sheetId !== null) return sheetPath(sheetId);
  if (from !== FROM_COURSE || !problem) return null;
  const part = encodeURIComponent;
  return `/learn/${part(problem.subtopicId)}/${problem.assetId ? part(problem.assetId) : 'root'}`;
}

/** The inputs to begin with, when the learner keeps none yet: the author's. */
export function startingInputs(kept: readonly OwnInput[], ctestcase: string): readonly OwnInput[] {
  if (kept.length > 0) return kept;
  return [{ id: 'input-1', name: fill(texts.practice.inputs.name, { number: 1 }), text: ctestcase }];
}

/** A new empty input, under the first number that is free. */
export function newInput(inputs: readonly OwnInput[]): OwnInput {
  let number = inputs.length + 1;
  while (inputs.some(({ id }) => id === `input-${number}`)) number += 1;
  return { id: `input-${number}`, name: fill(texts.practice.inputs.name, { number }), text: '' };
}

/** Symbols that a phone's keyboard hides. */
export function symbolsOf(key: CodeKey): readonly string[] {
  return languageOf(key).symbols.split(' ');
}
