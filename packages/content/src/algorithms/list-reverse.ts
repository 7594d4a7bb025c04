import { algorithm, type Frame } from './algorithm.ts';
import { numbers } from './fields.ts';
import { itemAt } from './picture.ts';

const LINES = {
  start: 'done, node = none, head',
  keep: 'while node: rest = node.next',
  turn: '    node.next = done',
  done: '    done = node',
  node: '    node = rest',
  end: 'return done',
};

export const listReverse = algorithm({
  lines: LINES,
  fields: { values: numbers({ least: 1, most: 7, low: -99, high: 999 }) },
  example: { values: '10 20 30 40' },
  *run({ values }): Generator<Frame<keyof typeof LINES>> {
    // A place of the list, or null where it ends.
    const next = values.map((_, at): number | null => (at + 1 < values.length ? at + 1 : null));
    let done: number | null = null;
    let node: number | null = 0;
    let rest: number | null = null;
    const show = () => {
      const pointers = Object.entries({ done, node, rest });
      return [
        {
          kind: 'chain' as const,
          title: 'list' as const,
          nodes: values.map((value, at) => ({
            text: String(value),
            next: itemAt(next, at),
            tone: at === node ? ('now' as const) : undefined,
          })),
          pointers: pointers.flatMap(([name, at]) => (at === null ? [] : [{ name, at }])),
        },
      ];
    };
    yield { line: 'start', values: { head: itemAt(values, 0) }, pictures: show() };
    while (node !== null) {
      const value = itemAt(values, node);
      rest = itemAt(next, node);
      yield { line: 'keep', say: rest === null ? 'keep-none' : 'keep', values: { value }, pictures: show() };
      next[node] = done;
      yield {
        line: 'turn',
        say: done === null ? 'turn-none' : 'turn',
        values: { value },
        pictures: show(),
      };
      done = node;
      yield { line: 'done', values: { value }, pictures: show() };
      node = rest;
      yield { line: 'node', say: node === null ? 'node-none' : 'node', pictures: show() };
    }
    rest = null;
    yield { line: 'end', values: { head: itemAt(values, values.length - 1) }, pictures: show() };
  },
});
