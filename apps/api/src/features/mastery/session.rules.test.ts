import type { TextAsset } from '@abhyas/content/release-assets';
import { expect, test } from 'vitest';

import { conceptRelease } from '../../testing/concept-release.ts';
import { observationsOf, type Answered } from './evidence.rules.ts';
import { memoryOf } from './memory.rules.ts';
import { hasExercises, pickSession } from './session.rules.ts';

const CONCEPTS = Array.from({ length: 24 }, (_each, number) => `concept-${number}`);
const KINDS = ['single', 'predict', 'trace', 'fix'] as const;

/** Six lessons of four concepts, each with two exercises. */
const lessons: TextAsset[] = Array.from({ length: 6 }, (_each, number) => ({
  id: `lesson-${number}`,
  topicId: 'c',
  subtopicId: 'basics',
  title: `Lesson ${number}`,
  premium: false,
  type: 'text',
  body: { html: '', readingMinutes: 1 },
  exercises: CONCEPTS.slice(number * 4, number * 4 + 4).flatMap((id, at) =>
    ['a', 'b'].map((letter) => ({
      id: `${id}-${letter}`,
      kind: KINDS[at] ?? ('single' as const),
      concepts: [id],
    })),
  ),
}));
const assets = new Map(lessons.map((lesson) => [lesson.id, lesson]));
const SECONDS = { single: 30, predict: 45, trace: 90, fix: 75 } as const;

type Exercises = Answered['exercises'];

function learnerOn(today: string, exercises: Exercises) {
  const observations = observationsOf(assets, { exercises, questions: [], solved: [] });
  const memories = new Map(
    [...observations].flatMap(([id, each]) => {
      const memory = memoryOf(each, today);
      return memory ? [[id, memory] as const] : [];
    }),
  );
  return { memories, exercises, finished: new Set<string>(), today };
}

const dayNumber = (number: number) => new Date(Date.UTC(2026, 5, 1 + number)).toISOString().slice(0, 10);

/** The same chances at each run. */
function dice(): () => number {
  let state = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const kindOf = (id: string) =>
  lessons.flatMap(({ exercises = [] }) => exercises).find((each) => each.id === id)?.kind;

test('MASTERY-5: in a month of daily reviews nobody is asked more than five minutes a day, nothing twice a day, and what was wrong the next day', () => {
  const roll = dice();
  const exercises: Exercises[number][] = [];
  const perDay: number[] = [];
  let wrongYesterday: string[] = [];
  for (let number = 0; number < 30; number += 1) {
    const today = dayNumber(number);
    const learner = learnerOn(today, exercises);
    const { picked, seconds } = pickSession(lessons, learner, { more: false });
    const ids = picked.map(({ exerciseId }) => exerciseId);
    const spent = ids.reduce((sum, id) => sum + SECONDS[kindOf(id) as keyof typeof SECONDS], 0);
    expect(spent).toBe(seconds);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(new Set(ids).size).toBe(ids.length);
    const asked = picked.flatMap(({ concepts }) => concepts);
    expect(asked).toEqual(expect.arrayContaining(wrongYesterday));
    wrongYesterday = [];
    for (const { lesson, exerciseId, concepts } of picked) {
      const right = roll() < 0.85;
      if (!right) wrongYesterday.push(...concepts);
      exercises.push({ assetId: lesson.id, exerciseId, day: today, atOnce: right, right });
    }
    perDay.push(picked.length);
    // A new lesson every fifth day.
    const lesson = lessons[number / 5];
    for (const { id } of lesson?.exercises ?? []) {
      exercises.push({ assetId: lesson?.id ?? '', exerciseId: id, day: today, atOnce: true, right: true });
    }
    expect(pickSession(lessons, learnerOn(today, exercises), { more: false }).picked).toEqual([]);
  }
  expect(perDay.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
  const last = learnerOn(dayNumber(30), exercises);
  expect(last.memories.size).toBe(24);
  const known = [...last.memories.values()].filter(({ recall }) => recall >= 0.8);
  expect(known.length).toBeGreaterThanOrEqual(21);
});

test('MASTERY-5: whoever comes back after a month meets five minutes, not a heap, and may have five more', () => {
  const exercises = lessons.flatMap(({ id, exercises: all = [] }) =>
    all.map((each) => ({ assetId: id, exerciseId: each.id, day: '2026-06-01', atOnce: true, right: true })),
  );
  const learner = learnerOn('2026-08-01', exercises);
  const first = pickSession(lessons, learner, { more: false });
  expect(first.seconds).toBeGreaterThan(200);
  expect(first.seconds).toBeLessThanOrEqual(300);
  expect(first.picked.length + first.waiting).toBe(24);
  const done = first.picked.map(({ lesson, exerciseId }) => ({
    assetId: lesson.id,
    exerciseId,
    day: '2026-08-01',
    atOnce: true,
    right: true,
  }));
  const after = learnerOn('2026-08-01', [...exercises, ...done]);
  expect(pickSession(lessons, after, { more: false }).picked.length).toBeLessThanOrEqual(2);
  const more = pickSession(lessons, after, { more: true });
  expect(more.seconds).toBeGreaterThan(200);
  const again = more.picked.map(({ exerciseId }) => exerciseId);
  expect(done.some(({ exerciseId }) => again.includes(exerciseId))).toBe(false);
});

test('MASTERY-4: only exercises of lessons that were met are asked, the one left alone longest first', () => {
  const texts = conceptRelease.topics.flatMap(({ subtopics }) =>
    subtopics.flatMap((each) => each.assets.filter(hasExercises)),
  );
  const exercises = [
    { assetId: 'basics-text', exerciseId: 'one', day: '2026-06-01', atOnce: true, right: true },
    { assetId: 'basics-text', exerciseId: 'three', day: '2026-06-02', atOnce: true, right: true },
  ];
  const byId = new Map(texts.map((text) => [text.id, text]));
  const observations = observationsOf(byId, { exercises, questions: [], solved: [] });
  const memories = new Map(
    [...observations].flatMap(([id, each]) => {
      const memory = memoryOf(each, '2026-09-01');
      return memory ? [[id, memory] as const] : [];
    }),
  );
  const learner = { memories, exercises, finished: new Set<string>(), today: '2026-09-01' };
  const { picked } = pickSession(texts, learner, { more: false });
  expect(picked.map(({ exerciseId, concepts }) => [exerciseId, concepts])).toEqual([
    ['two', ['loops']],
    ['one', ['output']],
  ]);
});
