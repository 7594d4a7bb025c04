import { slipOfNumber, slipOfOutput } from '@abhyas/content/exercises/answers';
import type { DrawnExercise } from '@abhyas/content/exercises/drawn';
import type { Concept } from '@abhyas/content/release';
import type { Topic } from '@abhyas/content/release';
import type { TextAsset } from '@abhyas/content/release-assets';
import type { MockAnswer, MockConcept, MockReport, MockReported } from '@abhyas/contract/mocks';

import { countsOf, inHundredths, partsOf, type Counted, type ProgramResult } from './marks.rules.ts';
import { placesOf, questionOf, type Placed } from './paper.rules.ts';

/** An item with its answer and what came of it. */
export type Judged = Placed &
  Counted & {
    readonly answer: MockAnswer | undefined;
    /** Of a program. */
    readonly result?: ProgramResult;
  };

/** The sections with their marks and the time that was spent on them. */
export function sectionLines(titles: readonly string[], items: readonly Judged[]): MockReport['sections'] {
  return titles.map((title, at) => {
    const inside = items.filter(({ section }) => section === at);
    return { title, ...countsOf(inside), seconds: secondsOf(inside) };
  });
}

const secondsOf = (items: readonly Judged[]): number =>
  items.reduce((sum, { answer }) => sum + (answer?.seconds ?? 0), 0);

/** An item with what is right and why. */
export function reportedItem(judged: Judged, attemptId: string): MockReported {
  const { item, outcome, answer, section } = judged;
  const places = placesOf(judged, attemptId);
  return {
    ...questionOf(judged, attemptId),
    section,
    right: outcome === 'left' ? null : outcome === 'right',
    earned: inHundredths(partsOf(judged)),
    given: answer?.given ?? null,
    seconds: answer?.seconds ?? 0,
    keys: keysOf(item.exercise, places),
    ...solutionOf(item.exercise, places),
    ...(outcome === 'wrong' && slipOf(item.exercise, answer?.given?.text ?? '')),
    concepts: [...item.concepts],
  };
}

type Solution = Pick<MockReported, 'matches' | 'answer' | 'explain'>;

function solutionOf(exercise: DrawnExercise | undefined, places: readonly number[]): Solution {
  return {
    matches: exercise?.kind === 'match' ? exercise.pairs.map((_pair, at) => places.indexOf(at)) : [],
    ...typedAnswer(exercise),
    explain: exercise?.explain ?? '',
  };
}

function keysOf(exercise: DrawnExercise | undefined, places: readonly number[]): MockReported['keys'] {
  if (exercise?.kind !== 'single' && exercise?.kind !== 'multi') return [];
  return places.flatMap((at) => {
    const choice = exercise.choices[at];
    return choice ? [{ right: choice.right, why: choice.why }] : [];
  });
}

function typedAnswer(exercise: DrawnExercise | undefined): { answer?: string } {
  if (exercise?.kind === 'predict') return { answer: exercise.accept[0] ?? '' };
  if (exercise?.kind !== 'numeric') return {};
  const { answer, units, tolerance } = exercise;
  const [unit = ''] = units;
  const near = tolerance === 0 ? '' : ` (± ${tolerance})`;
  return { answer: `${answer} ${unit}`.trim() + near };
}

function slipOf(exercise: DrawnExercise | undefined, typed: string): { slip?: string } {
  const slip =
    (exercise?.kind === 'numeric' && slipOfNumber(exercise.slips, typed)) ||
    (exercise?.kind === 'predict' && slipOfOutput(exercise.slips, typed));
  return slip ? { slip: slip.why } : {};
}

type School = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly nameOf: (concept: Concept) => string;
  /** Those whose lessons come first. */
  readonly topicIds: readonly string[];
  readonly topics: readonly Topic[];
  readonly isOpenModule: (subtopicId: string) => boolean;
  readonly mayOpen: (lesson: TextAsset) => boolean;
};

/** How each concept went, what was missed most first; each with the lesson that teaches it. */
export function conceptLines(items: readonly Judged[], school: School): MockConcept[] {
  const ids = [...new Set(items.flatMap(({ item }) => item.concepts))];
  const lines = ids.flatMap((id): MockConcept[] => {
    const concept = school.concepts.get(id);
    if (!concept) return [];
    const about = items.filter(({ item }) => item.concepts.includes(id));
    const { asked, right, partly, wrong } = countsOf(about);
    const lesson = lessonOn(id, school);
    return [{ id, name: school.nameOf(concept), asked, right, partly, wrong, ...(lesson && { lesson }) }];
  });
  return lines.toSorted(
    (a, b) => b.asked - b.right - (a.asked - a.right) || a.right / a.asked - b.right / b.asked,
  );
}

function lessonOn(
  concept: string,
  { topics, topicIds, isOpenModule, mayOpen }: School,
): MockConcept['lesson'] {
  const first = topics.filter(({ id }) => topicIds.includes(id));
  const ordered = [...first, ...topics.filter(({ id }) => !topicIds.includes(id))];
  const modules = ordered.flatMap(({ subtopics }) => subtopics.filter(({ id }) => isOpenModule(id)));
  for (const { assets } of modules) {
    const lesson = assets.find(
      (asset): asset is TextAsset => asset.type === 'text' && (asset.teaches ?? []).includes(concept),
    );
    if (lesson)
      return {
        title: lesson.title,
        link: `/learn/${lesson.subtopicId}/${lesson.id}`,
        isLocked: !mayOpen(lesson),
      };
  }
  return undefined;
}
