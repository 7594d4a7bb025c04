import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { FaultList } from '../files/faults.ts';
import { readConcepts as loadConcepts } from '../concepts/concept-list.ts';
import { folderOf } from '../testing/small-school.ts';
import { conceptsWith, NEW_CONCEPT, readConcepts, withConcept, writeConcepts } from './concept-form.ts';

const SCHOOL = readFileSync(new URL('../../../../content/concepts.yaml', import.meta.url), 'utf8');

test("PUBLISHING-27: the form holds the school's concepts, and leaves to the letter what it does not change", () => {
  const concepts = readConcepts(SCHOOL) ?? [];
  expect(concepts.length).toBeGreaterThan(500);
  expect(writeConcepts(SCHOOL, concepts)).toBe(SCHOOL);
  const renamed = concepts.map((each) => (each.id === 'modulus' ? { ...each, name: 'Remainder' } : each));
  const lines = SCHOOL.split('\n');
  const changed = writeConcepts(SCHOOL, renamed)
    .split('\n')
    .filter((line, at) => line !== lines[at]);
  expect(changed).toEqual(['- {id: modulus, name: Remainder, hi: "remainder: %", parents: [arithmetic]}']);
});

test('PUBLISHING-27: a new concept goes behind its siblings, and the check reads it', () => {
  const added = {
    ...NEW_CONCEPT,
    id: 'digit-sum',
    name: 'Sum: of digits',
    names: { hi: 'अंकों का योग' },
    parents: 'modulus, for-loop',
    constructs: 'for',
  };
  const text = writeConcepts(SCHOOL, withConcept(readConcepts(SCHOOL) ?? [], added));
  const faults = new FaultList();
  const read = [...(loadConcepts(folderOf({ 'concepts.yaml': text }), faults) ?? [])].map(([, each]) => each);
  expect(faults.sorted()).toEqual([]);
  const at = read.findIndex(({ id }) => id === 'digit-sum');
  expect(read[at - 1]?.parents[0]).toBe('modulus');
  expect(read[at]).toMatchObject({
    name: 'Sum: of digits',
    names: { hi: 'अंकों का योग' },
    constructs: ['for'],
  });
  expect(withConcept([added], { ...NEW_CONCEPT, id: 'alone' }).map(({ id }) => id)).toEqual([
    'digit-sum',
    'alone',
  ]);
});

test('PUBLISHING-27: concepts are found by words of their ids and names; what is no list is edited as a file', () => {
  const concepts = readConcepts(SCHOOL) ?? [];
  expect(conceptsWith(concepts, 'DIVISION whole').map(({ id }) => id)).toEqual([]);
  expect(conceptsWith(concepts, 'integer division').map(({ id }) => id)).toContain('integer-division');
  expect(conceptsWith(concepts, '')).toHaveLength(concepts.length);
  expect(readConcepts('a: 1')).toBeNull();
  expect(readConcepts('')).toEqual([]);
});
