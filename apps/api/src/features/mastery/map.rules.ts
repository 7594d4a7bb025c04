import type { Concept, Topic } from '@abhyas/content/release';
import type { Asset, TextAsset } from '@abhyas/content/release-assets';
import type { ConceptReason, MappedConcept } from '@abhyas/contract/mastery';

import { isDue, type Memory } from './memory.rules.ts';

export type Learner = {
  /** By the ids of concepts. */
  readonly memories: ReadonlyMap<string, Memory>;
  /** What the placement test of the course showed to be known. */
  readonly placed: ReadonlySet<string>;
  readonly finished: ReadonlySet<string>;
  readonly opened: ReadonlySet<string>;
  /** YYYY-MM-DD */
  readonly today: string;
};

/** The concepts of the school by their ids, and what they are called in the reader's language. */
type Named = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly nameOf: (concept: Concept) => string;
};

/** At most this many of the lessons that could be begun are named as next: a choice, not a heap. */
const NEXT_LESSONS = 2;

/** The texts of a course that are open to the learner, in its order. */
export function openTexts(topic: Topic, opened: ReadonlySet<string>): TextAsset[] {
  return topic.subtopics
    .filter(({ id, rollout }) => rollout || opened.has(id))
    .flatMap(({ assets }) => assets.filter((asset: Asset) => asset.type === 'text'));
}

/** The concepts that a course teaches, each at the lesson that teaches it first, with what the learner knows of it. */
export function mapOf(topic: Topic, { concepts, nameOf }: Named, learner: Learner): MappedConcept[] {
  const lessons = openTexts(topic, learner.opened);
  const taughtIn = firstLessons(lessons);
  const isKnown = (id: string): boolean => learner.memories.has(id) || learner.placed.has(id);
  const isMet = (id: string): boolean => {
    const lesson = taughtIn.get(id);
    return isKnown(id) || !lesson || learner.finished.has(lesson.id);
  };
  const missing = (lesson: TextAsset): string[] => (lesson.needs ?? []).filter((id) => !isMet(id));
  const next = new Set(
    lessons
      .filter(({ id, teaches = [] }) => !teaches.every(isKnown) && !learner.finished.has(id))
      .filter((lesson) => missing(lesson).length === 0)
      .slice(0, NEXT_LESSONS),
  );
  const named = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const concept = concepts.get(id);
      return concept ? [nameOf(concept)] : [];
    });
  return [...taughtIn].flatMap(([id, lesson]) => {
    const concept = concepts.get(id);
    if (!concept) return [];
    const memory = learner.memories.get(id);
    const reason = memory
      ? reasonOf(memory, learner.today)
      : reasonUntried({
          isPlaced: learner.placed.has(id),
          isFinished: learner.finished.has(lesson.id),
          isNext: next.has(lesson),
        });
    return [
      {
        id,
        name: nameOf(concept),
        reason,
        lesson: { title: lesson.title, link: `/learn/${lesson.subtopicId}/${lesson.id}` },
        needs: reason === 'later' ? named(missing(lesson)) : [],
        ...(memory && { evidence: evidenceOf(memory) }),
      },
    ];
  });
}

function firstLessons(lessons: readonly TextAsset[]): Map<string, TextAsset> {
  const taughtIn = new Map<string, TextAsset>();
  for (const lesson of lessons) {
    for (const id of lesson.teaches ?? []) {
      if (!taughtIn.has(id)) taughtIn.set(id, lesson);
    }
  }
  return taughtIn;
}

function reasonOf(memory: Memory, today: string): ConceptReason {
  if (memory.missed) return 'missed';
  return isDue(memory, today) ? 'fading' : 'remembered';
}

type Untried = { readonly isPlaced: boolean; readonly isFinished: boolean; readonly isNext: boolean };

function reasonUntried({ isPlaced, isFinished, isNext }: Untried): ConceptReason {
  if (isPlaced) return 'placed';
  if (isFinished) return 'unpractised';
  return isNext ? 'lesson' : 'later';
}

function evidenceOf({ right, helped, wrong, lastOn, dueOn }: Memory): MappedConcept['evidence'] {
  return { right, helped, wrong, lastOn, dueOn };
}
