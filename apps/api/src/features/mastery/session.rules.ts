import type { Asset, ExerciseOutline, TextAsset } from '@abhyas/content/release-assets';

import type { Answered } from './evidence.rules.ts';
import { isDue, type Memory } from './memory.rules.ts';

/** A review of about five minutes a day: a habit, not a burden. */
const DAY_SECONDS = 300;
/** How long an exercise takes a learner who has done it before. */
export const SECONDS: Readonly<Record<ExerciseOutline['kind'], number>> = {
  single: 30,
  multi: 40,
  numeric: 45,
  predict: 45,
  match: 45,
  order: 45,
  gap: 60,
  parsons: 75,
  fix: 75,
  trace: 90,
  generated: 120,
};

export type PickedExercise = {
  readonly lesson: TextAsset;
  readonly exerciseId: string;
  /** Ids of the due concepts for which it was picked. */
  readonly concepts: readonly string[];
};

export type PickedSession = {
  readonly picked: readonly PickedExercise[];
  readonly seconds: number;
  /** Concepts that are due and could be asked, but not today. */
  readonly waiting: number;
};

type Candidate = {
  readonly lesson: TextAsset;
  readonly exercise: ExerciseOutline;
  /** '' for one that was never answered. */
  readonly lastOn: string;
};

type Learner = {
  readonly memories: ReadonlyMap<string, Memory>;
  readonly exercises: Answered['exercises'];
  readonly finished: ReadonlySet<string>;
  readonly today: string;
};

/**
 * The day's review of the lessons that a learner may open: for each concept that is due, what was missed or is nearest to
 * being forgotten first, the exercise that was answered longest ago. Nothing is asked twice in a day. What was repeated today
 * counts towards the five minutes, unless `more` is wanted.
 */
export function pickSession(
  lessons: readonly TextAsset[],
  learner: Learner,
  wants: { readonly more: boolean },
): PickedSession {
  const candidates = candidatesOf(lessons, learner);
  const due = dueConcepts(learner);
  const isDueConcept = new Set(due);
  const budget = wants.more ? DAY_SECONDS : DAY_SECONDS - repeatedSeconds(lessons, learner);
  const picked: PickedExercise[] = [];
  const covered = new Set<string>();
  let seconds = 0;
  let waiting = 0;
  for (const id of due) {
    if (covered.has(id)) continue;
    const candidate = candidates.find(
      ({ exercise, lesson }) =>
        exercise.concepts.includes(id) &&
        !picked.some((each) => each.lesson.id === lesson.id && each.exerciseId === exercise.id),
    );
    if (!candidate) continue;
    const { lesson, exercise } = candidate;
    if (seconds + SECONDS[exercise.kind] > budget) {
      waiting += 1;
      continue;
    }
    const concepts = exercise.concepts.filter((each) => isDueConcept.has(each));
    picked.push({ lesson, exerciseId: exercise.id, concepts });
    seconds += SECONDS[exercise.kind];
    for (const each of concepts) covered.add(each);
  }
  return { picked, seconds, waiting };
}

/** The day on which something is due next, after today. */
export function nextDay({ memories, today }: Pick<Learner, 'memories' | 'today'>): string | null {
  const days = [...memories.values()].map(({ dueOn }) => dueOn).filter((day) => day > today);
  return days.toSorted()[0] ?? null;
}

/** What is due: first what was missed, then what is nearest to being forgotten. */
function dueConcepts({ memories, today }: Learner): string[] {
  return [...memories]
    .filter(([, memory]) => isDue(memory, today))
    .toSorted(([, a], [, b]) => Number(b.missed) - Number(a.missed) || a.recall - b.recall)
    .map(([id]) => id);
}

/** Exercises that the learner has seen and not answered today, the one answered longest ago first. */
function candidatesOf(lessons: readonly TextAsset[], { exercises, finished, today }: Learner): Candidate[] {
  const lastOn = lastDays(exercises);
  const tried = new Set(exercises.map(({ assetId }) => assetId));
  return lessons
    .filter(({ id }) => finished.has(id) || tried.has(id))
    .flatMap((lesson) =>
      (lesson.exercises ?? []).map((exercise) => ({
        lesson,
        exercise,
        lastOn: lastOn.get(keyOf(lesson.id, exercise.id)) ?? '',
      })),
    )
    .filter((candidate) => candidate.lastOn !== today)
    .toSorted((a, b) => a.lastOn.localeCompare(b.lastOn));
}

const keyOf = (assetId: string, exerciseId: string): string => `${assetId} ${exerciseId}`;

function lastDays(exercises: Answered['exercises']): Map<string, string> {
  const last = new Map<string, string>();
  for (const { assetId, exerciseId, day } of exercises) {
    const key = keyOf(assetId, exerciseId);
    if (day > (last.get(key) ?? '')) last.set(key, day);
  }
  return last;
}

/** How long it took to answer again today what had been answered on an earlier day. */
function repeatedSeconds(lessons: readonly TextAsset[], { exercises, today }: Learner): number {
  const earlier = new Set(
    exercises.filter(({ day }) => day < today).map(({ assetId, exerciseId }) => keyOf(assetId, exerciseId)),
  );
  const kinds = new Map(
    lessons.flatMap(({ id, exercises: outlines = [] }) =>
      outlines.map((outline) => [keyOf(id, outline.id), outline.kind] as const),
    ),
  );
  return exercises
    .filter(({ assetId, exerciseId, day }) => day === today && earlier.has(keyOf(assetId, exerciseId)))
    .reduce((sum, { assetId, exerciseId }) => {
      const kind = kinds.get(keyOf(assetId, exerciseId));
      return sum + (kind ? SECONDS[kind] : 0);
    }, 0);
}

/** True for a text with exercises. */
export function hasExercises(asset: Asset): asset is TextAsset {
  return asset.type === 'text' && (asset.exercises ?? []).length > 0;
}
