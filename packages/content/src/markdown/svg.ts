import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { attribute, classesOf } from './html.ts';

/** Colours come from the theme: a drawing names a role, the stylesheet knows light and dark. */
const DRAWING_CLASSES = ['accent', 'cool', 'muted', 'soft', 'paper', 'good', 'bad', 'mono', 'small'];

const SHAPE_ATTRIBUTES = 'd cx cy r rx ry x y x1 y1 x2 y2 dx dy points width height'.split(' ');
const LINE_ATTRIBUTES = 'fill fillRule stroke strokeWidth strokeLineCap strokeLineJoin strokeDashArray'.split(
  ' ',
);
const TEXT_ATTRIBUTES = 'textAnchor dominantBaseline fontSize fontWeight opacity transform'.split(' ');

/** What a line drawing needs, and nothing that can run, load or style beyond it. */
const DRAWING_SCHEMA: Options = {
  tagNames: ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  attributes: {
    svg: ['viewBox'],
    '*': [...SHAPE_ATTRIBUTES, ...LINE_ATTRIBUTES, ...TEXT_ATTRIBUTES, ['className', ...DRAWING_CLASSES]],
  },
  strip: ['script', 'style', 'title', 'desc', 'metadata', 'foreignObject'],
};

export type Drawing =
  | { readonly ok: true; readonly svg: Element }
  | { readonly ok: false; readonly fault: string };

/** Reads an SVG file into a safe element that takes its colours from the page. */
export function readDrawing(text: string, alt: string): Drawing {
  const parsed = fromHtml(text, { fragment: true, space: 'svg' });
  const source = firstSvg(parsed);
  if (!source) return { ok: false, fault: 'The file holds no <svg> drawing.' };
  const fault = drawingFault(source);
  if (fault) return { ok: false, fault };
  const svg = firstSvg(rehypeSanitize(DRAWING_SCHEMA)({ type: 'root', children: [source] }));
  if (!svg) return { ok: false, fault: 'Nothing of the drawing is left after cleaning it.' };
  svg.properties = { ...svg.properties, className: ['drawing'], role: 'img', ariaLabel: alt };
  return { ok: true, svg };
}

function firstSvg(tree: Nodes): Element | null {
  let found: Element | null = null;
  visit(tree, 'element', (node) => {
    if (node.tagName === 'svg') found ??= node;
  });
  return found;
}

/** Tells an author what would silently be lost, or would vanish on a dark page. */
function drawingFault(svg: Element): string | null {
  if (!svg.properties.viewBox) return 'The drawing needs a viewBox.';
  let fault: string | null = null;
  visit(svg, 'element', (node) => {
    if (!DRAWING_SCHEMA.tagNames?.includes(node.tagName) && !DRAWING_SCHEMA.strip?.includes(node.tagName)) {
      fault ??= `<${node.tagName}> is not used in drawings.`;
    }
    for (const name of ['fill', 'stroke']) {
      const color = attribute(node, name);
      if (['', 'none', 'currentColor'].includes(color)) continue;
      fault ??= `${name}="${color}": use none, currentColor or one of the classes ${DRAWING_CLASSES.join(', ')}.`;
    }
    const unknown = classesOf(node).find((name) => !DRAWING_CLASSES.includes(name));
    if (unknown) fault ??= `class "${unknown}": there are ${DRAWING_CLASSES.join(', ')}.`;
  });
  return fault;
}
