import type { LanguageSupport } from '@codemirror/language';

/** How a text is coloured. The keys are those of saved code; `plain` is for input and output. */
export type EditorLanguage = 'c' | 'cpp' | 'java' | 'py' | 'plain';

/** Fetches a language's grammar when it is first used. Null: nothing to colour. */
export async function loadEditorLanguage(language: EditorLanguage): Promise<LanguageSupport | null> {
  switch (language) {
    case 'c':
    case 'cpp':
      return (await import('@codemirror/lang-cpp')).cpp();
    case 'java':
      return (await import('@codemirror/lang-java')).java();
    case 'py':
      return (await import('@codemirror/lang-python')).python();
    case 'plain':
      return null;
  }
}

/** Spaces of one indent, as each language's own style guide has it. */
export function indentOf(language: EditorLanguage): number {
  return language === 'plain' ? 2 : 4;
}
