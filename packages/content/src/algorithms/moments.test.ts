import { describe, expect, it } from 'vitest';

import { ALGORITHMS, isAlgorithm, type AlgorithmName, type Picture } from '../algorithms.ts';
import { typedInputs } from './testing/typed-inputs.ts';
import { watch } from './testing/watch.ts';

const NAMES = Object.keys(ALGORITHMS).filter(isAlgorithm);
/** More steps than these nobody looks at one by one. */
const MOST_MOMENTS = 500;

/** Whether every part of a picture can be drawn where it belongs. */
function isWhole(picture: Picture): boolean {
  switch (picture.kind) {
    case 'row': {
      const { cells, pointers = [] } = picture;
      const areInside = pointers.every(({ at }) => at >= 0 && at <= cells.length);
      return areInside && areDifferent(cells.map(({ key }, at) => key ?? at));
    }
    case 'grid': {
      const { columns, rows } = picture;
      return columns.length === 0 || rows.every(({ cells }) => cells.length === columns.length);
    }
    case 'tree': {
      const ids = picture.nodes.map(({ id }) => id);
      return (
        areDifferent(ids) && picture.nodes.every(({ parent }) => parent === undefined || ids.includes(parent))
      );
    }
    case 'graph': {
      const names = picture.nodes.map(({ name }) => name);
      const ends = picture.edges.flatMap(({ from, to }) => [from, to]);
      return areDifferent(names) && ends.every((name) => names.includes(name));
    }
    case 'chain': {
      const { nodes, pointers } = picture;
      const places = [...nodes.map(({ next }) => next ?? 0), ...pointers.map(({ at }) => at)];
      return places.every((at) => nodes[at] !== undefined);
    }
  }
}

function areDifferent(all: readonly (number | string)[]): boolean {
  return new Set(all).size === all.length;
}

function shapeOf(name: AlgorithmName, pictures: readonly Picture[]): string {
  return `${name}: ${pictures.map(({ kind }) => kind).join(', ')}`;
}

describe('ALGORITHMS-1: the moments of an algorithm', () => {
  it.each(NAMES)('%s has moments for whatever may be typed, each of which can be drawn', (name) => {
    for (const typed of typedInputs(name)) {
      const frames = watch(name, typed);
      expect(frames.length).toBeGreaterThan(0);
      expect(frames.length).toBeLessThan(MOST_MOMENTS);
      const shape = shapeOf(name, frames[0]?.pictures ?? []);
      for (const { line, pictures } of frames) {
        expect(Object.keys(ALGORITHMS[name].lines)).toContain(line);
        expect(shapeOf(name, pictures)).toBe(shape);
        expect(pictures.every(isWhole)).toBe(true);
      }
    }
  });

  it.each(NAMES)('%s never changes a moment that was told, and tells the same again', (name) => {
    for (const typed of typedInputs(name).slice(0, 20)) {
      const frames = watch(name, typed);
      expect(frames.every((frame) => Object.isFrozen(frame) && frame.pictures.every(Object.isFrozen))).toBe(
        true,
      );
      expect(watch(name, typed)).toEqual(frames);
    }
  });

  it.each(NAMES)('%s carries out each of its lines for some input', (name) => {
    const told = new Set(typedInputs(name).flatMap((typed) => watch(name, typed).map(({ line }) => line)));
    expect(new Set(Object.keys(ALGORITHMS[name].lines))).toEqual(told);
  });
});

type Given = Readonly<Record<string, string>>;
type Refused = { readonly name: AlgorithmName; readonly typed: Given; readonly faults: Given };

function faultsOf(name: AlgorithmName, typed: Given): Given {
  const faults = Object.entries(ALGORITHMS[name].record(typed).faults ?? {});
  return Object.fromEntries(faults.map(([field, { say }]) => [field, say]));
}

describe('ALGORITHMS-4: what may be typed', () => {
  it.each<readonly [string, Refused]>([
    ['too few numbers', { name: 'quick-sort', typed: { values: ' ' }, faults: { values: 'count' } }],
    [
      'too many numbers',
      { name: 'quick-sort', typed: { values: '1 2 3 4 5 6 7 8 9 10 11' }, faults: { values: 'count' } },
    ],
    [
      'a word among numbers',
      { name: 'quick-sort', typed: { values: '3 four 5' }, faults: { values: 'number' } },
    ],
    ['half a number', { name: 'quick-sort', typed: { values: '3 4.5' }, faults: { values: 'number' } }],
    [
      'a number that is too large',
      { name: 'quick-sort', typed: { values: '3 1000' }, faults: { values: 'range' } },
    ],
    [
      'values that are not in order',
      {
        name: 'binary-search',
        typed: { values: '3 1', wanted: 'x' },
        faults: { values: 'order', wanted: 'number' },
      },
    ],
    [
      'a word with a digit',
      { name: 'lcs', typed: { first: 'a1', second: '' }, faults: { first: 'sign', second: 'length' } },
    ],
    [
      'a sign that is no bracket',
      { name: 'bracket-stack', typed: { brackets: '(a)' }, faults: { brackets: 'sign' } },
    ],
    ['an edge without its length', { name: 'dijkstra', typed: { edges: 'A-B' }, faults: { edges: 'form' } }],
    ['an edge with the wrong sign', { name: 'bfs', typed: { edges: 'A>B' }, faults: { edges: 'form' } }],
    [
      'an edge that is there twice',
      { name: 'bfs', typed: { edges: 'A-B, B-A' }, faults: { edges: 'twice' } },
    ],
    ['an edge from a node to itself', { name: 'bfs', typed: { edges: 'A-A' }, faults: { edges: 'nodes' } }],
    [
      'a length below 0 for Dijkstra',
      { name: 'dijkstra', typed: { edges: 'A-B -1' }, faults: { edges: 'range' } },
    ],
    [
      'a node beyond the last',
      { name: 'bfs', typed: { edges: 'A-B', start: 'Z' }, faults: { start: 'form' } },
    ],
    ['a pair of one number', { name: 'union-find', typed: { links: '1-' }, faults: { links: 'form' } }],
    ['a thing without a value', { name: 'knapsack', typed: { goods: '3' }, faults: { goods: 'form' } }],
  ])('%s is refused', (_, { name, typed, faults }) => {
    expect(faultsOf(name, typed)).toEqual(faults);
  });

  it('commas, further spaces, small letters and the minus of a text are understood', () => {
    expect(faultsOf('quick-sort', { values: ' 3,  −4 ,5 ' })).toEqual({});
    expect(faultsOf('dijkstra', { edges: 'a-b 4,b - c 2', start: 'a' })).toEqual({});
  });

  it('whatever is typed is answered at once', () => {
    for (const name of NAMES) {
      for (const text of [
        '9'.repeat(100_000),
        ' '.repeat(100_000),
        '('.repeat(100_000),
        'A-B 1,'.repeat(20_000),
      ]) {
        const typed = Object.fromEntries(ALGORITHMS[name].fields.map((field) => [field.name, text]));
        expect(ALGORITHMS[name].record(typed).faults).toBeDefined();
      }
    }
  });
});
