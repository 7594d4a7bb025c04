import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { codeBlock } from './code-block.ts';
import type { Drawing } from './drawing.ts';
import { attribute, classesOf, element, lineOf } from './html.ts';
import { picture } from './picture.ts';
import { termLink } from './terms.ts';

/** Replaces code, pictures, tables and links of a sanitised tree by what a lesson shows. */
export function drawBlocks(tree: Root, drawing: Drawing): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.properties.style !== undefined && !classesOf(node).includes('katex-error')) {
      drawing.complain(lineOf(node), 'The formula needs inline styles (colours, boxes): write it plainly.');
    }
    if (node.tagName === 'a') drawLink(node, drawing);
    if (index === undefined || !parent) return undefined;
    const isLinked = parent.type === 'element' && parent.tagName === 'a';
    const around = { next: nextCode(parent.children, index), isLinked, drawing };
    const drawn = replacementOf(node, around);
    if (!drawn) return undefined;
    parent.children.splice(index, 1, drawn);
    return [SKIP, index + 1];
  });
}

function replacementOf(
  node: Element,
  around: { readonly next: Element | null; readonly isLinked: boolean; readonly drawing: Drawing },
): Element | null {
  const exercise = attribute(node, 'dataExercise');
  if (exercise !== '') return embeddedExercise(exercise, lineOf(node), around.drawing);
  const code = codeIn(node);
  if (code) return codeBlock(code, around.next, around.drawing);
  const image = node.tagName === 'p' ? onlyImage(node) : null;
  if (image) return picture(image, around.drawing);
  if (node.tagName === 'img') {
    around.drawing.complain(lineOf(node), 'A picture stands in a paragraph of its own.');
  }
  if (node.tagName === 'table') return scrolling(node);
  const { terms } = around.drawing.location;
  if (node.tagName === 'strong' && terms && !around.isLinked) return termLink(node, terms);
  return null;
}

/** What `> [!EXERCISE] id` stands for. */
function embeddedExercise(id: string, line: number, { location, complain }: Drawing): Element | null {
  const { exercises } = location;
  const drawn = exercises?.elements.get(id);
  if (!exercises) complain(line, 'Exercises stand in lessons only.');
  else if (exercises.isUnread) return null;
  else if (!drawn) complain(line, `There is no exercise "${id}" in exercises.yaml beside this text.`);
  else if (exercises.embedded.has(id)) complain(line, `The exercise "${id}" is placed twice.`);
  exercises?.embedded.add(id);
  return drawn ?? null;
}

function codeIn(node: ElementContent | undefined): Element | null {
  const code = node?.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
  return code?.type === 'element' && code.tagName === 'code' ? code : null;
}

/** The code block that follows, with nothing but white space between. */
function nextCode(siblings: readonly unknown[], index: number): Element | null {
  const rest = (siblings as readonly ElementContent[]).slice(index + 1);
  const next = rest.find((node) => node.type !== 'text' || node.value.trim() !== '');
  const details = next?.type === 'element' && next.tagName === 'details' ? next : null;
  if (!details) return codeIn(next);
  const blocks = details.children.filter((node) => node.type === 'element' && node.tagName !== 'summary');
  return codeIn(blocks[0]);
}

function onlyImage(paragraph: Element): Element | null {
  const only = paragraph.children.length === 1 ? paragraph.children[0] : undefined;
  return only?.type === 'element' && only.tagName === 'img' ? only : null;
}

/** A wide table scrolls by itself and can be reached by keyboard; the page never scrolls sideways. */
function scrolling(table: Element): Element {
  return element('div', { className: ['table-scroll'], tabIndex: 0, role: 'group' }, [table]);
}

function drawLink(link: Element, drawing: Drawing): void {
  const address = attribute(link, 'href');
  if (address.startsWith('https://')) {
    link.properties.rel = ['noopener', 'nofollow'];
    return;
  }
  if (address.startsWith('#') || address.startsWith('mailto:')) return;
  const path = drawing.links.get(address.replace(/^asset:/, ''));
  if (address.startsWith('asset:') && path) link.properties.href = path;
  else drawing.complain(lineOf(link), `The link "${address}" leads nowhere: write https://… or asset:id.`);
}
