import type { DrawnExercise } from '@abhyas/content/exercises/drawn';
import { describe, expect, test } from 'vitest';

import { firstAnswer, readAnswer, writeAnswer } from './answer.rules.ts';
import { EMPTY, FIELD, mixed, stepsShown, type Answer } from './answer.rules.ts';
import { isAnswered, judge } from './judging.rules.ts';

const common = { id: 'x', explain: '', smaller: [] };
const typed = (text: string): Answer => ({ ...EMPTY, texts: { [FIELD]: text } });
const arranged = (positions: number[], indents: number[]): Answer => ({ ...EMPTY, positions, indents });
const placed = (...positions: number[]): Answer => ({ ...EMPTY, positions });

const predict: DrawnExercise = {
  ...common,
  kind: 'predict',
  language: 0,
  stdin: '',
  code: '',
  accept: ['3 3.5\n4'],
  slips: [{ answer: '3.5 3.5\n4', why: 'W' }],
};
const numeric: DrawnExercise = {
  ...common,
  kind: 'numeric',
  answer: 100_000,
  tolerance: 0.5,
  units: ['ms', 'milliseconds'],
  slips: [{ answer: '10', why: 'W' }],
};
const fix: DrawnExercise = {
  ...common,
  kind: 'fix',
  language: 5,
  stdin: '',
  output: '1',
  lines: [{ text: 'if True:' }, { text: '    print(2)', edit: 0 }],
  edits: [{ accept: ['print(1)'], slips: [{ answer: 'print 1', why: 'W' }] }],
};
const gap: DrawnExercise = {
  ...common,
  kind: 'gap',
  language: 5,
  stdin: '',
  output: '1',
  lines: [
    [
      { kind: 'text', text: 'print(' },
      { kind: 'slot', slot: '1' },
      { kind: 'text', text: ')' },
    ],
  ],
  blanks: { 1: { accept: ['1'], slips: [{ answer: '2', why: 'W' }] } },
  pieces: null,
};
const generated: DrawnExercise = {
  id: 'many-fcfs',
  kind: 'generated',
  generate: 'fcfs',
  fields: ['waiting'],
  explain: '',
  smaller: [],
};
const parsons: DrawnExercise = {
  ...common,
  kind: 'parsons',
  language: 5,
  before: '',
  after: '',
  stdin: '',
  lines: [
    { text: 'for i in x:', indent: 0 },
    { text: 'print(i)', indent: 1 },
    { text: 'print(x)', indent: 0, why: 'W' },
  ],
  indents: true,
  orders: [[0, 1]],
};

const RIGHT = { kind: 'right' };
const wrong = (whys: string[] = [], fields: string[] = []) => ({ kind: 'wrong', whys, wrong: fields });

describe('EXERCISES-8: an answer is judged in the browser', () => {
  test('predict: as a person types the output', () => {
    expect(judge(predict, typed(' 3  3.5 \n4\n\n'))).toEqual(RIGHT);
    expect(judge(predict, typed('3.5 3.5\n4 '))).toEqual(wrong(['W']));
    expect(judge(predict, typed('3 3.5 4'))).toEqual(wrong());
  });

  test('numeric: with commas, units, other signs, within the tolerance', () => {
    for (const text of ['100000', '1,00,000 ms', '100000.4', '1e5 Milliseconds', '९९९९९.६'])
      expect(judge(numeric, typed(text))).toEqual(RIGHT);
    for (const text of ['100000 s', '100001', 'many', '−100000'])
      expect(judge(numeric, typed(text))).toEqual(wrong());
    expect(judge(numeric, typed('10 ms'))).toEqual(wrong(['W']));
  });

  test('fix and gap: known forms at once, slips with their reason, anything else by running it', () => {
    expect(judge(fix, { ...EMPTY, texts: { 0: ' print( 1 )' } })).toEqual(RIGHT);
    expect(judge(fix, { ...EMPTY, texts: { 0: 'print 1' } })).toEqual(wrong(['W'], ['0']));
    expect(judge(fix, { ...EMPTY, texts: { 0: 'print(3 - 2)' } })).toEqual({
      kind: 'run',
      code: 'if True:\n    print(3 - 2)\n',
      output: '1',
    });
    expect(judge(gap, { ...EMPTY, texts: { 1: '1' } })).toEqual(RIGHT);
    expect(judge(gap, { ...EMPTY, texts: { 1: '2' } })).toEqual(wrong(['W'], ['1']));
    expect(judge(gap, { ...EMPTY, texts: { 1: '3-2' } })).toEqual({
      kind: 'run',
      code: 'print(3-2)\n',
      output: '1',
    });
    expect(judge({ ...gap, language: null }, { ...EMPTY, texts: { 1: '3-2' } })).toEqual(wrong());
  });

  test('parsons: order, indentation, superfluous lines', () => {
    expect(judge(parsons, arranged([0, 1], [0, 1]))).toEqual(RIGHT);
    expect(judge(parsons, arranged([0, 1], [0, 0]))).toEqual(wrong([], ['1']));
    expect(judge(parsons, arranged([1, 0], [0, 0]))).toEqual(wrong());
    expect(judge(parsons, arranged([0, 2], [0, 1]))).toEqual(wrong(['W']));
    expect(judge({ ...parsons, indents: false }, arranged([0, 1], [0, 0]))).toEqual(RIGHT);
  });

  test('order, single, multi and match', () => {
    const order: DrawnExercise = {
      ...common,
      kind: 'order',
      steps: ['a', 'b', 'c'],
      orders: [
        [0, 1, 2],
        [1, 0, 2],
      ],
    };
    expect(judge(order, placed(1, 0, 2))).toEqual(RIGHT);
    expect(judge(order, placed(2, 1, 0))).toEqual(wrong());
    const choices = [
      { text: 'a', right: true, why: '' },
      { text: 'b', right: false, why: 'W' },
      { text: 'c', right: true, why: '' },
    ];
    const multi: DrawnExercise = { ...common, kind: 'multi', choices };
    expect(judge(multi, placed(2, 0))).toEqual(RIGHT);
    expect(judge(multi, placed(0))).toEqual(wrong());
    expect(judge(multi, placed(0, 1, 2))).toEqual(wrong(['W']));
    const match: DrawnExercise = {
      ...common,
      kind: 'match',
      pairs: [
        { left: 'a', right: 'x', why: '' },
        { left: 'b', right: 'y', why: 'W' },
      ],
      extra: ['z'],
    };
    expect(judge(match, placed(0, 1))).toEqual(RIGHT);
    expect(judge(match, placed(0, 2))).toEqual(wrong(['W'], ['1']));
    expect(isAnswered(match, placed(0, -1))).toBe(false);
  });

  test('nothing is ordered before the learner does it, and the mixture stays the same', () => {
    for (const count of [2, 3, 5, 8]) {
      const order = mixed(count, 'an-exercise');
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_each, at) => at));
      expect(order).not.toEqual(Array.from({ length: count }, (_each, at) => at));
      expect(mixed(count, 'an-exercise')).toEqual(order);
    }
  });
});

test('EXERCISES-9: a smaller step comes with every second wrong try', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((tries) => stepsShown(tries, 2))).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

test('EXERCISES-10: a kept answer is there again, unless the exercise has changed since', () => {
  const answer = { ...EMPTY, texts: { 0: 'print(1)' } };
  expect(readAnswer(fix, writeAnswer(answer))).toEqual(answer);
  expect(firstAnswer(fix).texts).toEqual({ 0: 'print(2)' });
  for (const broken of ['', '{', '[]', '"x"']) expect(readAnswer(fix, broken)).toEqual(firstAnswer(fix));
  const lines = { ...EMPTY, positions: [0, 1], indents: [0, 1] };
  expect(readAnswer(parsons, writeAnswer(lines))).toEqual(lines);
  expect(readAnswer(parsons, writeAnswer({ ...lines, positions: [0, 7] }))).toEqual(EMPTY);
  const ofSeed = { ...EMPTY, texts: { seed: '77', waiting: '4' } };
  expect(readAnswer(generated, writeAnswer(ofSeed))).toEqual(ofSeed);
  expect(readAnswer(generated, writeAnswer({ ...EMPTY, texts: { waiting: '4' } }))).toEqual(
    firstAnswer(generated),
  );
});

const cells = (n: string, word: string, all: string): Answer => ({
  ...EMPTY,
  texts: { '1.0': n, '1.1': word, '1.2': all },
});

describe('EXERCISES-17: a table is judged cell by cell', () => {
  const table: DrawnExercise = {
    ...common,
    kind: 'trace',
    variables: ['n', 'word', 'all'],
    rows: [
      ['1', 'a', '[]'],
      ['2', 'ab', '[1, 2]'],
    ],
    given: 1,
    slips: [{ answer: '3', why: 'W' }],
  };

  test('values in every form that one types are right; rows that are given are not asked', () => {
    expect(judge(table, cells('2', 'ab', '[1, 2]'))).toEqual({ kind: 'right' });
    expect(judge(table, cells(' २', '"ab"', '[1,2]'))).toEqual({ kind: 'right' });
    expect(judge(table, cells('2', "'ab'", '[ 1 , 2 ]'))).toEqual({ kind: 'right' });
    expect(isAnswered(table, cells('2', 'ab', ''))).toBe(false);
    expect(isAnswered(table, cells('2', 'ab', 'x'))).toBe(true);
  });

  test('wrong cells are named, and a slip says why only where it is wrong', () => {
    expect(judge(table, cells('3', 'AB', '[1, 2]'))).toEqual({
      kind: 'wrong',
      whys: ['W'],
      wrong: ['1.0', '1.1'],
    });
  });
});
