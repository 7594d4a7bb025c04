import type { Element, ElementContent } from 'hast';

/** Small readers and a maker for HTML elements. */
export function attribute(node: Element, name: string): string {
  const value: unknown = node.properties[name];
  return typeof value === 'string' ? value : '';
}

export function classesOf(node: Element): string[] {
  const value: unknown = node.properties.className;
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === 'string') : [];
}

/** Line of the Markdown text the element was made from. */
export function lineOf(node: Element): number {
  return node.position?.start.line ?? 1;
}

export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}
