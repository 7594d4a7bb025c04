import type { Concept } from '@abhyas/content/release';
import type { ExerciseOutline, TextAsset } from '@abhyas/content/release-assets';

import { SECONDS } from './session.rules.ts';

export type PlacementAnswer = {
  readonly round: number;
  readonly conceptId: string;
  readonly known: boolean;
};

/** What a course teaches: for each concept, in its order, all that has to be known before it. */
export type ConceptGraph = ReadonlyMap<string, ReadonlySet<string>>;

type Concepts = ReadonlyMap<string, Pick<Concept, 'parents'>>;

/** A concept needs its parents, and what the lesson needs that teaches it first; of other courses nothing is said. */
export function graphOf(lessons: readonly TextAsset[], concepts: Concepts): ConceptGraph {
  const direct = new Map<string, string[]>();
  for (const { teaches = [], needs = [] } of lessons) {
    for (const id of teaches) {
      if (!direct.has(id)) direct.set(id, [...needs, ...(concepts.get(id)?.parents ?? [])]);
    }
  }
  return new Map([...direct.keys()].map((id) => [id, allBefore(id, direct)]));
}

function allBefore(id: string, direct: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const open = [...(direct.get(id) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === id || found.has(next) || !direct.has(next)) continue;
    found.add(next);
    open.push(...(direct.get(next) ?? []));
  }
  return found;
}

type Knowledge = { readonly known: ReadonlySet<string>; readonly unknown: ReadonlySet<string> };

/**
 * What the answers of a round add up to. A learner who knows a concept knows what it needs; one who does not know it
 * does not know what needs it. Of two answers that say otherwise of a third concept the one that knew wins; of itself
 * each is the last word.
 */
export function knowledgeOf(
  graph: ConceptGraph,
  answers: readonly Omit<PlacementAnswer, 'round'>[],
): Knowledge {
  const right = answers.filter(({ known }) => known).map(({ conceptId }) => conceptId);
  const wrong = answers.filter(({ known }) => !known).map(({ conceptId }) => conceptId);
  const known = new Set(right.flatMap((id) => [id, ...(graph.get(id) ?? [])]));
  for (const id of wrong) known.delete(id);
  const unknown = new Set(wrong);
  for (const [id, before] of graph) {
    if (!known.has(id) && wrong.some((each) => before.has(each))) unknown.add(id);
  }
  return { known, unknown };
}

/** What all rounds together show: for each concept the latest round that says something counts. */
export function knownBy(graph: ConceptGraph, answers: readonly PlacementAnswer[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const round of [...new Set(answers.map((answer) => answer.round))].toSorted((a, b) => a - b)) {
    const knowledge = knowledgeOf(
      graph,
      answers.filter((answer) => answer.round === round),
    );
    for (const id of knowledge.known) known.add(id);
    for (const id of knowledge.unknown) known.delete(id);
  }
  return known;
}

/**
 * The concept that is asked next: the one after which least is left open, whatever the answer is. So a right answer climbs
 * to what builds on it, and a wrong one goes down to what it needs.
 */
export function nextConcept(
  graph: ConceptGraph,
  { known, unknown }: Knowledge,
  canBeAsked: (id: string) => boolean,
): string | undefined {
  const open = new Set([...graph.keys()].filter((id) => !known.has(id) && !unknown.has(id)));
  const worth = (id: string): number => {
    const below = [...(graph.get(id) ?? [])].filter((each) => open.has(each)).length;
    const above = [...open].filter((each) => graph.get(each)?.has(id)).length;
    // How much a concept settles in the worst case, and, to choose between equals, in both cases together.
    return Math.min(below, above) * graph.size * 2 + below + above;
  };
  return [...open]
    .map((id) => ({ id, worth: worth(id) }))
    .toSorted((a, b) => b.worth - a.worth)
    .find(({ id }) => canBeAsked(id))?.id;
}

type PlacementExercise = { readonly lesson: TextAsset; readonly exercise: ExerciseOutline };

/** The quick exercises from which a concept is asked: another one each time that the test is taken. */
const VARIETY = 3;

/** The exercises by which a concept can be asked in a round, the best one first. */
export function exercisesOn(
  conceptId: string,
  lessons: readonly TextAsset[],
  round: number,
): PlacementExercise[] {
  const all = lessons
    .flatMap((lesson) => (lesson.exercises ?? []).map((exercise) => ({ lesson, exercise })))
    .filter(({ exercise }) => exercise.concepts.includes(conceptId))
    .toSorted((a, b) => SECONDS[a.exercise.kind] - SECONDS[b.exercise.kind]);
  const first = (round - 1) % Math.max(1, Math.min(VARIETY, all.length));
  return [...all.slice(first), ...all.slice(0, first)];
}
