import type { Blockquote, Paragraph, Root, RootContent } from 'mdast';
import type { Labels } from './labels.ts';

/**
 * Worked examples: `> [!SUBGOAL] Read the input` is one step, and the steps that follow each other in a row are one
 * example. Examples fade: in a text's first one every step is worked out, in the second the last step waits to be
 * thought of before it is opened, in the third and later ones every step but the first.
 */

type Reading = {
  readonly complain: (line: number, message: string) => void;
  readonly labels: Labels;
};

const HEAD = /^\[!SUBGOAL\][ \t]+([^\n]+)(?:\n|$)/;

function headOf(quote: Blockquote): RegExpExecArray | null {
  const first = quote.children[0];
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  return text?.type === 'text' ? HEAD.exec(text.value) : null;
}

export function isSubgoal(quote: Blockquote): boolean {
  return headOf(quote) !== null;
}

/** Draws the steps of each worked example of a text. */
export function markSubgoals({ children }: Root, { complain, labels }: Reading): void {
  for (const [at, steps] of examplesIn(children).entries()) {
    const firstFolded = [steps.length, steps.length - 1][at] ?? 1;
    for (const [index, step] of steps.entries()) {
      const hint = index >= firstFolded ? labels.yourTurn : null;
      if (!drawStep(step, { number: index + 1, hint })) {
        complain(lineOf(step), 'A SUBGOAL has, below its label, how it is reached.');
      }
    }
    const [only, second] = steps;
    if (only && !second) {
      complain(lineOf(only), 'A worked example has two SUBGOALs at least, with nothing between them.');
    }
  }
}

function lineOf({ position }: Blockquote): number {
  return position?.start.line ?? 1;
}

function examplesIn(children: readonly RootContent[]): Blockquote[][] {
  const examples: Blockquote[][] = [];
  let current: Blockquote[] | null = null;
  for (const node of children) {
    if (node.type === 'blockquote' && isSubgoal(node)) {
      if (!current) examples.push((current = []));
      current.push(node);
    } else current = null;
  }
  return examples;
}

/** False where nothing is below the label. */
function drawStep(
  quote: Blockquote,
  { number, hint }: { readonly number: number; readonly hint: string | null },
): boolean {
  const label = takeLabel(quote);
  const body = quote.children;
  if (body.length === 0) return false;
  const title: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['box-title'] } },
    children: [{ type: 'text', value: `${number}. ${label}` }],
  };
  quote.data = { hName: 'aside', hProperties: { dataBox: 'subgoal' } };
  quote.children = hint === null ? [title, ...body] : [title, folded(hint, body)];
  return true;
}

/** The label of a step, taken off its first paragraph. */
function takeLabel(quote: Blockquote): string {
  const head = headOf(quote);
  const first = quote.children[0];
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (!head || first?.type !== 'paragraph' || text?.type !== 'text') return '';
  text.value = text.value.slice(head[0].length);
  if (text.value === '') first.children.shift();
  if (first.children.length === 0) quote.children = quote.children.slice(1);
  return head[1]?.trim() ?? '';
}

function folded(hint: string, body: Blockquote['children']): Blockquote {
  const summary: Paragraph = {
    type: 'paragraph',
    data: { hName: 'summary' },
    children: [{ type: 'text', value: hint }],
  };
  return { type: 'blockquote', data: { hName: 'details' }, children: [summary, ...body] };
}
