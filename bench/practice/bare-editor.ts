import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';

import type { MeasuredKey } from './long-programs.ts';

/** An origin of its own, answered from node_modules by the measurement itself. */
const ORIGIN = 'http://bare.example';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const USED = ['@codemirror/view', '@codemirror/commands', '@codemirror/language'];
const GRAMMARS: Readonly<Record<MeasuredKey, readonly [module: string, name: string]>> = {
  c: ['@codemirror/lang-cpp', 'cpp'],
  cpp: ['@codemirror/lang-cpp', 'cpp'],
  java: ['@codemirror/lang-java', 'java'],
  py: ['@codemirror/lang-python', 'python'],
};

/**
 * CodeMirror with nothing but a language's grammar, on a page with nothing else: what the same keys cost in
 * the same minute on the same machine before anything of ours comes to it.
 */
export async function openBareEditor(
  context: BrowserContext,
  { codeKey, code }: { codeKey: MeasuredKey; code: string },
): Promise<Page> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: await pageOf(codeKey) });
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(join(ROOT, path)) });
  });
  const page = await context.newPage();
  await page.addInitScript((text) => {
    Object.assign(window, { bareText: text });
  }, code);
  await page.goto(`${ORIGIN}/`);
  await page.getByRole('textbox', { name: 'Code Area' }).waitFor();
  return page;
}

async function pageOf(codeKey: MeasuredKey): Promise<string> {
  const [grammarModule, grammar] = GRAMMARS[codeKey];
  const imports = await entriesOf([...USED, grammarModule]);
  return `<!doctype html>
<script type="importmap">${JSON.stringify({ imports })}</script>
<div id="editor" style="height: 500px"></div>
<script type="module">
import { EditorView, keymap } from '@codemirror/view';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { ${grammar} as grammar } from '${grammarModule}';
new EditorView({
  parent: document.getElementById('editor'),
  doc: window.bareText,
  extensions: [
    history(),
    keymap.of([...historyKeymap, ...defaultKeymap]),
    grammar(),
    syntaxHighlighting(defaultHighlightStyle),
    EditorView.theme({ '&': { height: '100%' }, '.cm-scroller': { overflow: 'auto' } }),
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
