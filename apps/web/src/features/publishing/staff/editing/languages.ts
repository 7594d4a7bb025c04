import type { ProblemKind } from '@abhyas/content/forms/problem-kinds';
import { CODE_KEYS, type CodeKey, keyOfFile, languageOf } from '@abhyas/languages/code-keys';

import type { EditorLanguage } from '../../../../ui/editor/editor-languages.ts';

type LessonLanguage = {
  readonly value: string;
  readonly name: string;
  readonly editor: EditorLanguage;
};

const LESSON_KEYS = CODE_KEYS.filter((key) => languageOf(key).input !== 'checks');

/** The languages of programs in lessons, by their names in Markdown. */
export const LESSON_LANGUAGES: readonly LessonLanguage[] = LESSON_KEYS.map(lessonLanguage);

/** Those of them whose steps can be recorded. */
export const RECORDED_LANGUAGES: readonly LessonLanguage[] = LESSON_KEYS.filter(
  (key) => languageOf(key).hasRecorder,
).map(lessonLanguage);

function lessonLanguage(key: CodeKey): LessonLanguage {
  return { value: languageOf(key).fence, name: nameOfKey(key), editor: key };
}

/** The languages in which a problem of a kind may be solved. */
export function keysFor(kind: ProblemKind): readonly CodeKey[] {
  return kind === 'program' ? CODE_KEYS.filter((key) => languageOf(key).input === 'text') : [kind];
}

/** The name of the language whose solutions and starters are kept under a key. */
export function nameOfKey(key: CodeKey): string {
  return languageOf(key).codeName;
}

/** How a file of a problem is coloured. */
export function languageOfFile(path: string): CodeKey | 'plain' {
  return keyOfFile(path) ?? 'plain';
}
