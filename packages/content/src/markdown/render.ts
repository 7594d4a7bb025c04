import type { ElementContent, Root } from 'hast';
import type { Code } from 'mdast';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { type Options as RemarkRehypeOptions } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { drawBlocks } from './blocks.ts';
import type { SourceLocation, RenderSinks } from './drawing.ts';
import type { Labels } from './labels.ts';
import { MARKDOWN_SCHEMA } from './schema.ts';
import { type Complain, parseSource } from './source-tree.ts';

/** Renders Markdown to safe HTML; faults go to the list with their line. */
export type Renderer = {
  readonly block: (markdown: string, location: SourceLocation) => string;
  /** The same for a phrase: one paragraph loses its `<p>`. */
  readonly phrase: (markdown: string, location: SourceLocation) => string;
  /** The same as parts of a larger text. */
  readonly nodes: (markdown: string, location: SourceLocation) => ElementContent[];
  readonly labels: Labels;
};

const OPTIONS: RemarkRehypeOptions = {
  handlers: {
    code: (_state, node: Code) => ({
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'code',
          ...(node.position && { position: node.position }),
          properties: { className: [`language-${node.lang ?? 'text'}`], dataMeta: node.meta ?? '' },
          children: [{ type: 'text', value: node.value }],
        },
      ],
    }),
  },
};

const toHtml = unified().use(remarkRehype, OPTIONS).use(rehypeSanitize, MARKDOWN_SCHEMA);
const drawMaths = unified()
  .use(rehypeKatex, { output: 'mathml', strict: 'error' })
  .use(() => flattenOperators);
const writer = unified().use(rehypeStringify);

export function createRenderer(sinks: RenderSinks): Renderer {
  const render = (markdown: string, location: SourceLocation): Root => {
    const complain: Complain = (line, message) =>
      sinks.faults.add(location.file, location.firstLine + line - 1, message);
    const html = toHtml.runSync(parseSource(markdown, { complain, labels: sinks.labels }));
    const report = new VFile();
    drawMaths.runSync(html, report);
    for (const { line, cause } of report.messages) {
      complain(line ?? 1, `The formula cannot be drawn: ${cause instanceof Error ? cause.message : ''}`);
    }
    drawBlocks(html, { ...sinks, location, complain });
    return html;
  };
  return {
    block: (markdown, location) => writer.stringify(render(markdown, location)).trim(),
    phrase: (markdown, location) => writer.stringify(unwrapped(render(markdown, location))).trim(),
    nodes: (markdown, location) =>
      render(markdown, location).children.filter((node) => node.type !== 'doctype'),
    labels: sinks.labels,
  };
}

/** A text of a single paragraph without its `<p>`, so that it can be in a line. */
function unwrapped(tree: Root): Root {
  const only = tree.children.length === 1 ? tree.children[0] : undefined;
  return only?.type === 'element' && only.tagName === 'p' ? { type: 'root', children: only.children } : tree;
}

/**
 * KaTeX writes an operator's name as elements within `<mo>`. A browser reads these as HTML (the parser's rule for MathML
 * text integration points), and the cleaner takes such out: the name is written as text.
 */
function flattenOperators(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'mo') return;
    let name = '';
    visit(node, 'text', ({ value }) => {
      name += value;
    });
    node.children = [{ type: 'text', value: name }];
  });
}
