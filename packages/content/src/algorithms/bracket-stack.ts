import { algorithm, type Frame } from './algorithm.ts';
import { brackets } from './fields.ts';
import { row } from './picture.ts';

const LINES = {
  push: 'for each bracket: if it opens: push it',
  pop: '    else: pop, and compare the two',
  empty: '    if the stack is empty, or they do not fit: return false',
  end: 'return whether the stack is empty',
};

const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

export const bracketStack = algorithm({
  lines: LINES,
  fields: { brackets: brackets({ least: 1, most: 14 }) },
  example: { brackets: '{[()]()}' },
  *run({ brackets: text }): Generator<Frame<keyof typeof LINES>> {
    const signs = text.split('');
    const stack: string[] = [];
    const show = (i: number, tone: 'now' | 'good' | 'bad' = 'now') => [
      row('text', signs, {
        tone: (at) => (at === i ? tone : at < i ? 'done' : undefined),
        pointers: { i: i < signs.length ? i : undefined },
      }),
      row('stack', stack, { pointers: { top: stack.length > 0 ? stack.length - 1 : undefined } }),
    ];
    for (const [i, sign] of signs.entries()) {
      const opener = OPENERS[sign];
      if (opener === undefined) {
        stack.push(sign);
        yield { line: 'push', values: { sign }, pictures: show(i) };
        continue;
      }
      const top = stack.pop();
      if (top !== opener) {
        const say = top === undefined ? 'empty' : 'clash';
        yield { line: 'empty', say, values: { sign, top: top ?? '' }, pictures: show(i, 'bad') };
        return;
      }
      yield { line: 'pop', values: { sign, top }, pictures: show(i, 'good') };
    }
    const say = stack.length === 0 ? 'end' : 'left';
    yield { line: 'end', say, values: { rest: stack.join(' ') }, pictures: show(signs.length) };
  },
});
