import { CODE_KEYS, languageOf } from '@abhyas/languages/code-keys';
import type { ElementContent } from 'hast';
import { createCssVariablesTheme, createHighlighterCore, type LanguageRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';

/** Turns code into spans whose classes (`tok-keyword`, `tok-string`, …) a stylesheet colours. */
export type Highlighter = (code: string, language: string) => ElementContent[];

/** Other names under which authors know a language. */
const ALIASES: Readonly<Record<string, string>> = {
  py: 'python',
  sh: 'shellscript',
  js: 'javascript',
  'c++': 'cpp',
  page: 'html',
  circuit: 'json',
};

let loading: Promise<Highlighter> | undefined;

/** The highlighter of this process or thread: its grammars are loaded once. */
export const highlighter = (): Promise<Highlighter> => (loading ??= createHighlighter());

/**
 * Classes instead of Shiki's inline colours keep `style-src` strict and let
 * light and dark be the stylesheet's business.
 */
async function createHighlighter(): Promise<Highlighter> {
  const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '', fontStyle: false });
  const core = await createHighlighterCore({
    themes: [theme],
    langs: [
      ...CODE_KEYS.map((key) => languageOf(key).fence)
        .filter((fence) => !(fence in ALIASES))
        .map(grammarOf),
      import('shiki/langs/html.mjs'),
      import('shiki/langs/css.mjs'),
      import('shiki/langs/javascript.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/sql.mjs'),
      import('shiki/langs/shellscript.mjs'),
    ],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const known = new Set(core.getLoadedLanguages());
  return (code, name) => {
    const lang = ALIASES[name] ?? name;
    if (!known.has(lang)) return [{ type: 'text', value: code }];
    // With a limit a line is cut short on a busy machine, and the same files would make another release.
    const lines = core.codeToTokensBase(code, { lang, theme: 'tokens', tokenizeTimeLimit: 0 });
    return lines.flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...line.map((token) => tokenNode(token.content, token.color)),
    ]);
  };
}

/** Shiki's grammar of a language that is run here. */
async function grammarOf(fence: string): Promise<LanguageRegistration[]> {
  const { default: grammar } = (await import(/* @vite-ignore */ `shiki/langs/${fence}.mjs`)) as {
    readonly default: LanguageRegistration[];
  };
  return grammar;
}

/** `var(token-string-expression)` of the theme becomes the class `tok-string-expression`. */
function tokenNode(value: string, color: string | undefined): ElementContent {
  const kind = /^var\(token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  if (!kind || value.trim() === '') return { type: 'text', value };
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [`tok-${kind}`] },
    children: [{ type: 'text', value }],
  };
}
