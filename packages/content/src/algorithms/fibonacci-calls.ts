import { algorithm, type Frame } from './algorithm.ts';
import { number } from './fields.ts';
import type { TreeNode } from './picture.ts';

const LINES = {
  call: 'fib(n):',
  small: '    if n < 2: return n',
  first: '    a = fib(n - 1)',
  second: '    b = fib(n - 2)',
  sum: '    return a + b',
};

type Step = Frame<keyof typeof LINES>;
type Call = { readonly id: number; readonly n: number; readonly parent: number | undefined; result?: number };

export const fibonacciCalls = algorithm({
  lines: LINES,
  fields: { n: number({ low: 0, high: 6 }) },
  example: { n: '4' },
  *run({ n }): Generator<Step> {
    yield* fib([], n, undefined);
  },
});

function show(calls: readonly Call[], now: number) {
  const nodes = calls.map(({ id, n, parent, result }): TreeNode => ({
    id,
    text: String(n),
    parent,
    tone: id === now ? 'now' : result === undefined ? undefined : 'done',
    note: result === undefined ? '…' : `= ${result}`,
  }));
  return [{ kind: 'tree' as const, title: 'calls' as const, nodes }];
}

function* fib(calls: Call[], n: number, parent: number | undefined): Generator<Step, number> {
  const call: Call = { id: calls.length, n, parent };
  calls.push(call);
  const { id } = call;
  yield { line: 'call', values: { n, count: calls.length }, pictures: show(calls, id) };
  if (n < 2) {
    call.result = n;
    yield { line: 'small', values: { n }, pictures: show(calls, id) };
    return n;
  }
  const a = yield* fib(calls, n - 1, id);
  yield { line: 'first', values: { n, less: n - 1, a }, pictures: show(calls, id) };
  const b = yield* fib(calls, n - 2, id);
  yield { line: 'second', values: { n, less: n - 2, b }, pictures: show(calls, id) };
  call.result = a + b;
  yield { line: 'sum', values: { n, a, b, sum: a + b }, pictures: show(calls, id) };
  return a + b;
}
