import type { ProblemKind } from '@abhyas/content/forms/problem-kinds';
import { CODE_KEYS, type CodeKey, keyOfFile, languageOf } from '@abhyas/languages/code-keys';

import type { EditorLanguage } from '../../../../ui/editor/editor-languages.ts';

/** The languages of programs in lessons, by their names in Markdown. */
export const LESSON_LANGUAGES: readonly {
  readonly value: string;
  readonly name: string;
  readonly editor: EditorLanguage;
}[] = CODE_KEYS.filter((key) => languageOf(key).input !== 'checks').map((key) => ({
  value: languageOf(key).fence,
  name: nameOfKey(key),
  editor: key,
}));

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
