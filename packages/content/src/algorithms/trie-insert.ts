import { algorithm, type Frame } from './algorithm.ts';
import { words } from './fields.ts';
import type { TreeNode } from './picture.ts';

const LINES = {
  start: 'insert(word): node = root',
  follow: 'for each letter: if there is a child for it: go there',
  add: '    else: add a child for it, and go there',
  mark: 'mark the node as the end of a word',
  end: 'done',
};

type Node = {
  readonly id: number;
  readonly letter: string;
  readonly parent: number | undefined;
  isEnd: boolean;
};

export const trieInsert = algorithm({
  lines: LINES,
  fields: { words: words({ least: 1, most: 6, longest: 7 }) },
  example: { words: 'car cart care dog' },
  *run({ words: all }): Generator<Frame<keyof typeof LINES>> {
    const nodes: Node[] = [{ id: 0, letter: '·', parent: undefined, isEnd: false }];
    const show = (now: number, tone: 'now' | 'good' = 'now') => [
      {
        kind: 'tree' as const,
        title: 'trie' as const,
        nodes: nodes.map(({ id, letter, parent, isEnd }): TreeNode => ({
          id,
          text: letter,
          parent,
          tone: id === now ? tone : isEnd ? 'done' : undefined,
          ...(isEnd && { note: '●' }),
        })),
      },
    ];
    for (const word of all) {
      let at = 0;
      yield { line: 'start', values: { word }, pictures: show(at) };
      for (const letter of word) {
        const child = nodes.find((node) => node.parent === at && node.letter === letter);
        const id = child?.id ?? nodes.length;
        if (!child) nodes.push({ id, letter, parent: at, isEnd: false });
        at = id;
        yield {
          line: child ? 'follow' : 'add',
          values: { letter },
          pictures: show(at, child ? 'now' : 'good'),
        };
      }
      for (const node of nodes) if (node.id === at) node.isEnd = true;
      yield { line: 'mark', values: { word }, pictures: show(at, 'good') };
    }
    yield { line: 'end', values: { count: nodes.length }, pictures: show(-1) };
  },
});
