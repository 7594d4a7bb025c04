import { readFileSync } from 'node:fs';

import type { Highlighter } from '@abhyas/content/markdown/highlighter';

import type { Scene, Walkthrough } from '@abhyas/content/videos/walkthrough';

/** Frames are drawn at this size; the bottom is left free for the captions. */
export const FRAME = { width: 1280, height: 720 } as const;
const LINE_HEIGHT = 42;

const FONTS = new URL('../../apps/web/src/ui/fonts/', import.meta.url);
const fontUrl = (name: string) =>
  `data:font/woff2;base64,${readFileSync(new URL(name, FONTS)).toString('base64')}`;

/** The page that frames are taken of: `show` puts a scene on it. */
export function stageOf({ title, code, language }: Walkthrough, highlight: Highlighter): string {
  const lines = toHtml(highlight(code, language)).split('\n');
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>
    <h1>${escape(title)}</h1>
    <div id="bar"></div>
    <ol id="code">${lines.map((line) => `<li>${line || ' '}</li>`).join('')}</ol>
    <aside><h2>Values</h2><table id="values"></table><h2>Output</h2><pre id="output"></pre></aside>`;
}

/** What `show` needs to draw a scene; `barLine` may lie between two lines while the bar moves. */
export type Shown = {
  readonly barTop: number;
  readonly barVisible: boolean;
  readonly values: string;
  readonly output: string;
};

export function shownOf(scene: Scene, barLine: number): Shown {
  const rows = [...scene.values].map(
    ([name, value]) =>
      `<tr class="${scene.changed.has(name) ? 'new' : ''}"><th>${escape(name)}</th><td>${escape(value)}</td></tr>`,
  );
  return {
    barTop: 92 + (barLine - 1) * LINE_HEIGHT,
    barVisible: barLine > 0,
    values: rows.join(''),
    output: escape(scene.output),
  };
}

type Node = { type: string; value?: string; properties?: { className?: unknown }; children?: Node[] };

function toHtml(nodes: readonly unknown[]): string {
  return (nodes as Node[])
    .map((node) => {
      if (node.type === 'text') return escape(node.value ?? '');
      const names = Array.isArray(node.properties?.className) ? node.properties.className.join(' ') : '';
      return `<span class="${names}">${toHtml(node.children ?? [])}</span>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The colours of the light theme (apps/web/src/ui/styles/tokens.css). */
const STYLE = `
  @font-face { font-family: Anek; src: url(${fontUrl('anek-latin.woff2')}); font-weight: 400 700 }
  @font-face { font-family: Mono; src: url(${fontUrl('jetbrains-mono.woff2')}); font-weight: 400 700 }
  * { margin: 0; padding: 0; box-sizing: border-box }
  body { width: ${FRAME.width}px; height: ${FRAME.height}px; background: #fbf7f0; color: #22252e; font-family: Anek; position: relative; overflow: hidden }
  h1 { position: absolute; left: 40px; top: 26px; font-size: 30px; font-weight: 640 }
  #code { position: absolute; left: 40px; top: 92px; width: 850px; list-style: none; counter-reset: line; font: 28px/${LINE_HEIGHT}px Mono; font-variant-ligatures: none }
  #code li { white-space: pre; padding-left: 58px; position: relative; height: ${LINE_HEIGHT}px }
  #code li::before { counter-increment: line; content: counter(line); position: absolute; left: 0; width: 38px; text-align: right; color: #8b8170; font-size: 20px }
  #bar { position: absolute; left: 28px; width: 862px; height: ${LINE_HEIGHT}px; background: #fbe8c3; border-left: 6px solid #f2a516; border-radius: 6px }
  aside { position: absolute; left: 922px; top: 92px; width: 322px }
  h2 { font-size: 20px; font-weight: 560; color: #5a5c67; margin-bottom: 8px }
  table { width: 100%; border-collapse: collapse; font: 26px Mono; margin-bottom: 26px; min-height: 46px }
  th { text-align: left; font-weight: 400; color: #5a5c67 }
  td { text-align: right; white-space: pre }
  tr { border-bottom: 1px solid #e4dac9; height: 46px }
  tr.new td { color: #0b6a6f; font-weight: 700 }
  pre { font: 24px/34px Mono; background: #f3ece0; border-radius: 8px; padding: 12px 16px; min-height: 140px; white-space: pre-wrap }
  .tok-keyword { color: #0b6a6f; font-weight: 600 } .tok-string, .tok-string-expression { color: #1c6f38 }
  .tok-constant { color: #a8480b } .tok-function { color: #1f5a9e } .tok-comment { color: #5a5c67; font-style: italic }
`;
