import type { Blockquote, Code, Html, Nodes, Parent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Labels } from './labels.ts';
import { isSubgoal, markSubgoals } from './subgoals.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** What parsing takes beside the text. */
type Reading = { readonly complain: Complain; readonly labels: Labels };

/** Adds a fault at a line of the Markdown text, counted from 1. */
export type Complain = (line: number, message: string) => void;

const BOXES = ['mistakes', 'predict', 'note', 'tip'] as const;

/** Parses Markdown, refuses what we do not use, and marks the boxes. */
export function parseSource(markdown: string, reading: Reading): Root {
  const tree = parser.runSync(parser.parse(markdown)) as Root;
  visit(tree, (node) => {
    refuse(node, reading.complain);
    if (node.type === 'blockquote' && !markExercise(node) && !isSubgoal(node)) markBox(node, reading);
  });
  markSubgoals(tree, reading);
  return tree;
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** The `output` block that stands right after a code block, as what the program prints. */
export function outputAfter(parent: Parent, index: number): Code | null {
  const next = parent.children[index + 1];
  return next?.type === 'code' && next.lang === 'output' ? next : null;
}

function refuse(node: Nodes, complain: Complain): void {
  if (node.type === 'html' && !isComment(node)) {
    complain(lineOf(node), 'HTML is not used in lessons; Markdown has all that is needed.');
  }
  if (node.type === 'heading' && (node.depth < 2 || node.depth > 3)) {
    complain(lineOf(node), 'Headings are ## and ###; the title stands in the head of the file.');
  }
  if (node.type === 'image' && !node.alt) {
    complain(lineOf(node), 'A picture needs a text for those who cannot see it: ![text](file.svg).');
  }
}

function isComment(node: Html): boolean {
  return /^<!--[\s\S]*-->$/.test(node.value);
}

/** `> [!MISTAKES]` and its like: a quotation whose first line names a box. */
function markBox(quote: Blockquote, { complain, labels }: Reading): void {
  const first = quote.children[0];
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return;
  const match = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/.exec(text.value);
  if (!match) return;
  const kind = BOXES.find((box) => box.toUpperCase() === match[1]);
  if (!kind)
    return complain(
      lineOf(quote),
      `There is no box ${match[0].trim()}; there are MISTAKES, PREDICT, NOTE and TIP, > [!SUBGOAL] label, and > [!EXERCISE] id on one line.`,
    );

  text.value = text.value.slice(match[0].length);
  if (text.value === '') first.children.shift();
  const content = first.children.length > 0 ? quote.children : quote.children.slice(1);
  const body =
    kind === 'predict' ? hideAnswer(content, labels, () => complain(lineOf(quote), NO_ANSWER)) : content;
  quote.data = { hName: 'aside', hProperties: { dataBox: kind } };
  quote.children = [titleOf(labels[kind]), ...body];
}

/** `> [!EXERCISE] id`: the place of an exercise. */
function markExercise(quote: Blockquote): boolean {
  const [paragraph, ...rest] = quote.children;
  const text = paragraph?.type === 'paragraph' && rest.length === 0 ? paragraph.children[0] : undefined;
  const id = text?.type === 'text' ? /^\[!EXERCISE\][ \t]+(\S+)\s*$/.exec(text.value)?.[1] : undefined;
  if (id === undefined) return false;
  quote.data = { hName: 'div', hProperties: { dataExercise: id } };
  quote.children = [];
  return true;
}

const NO_ANSWER = 'A PREDICT box needs a code block, and after it the output or an explanation.';

function titleOf(value: string): Blockquote['children'][number] {
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['box-title'] } },
    children: [{ type: 'text', value }],
  };
}

/** Puts all that follows the first code block behind a button, so that one thinks first. */
function hideAnswer(
  content: Blockquote['children'],
  labels: Labels,
  complain: () => void,
): Blockquote['children'] {
  const code = content.findIndex((node) => node.type === 'code');
  const answer = content.slice(code + 1);
  if (code < 0 || answer.length === 0) {
    complain();
    return content;
  }
  const summary: RootContent = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: [{ type: 'text', value: labels.showAnswer }],
  };
  const details: RootContent = {
    type: 'blockquote',
    data: { hName: 'details' },
    children: [summary, ...answer],
  };
  return [...content.slice(0, code + 1), details];
}
