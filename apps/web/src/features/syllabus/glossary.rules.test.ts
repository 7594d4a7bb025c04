import { describe, expect, test } from 'vitest';

import { foundEntries } from './glossary.rules.ts';

const entry = (term: string, html: string, forms: string[] = []) => ({ id: term, term, forms, html });
const ENTRIES = [
  entry('array', '<p>Values side by side, each with an <em>index</em>.</p>'),
  entry('garbage value', '<p>What a variable holds at first.</p>', ['garbage values', 'कचरा मान']),
  entry('index', '<p>The number of a place.</p>'),
];
const ids = (words: string) => foundEntries(ENTRIES, words).map(({ id }) => id);

describe('EXERCISES-14: what is looked for in a glossary', () => {
  test('without words all entries stay in their order', () => {
    expect(ids('  ')).toEqual(['array', 'garbage value', 'index']);
  });

  test('names come before explanations, in capitals or not, in Hindi too', () => {
    expect(ids('INDEX')).toEqual(['index', 'array']);
    expect(ids('कचरा')).toEqual(['garbage value']);
    expect(ids('value garb')).toEqual(['garbage value']);
  });

  test('EXERCISES-14: a slip of the finger finds the name that was meant, and only where nothing has the word', () => {
    expect(ids('arary')).toEqual(['array']);
    expect(ids('garbge vlaue')).toEqual(['garbage value']);
    expect(ids('काचरा मान')).toEqual(['garbage value']);
    expect(ids('ind')).toEqual(['index', 'array']);
  });

  test('tags are no words', () => {
    expect(ids('em')).toEqual([]);
    expect(ids('nothing like it')).toEqual([]);
  });
});
