import type { LanguageSupport } from '@codemirror/language';
import { languageOf, type CodeKey } from '@abhyas/languages/code-keys';

/** How a text is coloured. The keys are those of saved code, or a file of a page; `plain` is for input and output. */
export type EditorLanguage = CodeKey | 'html' | 'css' | 'plain';

/** Fetches a language's grammar when it is first used. Null: nothing to colour. */
export async function loadEditorLanguage(
  language: EditorLanguage,
  tables?: string,
): Promise<LanguageSupport | null> {
  if (language === 'plain') return null;
  if (language === 'html' || language === 'css') {
    const { htmlGrammar, cssGrammar } = await import('@abhyas/languages/page/grammar');
    return language === 'html' ? htmlGrammar() : cssGrammar();
  }
  const { grammar } = await languageOf(language).grammar();
  return grammar(tables);
}

/** Spaces of one indent. */
export function indentOf(language: EditorLanguage): number {
  return ['plain', 'html', 'css'].includes(language) ? 2 : languageOf(language as CodeKey).indent;
}
