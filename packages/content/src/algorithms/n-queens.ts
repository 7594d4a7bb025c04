import { algorithm, type Frame } from './algorithm.ts';
import { number } from './fields.ts';
import type { Tone } from './picture.ts';

const LINES = {
  row: 'place(row): if row == n: all stand, return true',
  try: '    for each column: look whether a queen attacks it',
  put: '        if none does: put a queen there, place(row + 1)',
  back: '        if that fails: take the queen away again',
  none: '    return false',
};

type Step = Frame<keyof typeof LINES>;
/** The column of the queen in each row. */
type State = { readonly size: number; readonly queens: number[] };

export const nQueens = algorithm({
  lines: LINES,
  fields: { size: number({ low: 1, high: 6 }) },
  example: { size: '4' },
  *run({ size }): Generator<Step> {
    yield* place({ size, queens: [] });
  },
});

type Try = { readonly column: number; readonly tone: Tone };

function show({ size, queens }: State, tried?: Try) {
  const names = Array.from({ length: size }, (_, at) => String(at));
  return [
    {
      kind: 'grid' as const,
      title: 'board' as const,
      columns: names,
      rows: names.map((name, row) => ({
        name,
        cells: names.map((_, column) => {
          const isTried = tried && row === queens.length && column === tried.column;
          if (isTried) return { text: '?', tone: tried.tone };
          return queens[row] === column ? { text: '♛', tone: 'good' as const } : { text: '' };
        }),
      })),
    },
  ];
}

function* place(state: State): Generator<Step, boolean> {
  const { size, queens } = state;
  const row = queens.length;
  if (row === size) {
    yield { line: 'row', values: { size }, pictures: show(state) };
    return true;
  }
  for (let column = 0; column < size; column += 1) {
    const by = queens.findIndex((other, at) => other === column || row - at === Math.abs(column - other));
    if (by >= 0) {
      const values = { row, column, by };
      yield { line: 'try', values, pictures: show(state, { column, tone: 'bad' }) };
      continue;
    }
    queens.push(column);
    yield { line: 'put', values: { row, column }, pictures: show(state) };
    if (yield* place(state)) return true;
    queens.pop();
    yield { line: 'back', values: { row, column }, pictures: show(state, { column, tone: 'out' }) };
  }
  yield { line: 'none', say: row === 0 ? 'never' : 'none', values: { row, size }, pictures: show(state) };
  return false;
}
