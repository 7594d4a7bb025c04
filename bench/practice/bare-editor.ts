import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';

import type { MeasuredKey } from './long-programs.ts';

/** An origin of its own, answered from node_modules by the measurement itself. */
const ORIGIN = 'http://bare.example';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USED = [
  '@codemirror/view',
  '@codemirror/commands',
  '@codemirror/language',
  '@codemirror/autocomplete',
  '@codemirror/search',
];
const LETTERS = '/apps/web/src/ui/fonts/jetbrains-mono.woff2';
const GRAMMARS: Readonly<Record<MeasuredKey, readonly [module: string, name: string]>> = {
  c: ['@codemirror/lang-cpp', 'cpp'],
  cpp: ['@codemirror/lang-cpp', 'cpp'],
  java: ['@codemirror/lang-java', 'java'],
  py: ['@codemirror/lang-python', 'python'],
};

/** `bare`: nothing but a language's grammar. `alike`: all parts of CodeMirror that ours has, in its size and letters. */
export type EditorKind = 'bare' | 'alike';

/**
 * CodeMirror on a page with nothing else: what the same keys cost in the same minute on the same machine without
 * anything of ours.
 */
export async function openBareEditor(
  context: BrowserContext,
  { kind, codeKey, code }: { kind: EditorKind; codeKey: MeasuredKey; code: string },
): Promise<Page> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/bare' || path === '/alike')
      return route.fulfill({ contentType: 'text/html', body: await pageOf(codeKey, path === '/alike') });
    if (path === LETTERS) return route.fulfill({ path: join(ROOT, path) });
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(ROOT, path)) });
  });
  const page = await context.newPage();
  await page.addInitScript((text) => {
    Object.assign(window, { bareText: text });
  }, code);
  await page.goto(`${ORIGIN}/${kind}`);
  await page.getByRole('textbox', { name: 'Code Area' }).waitFor();
  return page;
}

/** As large as the Code Area in a window of 1440 by 900. */
const SIZE = 'position: absolute; left: 557px; top: 120px; width: 883px; height: 735px; font-size: 15px';

const BARE_LOOK = `'&': { height: '100%' }, '.cm-scroller': { overflow: 'auto' }`;
const ALIKE_LOOK = `'&': { height: '100%' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'Letters, monospace', lineHeight: '1.55' },
  '.cm-content': { padding: '10px 0' },
  '.cm-gutters': { border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 10px 0 12px' }`;
const ALIKE_PARTS = `highlightSpecialChars(), foldGutter(), highlightActiveLine(), highlightActiveLineGutter(),
  bracketMatching(), indentOnInput(), lineNumbers(), gutter({ class: 'signs' }), highlightSelectionMatches(),
  closeBrackets(), autocompletion({ activateOnTyping: false }),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...foldKeymap]),`;

async function pageOf(codeKey: MeasuredKey, alike: boolean): Promise<string> {
  const [grammarModule, grammar] = GRAMMARS[codeKey];
  const imports = await entriesOf([...USED, grammarModule]);
  return `<!doctype html>
<style>@font-face { font-family: 'Letters'; src: url(${LETTERS}); }</style>
<script type="importmap">${JSON.stringify({ imports })}</script>
<div id="editor" style="${SIZE}"></div>
<script type="module">
import { EditorView, gutter, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, defaultHighlightStyle, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { ${grammar} as grammar } from '${grammarModule}';
new EditorView({
  parent: document.getElementById('editor'),
  doc: window.bareText,
  extensions: [
    history(),
    ${alike ? ALIKE_PARTS : ''}
    keymap.of([...historyKeymap, ...defaultKeymap]),
    grammar(),
    syntaxHighlighting(defaultHighlightStyle),
    EditorView.theme({ ${alike ? ALIKE_LOOK : BARE_LOOK} }),
    EditorView.contentAttributes.of({ 'aria-label': 'Code Area' }),
  ],
});
</script>`;
}

/** Where the modules of packages, and of all that they need, lie: an import map. */
async function entriesOf(packages: readonly string[]): Promise<Record<string, string>> {
  const entries: Record<string, string> = {};
  const queue = [...packages];
  for (const name of queue) {
    if (entries[name] !== undefined) continue;
    const folder = `node_modules/${name}`;
    const manifest = JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
    entries[name] = `/${join(folder, manifest.module ?? manifest.main ?? 'index.js')}`;
    queue.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return entries;
}

type Manifest = {
  readonly module?: string;
  readonly main?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};
