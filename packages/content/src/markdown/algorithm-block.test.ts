import { describe, expect, it } from 'vitest';

import { algorithmBlock } from './algorithm-block.ts';

describe('ALGORITHMS-6: the block of an algorithm', () => {
  it('becomes the place of its picture', () => {
    expect(algorithmBlock('name: quick-sort\nvalues: 3 1 2\n')).toMatchObject({
      tagName: 'div',
      properties: { dataAlgorithm: '{"name":"quick-sort","input":{"values":"3 1 2"}}' },
    });
    expect(algorithmBlock('name: dijkstra')).toMatchObject({
      properties: { dataAlgorithm: '{"name":"dijkstra","input":{}}' },
    });
  });

  it.each([
    ['an unknown name', 'name: bogo-sort', /There is no algorithm "bogo-sort"; there are binary-search, /],
    ['the name of something else', 'name: toString', /There is no algorithm "toString"/],
    ['no name', 'values: 1 2', /There is no algorithm ""/],
    ['an unknown field', 'name: quick-sort\nwanted: 3', /quick-sort has no field "wanted"; it has values\./],
    ['a line without its colon', 'name: quick-sort\n5 3 1', /"5 3 1" is no line of its own/],
    [
      'a field that is there twice',
      'name: kadane\nvalues: 1\nvalues: 2',
      /"values: 2" is no line of its own/,
    ],
    [
      'an input that cannot be read',
      'name: kadane\nvalues: one',
      /kadane cannot read "values": number .*one/,
    ],
  ])('%s is refused', (_, text, fault) => {
    expect(algorithmBlock(text)).toMatch(fault);
  });
});
