import type { EditorLanguage } from '../../../../ui/editor/editor-languages.ts';

/** The languages of programs in lessons, by their names in Markdown. */
export const LESSON_LANGUAGES: readonly {
  readonly value: string;
  readonly name: string;
  readonly editor: EditorLanguage;
}[] = [
  { value: 'c', name: 'C', editor: 'c' },
  { value: 'cpp', name: 'C++', editor: 'cpp' },
  { value: 'java', name: 'Java', editor: 'java' },
  { value: 'python', name: 'Python', editor: 'py' },
];

/** The names of the keys under which solutions and starters are kept. */
export const KEY_NAMES = { c: 'C', cpp: 'C++', java: 'Java', py: 'Python' } as const;

/** How a file of a problem is coloured. */
export function languageOfFile(path: string): EditorLanguage {
  const end = path.slice(path.lastIndexOf('.') + 1);
  return end === 'c' || end === 'cpp' || end === 'java' || end === 'py' ? end : 'plain';
}
