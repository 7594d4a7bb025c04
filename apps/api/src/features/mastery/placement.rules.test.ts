import type { TextAsset } from '@abhyas/content/release-assets';
import { PLACEMENT_QUESTIONS } from '@abhyas/contract/placement';
import { expect, test } from 'vitest';

import {
  exercisesOn,
  graphOf,
  knownBy,
  nextConcept,
  knowledgeOf,
  type ConceptGraph,
} from './placement.rules.ts';

const lesson = (id: string, teaches: string[], needs: string[] = []): TextAsset => ({
  id,
  topicId: 'c',
  subtopicId: 'basics',
  title: id,
  premium: false,
  type: 'text',
  body: { html: '', readingMinutes: 1 },
  teaches,
  needs,
  exercises: teaches.map((concept) => ({ id: `${concept}-one`, kind: 'single', concepts: [concept] })),
});

/** Sixty concepts in twenty lessons; each lesson needs the first concept of the one before, each concept is a part of a first. */
const lessons = Array.from({ length: 20 }, (_each, number) =>
  lesson(
    `lesson-${number}`,
    ['a', 'b', 'c'].map((letter) => `${letter}${number}`),
    number > 0 ? [`a${number - 1}`] : [],
  ),
);
const concepts = new Map(
  lessons.flatMap((_each, number) =>
    ['a', 'b', 'c'].map(
      (letter) => [`${letter}${number}`, { parents: letter === 'a' ? [] : [`a${number}`] }] as const,
    ),
  ),
);
const graph = graphOf(lessons, concepts);

type Answer = { readonly conceptId: string; readonly known: boolean };

/** Asks somebody until nothing is left to be asked. */
function take(knows: (id: string) => boolean, of: ConceptGraph = graph): Answer[] {
  const answers: Answer[] = [];
  for (;;) {
    const next = nextConcept(of, knowledgeOf(of, answers), () => true);
    if (next === undefined || answers.length === PLACEMENT_QUESTIONS) return answers;
    answers.push({ conceptId: next, known: knows(next) });
  }
}

test('MASTERY-7: a right answer climbs to what builds on it, a wrong one goes down to what it needs', () => {
  const first = nextConcept(graph, knowledgeOf(graph, []), () => true) ?? '';
  const after = (known: boolean) =>
    nextConcept(graph, knowledgeOf(graph, [{ conceptId: first, known }]), () => true) ?? '';
  expect(graph.get(after(true))?.has(first)).toBe(true);
  expect(graph.get(first)?.has(after(false))).toBe(true);
});

test('MASTERY-7: fifteen questions find where somebody stands, and nothing counts as known that is not', () => {
  for (const lessonsKnown of [0, 1, 7, 13, 20]) {
    const knows = (id: string) => Number(id.slice(1)) < lessonsKnown;
    const answers = take(knows);
    expect(answers.length).toBeLessThanOrEqual(PLACEMENT_QUESTIONS);
    const { known, unknown } = knowledgeOf(graph, answers);
    expect([...known].filter((id) => !knows(id))).toEqual([]);
    expect([...unknown].filter(knows)).toEqual([]);
    // The chain of the lessons is settled from its beginning to its end.
    for (let number = 0; number < 20; number += 1) {
      expect((number < lessonsKnown ? known : unknown).has(`a${number}`)).toBe(true);
    }
  }
});

test('MASTERY-7: concepts that need each other in a ring, or one that is taught nowhere, end no test', () => {
  const ring = graphOf([lesson('x', ['p'], ['q', 'nowhere']), lesson('y', ['q'], ['p'])], new Map());
  expect([...(ring.get('p') ?? [])]).toEqual(['q']);
  expect(take(() => true, ring).length).toBe(1);
  expect(take(() => false, ring).length).toBe(1);
  expect(take(() => true, new Map()).length).toBe(0);
});

const answer = (round: number, conceptId: string, known: boolean) => ({ round, conceptId, known });

test('MASTERY-8: of rounds the later one has the last word on what it asked', () => {
  expect([...knownBy(graph, [answer(1, 'b1', true)])].toSorted()).toEqual(['a0', 'a1', 'b1']);
  expect([...knownBy(graph, [answer(1, 'b1', true), answer(2, 'a1', false)])]).toEqual(['a0']);
  const both = knownBy(graph, [answer(1, 'a0', false), answer(2, 'b0', true)]);
  expect([...both].toSorted()).toEqual(['a0', 'b0']);
  expect(knownBy(graph, [answer(1, 'b0', true), answer(1, 'a0', false)]).has('a0')).toBe(false);
});

test('MASTERY-7: a concept is asked by its quick exercises, by another one in the next round', () => {
  const text: TextAsset = {
    ...lesson('z', ['loops']),
    exercises: [
      { id: 'long', kind: 'trace', concepts: ['loops'] },
      { id: 'quick', kind: 'single', concepts: ['loops'] },
      { id: 'other', kind: 'numeric', concepts: ['arrays'] },
      { id: 'middle', kind: 'predict', concepts: ['loops'] },
    ],
  };
  const first = (round: number) => exercisesOn('loops', [text], round)[0]?.exercise.id;
  expect([1, 2, 3, 4].map(first)).toEqual(['quick', 'middle', 'long', 'quick']);
});
