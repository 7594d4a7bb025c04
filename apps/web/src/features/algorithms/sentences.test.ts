import { ALGORITHMS, isAlgorithm, type AlgorithmName } from '@abhyas/content/algorithms';
import { typedInputs } from '@abhyas/content/algorithms/testing/typed-inputs';
import { algorithms as english } from '@abhyas/contract/messages/en/algorithms';
import { algorithmsArrays } from '@abhyas/contract/messages/en/algorithms-arrays';
import { algorithmsGraphs } from '@abhyas/contract/messages/en/algorithms-graphs';
import { algorithmsStructures } from '@abhyas/contract/messages/en/algorithms-structures';
import { algorithmsTables } from '@abhyas/contract/messages/en/algorithms-tables';
import { fill } from '@abhyas/contract/fill';
import { algorithms as hindi } from '@abhyas/contract/messages/hi/algorithms';
import { algorithmsArrays as hindiArrays } from '@abhyas/contract/messages/hi/algorithms-arrays';
import { algorithmsGraphs as hindiGraphs } from '@abhyas/contract/messages/hi/algorithms-graphs';
import { algorithmsStructures as hindiStructures } from '@abhyas/contract/messages/hi/algorithms-structures';
import { algorithmsTables as hindiTables } from '@abhyas/contract/messages/hi/algorithms-tables';
import { describe, expect, it } from 'vitest';

type Sentences = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

const CATALOGUES: readonly Sentences[] = [
  { ...algorithmsArrays, ...algorithmsStructures, ...algorithmsGraphs, ...algorithmsTables },
  { ...hindiArrays, ...hindiStructures, ...hindiGraphs, ...hindiTables },
];

const NAMES = Object.keys(ALGORITHMS).filter(isAlgorithm);

/** What is said of each moment of many inputs, by the name of the sentence. */
function said(name: AlgorithmName, catalogue: Sentences): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  for (const typed of typedInputs(name)) {
    for (const { line, say = line, values = {} } of ALGORITHMS[name].record(typed).frames ?? []) {
      const told = texts.get(say) ?? [];
      told.push(fill(catalogue[name]?.[say] ?? '', values));
      texts.set(say, told);
    }
  }
  return texts;
}

/** Every text within a catalogue, with the way to it. */
function leaves(value: unknown, path = ''): string[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}/${key}`))
    : [
        `${path}${
          String(value)
            .match(/\{\w+\}/g)
            ?.toSorted()
            .join('') ?? ''
        }`,
      ];
}

describe('ALGORITHMS-7: what is said', () => {
  it.each(NAMES)(
    '%s has a whole sentence for each moment in both languages, and none that is never said',
    (name) => {
      for (const catalogue of CATALOGUES) {
        const texts = said(name, catalogue);
        expect([...texts.keys()].toSorted()).toEqual(Object.keys(catalogue[name] ?? {}).toSorted());
        const unfinished = [...texts.values()]
          .flat()
          .filter((text) => text === '' || /[{}]\w|undefined|NaN/.test(text));
        // Brackets are what one of them is about.
        expect(name === 'bracket-stack' ? [] : unfinished).toEqual([]);
      }
    },
  );

  it('every word around the pictures is there in Hindi, with the same values in it', () => {
    expect(leaves(hindi)).toEqual(leaves(english));
  });
});
