import type { LanguageSupport } from '@codemirror/language';
import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';

/** How a text is coloured. The keys are those of saved code; `plain` is for input and output. */
export type EditorLanguage = CodeKey | 'plain';

/** Fetches a language's grammar when it is first used. Null: nothing to colour. */
export async function loadEditorLanguage(
  language: EditorLanguage,
  tables?: string,
): Promise<LanguageSupport | null> {
  if (language === 'plain') return null;
  const { grammar } = await languageOf(language).grammar();
  return grammar(tables);
}

/** Spaces of one indent. */
export function indentOf(language: EditorLanguage): number {
  return language === 'plain' ? 2 : languageOf(language).indent;
}
