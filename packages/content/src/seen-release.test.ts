import { describe, expect, test } from 'vitest';

import { indexRelease } from './release-index.ts';
import type { Plan, Release, Subtopic, Topic } from './release.ts';
import type { Asset, Place } from './release-assets.ts';
import { EVERYTHING, limitKey, seenRelease, type LimitedKind } from './seen-release.ts';

const lesson = (id: string, place: Place, alsoIn?: Place[]): Asset => ({
  id,
  ...place,
  ...(alsoIn && { alsoIn }),
  title: id,
  premium: false,
  type: 'text',
  body: { html: '', readingMinutes: 1 },
});

const module = (topicId: string, id: string, assets: Asset[]): Subtopic => ({
  id,
  topicId,
  title: id,
  summary: '',
  rollout: true,
  assets,
});

const course = (id: string, subtopics: Subtopic[], more: Partial<Topic> = {}): Topic => ({
  id,
  title: id,
  summary: '',
  description: '',
  imageUrl: '',
  subtopics,
  ...more,
});

const plan = (id: string, topicIds: string[], more: Partial<Plan> = {}): Plan => ({
  id,
  title: id,
  priceRupees: 1,
  topicIds,
  validityDays: 1,
  validity: '',
  imageUrl: '',
  planType: '',
  ...more,
});

const inA = { topicId: 'a', subtopicId: 'a1' };
const inB = { topicId: 'b', subtopicId: 'b1' };
const release: Release = {
  id: 'r',
  topics: [
    course('a', [
      module('a', 'a1', [lesson('shared', inA, [inB]), lesson('own', inA)]),
      module('a', 'a2', [lesson('second', { topicId: 'a', subtopicId: 'a2' })]),
    ]),
    course('b', [module('b', 'b1', [lesson('shared', inB, [inA])])], { buildsOn: ['a'], formerly: ['old'] }),
  ],
  plans: [plan('plan1', ['a']), plan('plan2', ['a', 'b']), plan('plan3', ['a'], { mocks: 'Mock tests' })],
  testimonials: [],
  pages: [],
  mocks: [{ id: 'm', title: 'm', summary: '', minutes: 1, topicIds: ['a', 'b'], sections: [] }],
  files: {},
};

const without = (...hidden: [LimitedKind, string][]) =>
  indexRelease(
    seenRelease(release, {
      name: 'without-some',
      hidden: new Set(hidden.map(([kind, id]) => limitKey(kind, id))),
      onlyFor: new Map(),
    }),
  );

describe('CLASSES-27: the release as somebody sees it', () => {
  test('a hidden course is in no lookup, no plan, no mock test, and no other course builds on it', () => {
    const index = without(['course', 'a']);
    expect([...index.topics.keys()]).toEqual(['old', 'b']);
    expect([...index.subtopics.keys()]).toEqual(['b1']);
    expect([...index.assets.keys()]).toEqual(['shared']);
    expect(index.topics.get('b')?.buildsOn).toEqual([]);
    expect(index.release.plans.map(({ id, topicIds }) => [id, topicIds])).toEqual([
      ['plan2', ['b']],
      ['plan3', []],
    ]);
    expect(index.mocks.get('m')?.topicIds).toEqual(['b']);
    expect(JSON.stringify(index.release)).not.toContain('"a1"');
  });

  test('an item of several modules is part of the first that is seen', () => {
    const { alsoIn, ...place } = without(['module', 'a1']).assets.get('shared') ?? {};
    expect(place).toMatchObject(inB);
    expect(alsoIn).toBeUndefined();
    expect(without(['module', 'a2']).assets.get('shared')).toMatchObject({ ...inA, alsoIn: [inB] });
  });

  test('the limit of a course that was divided hides each of its parts', () => {
    expect([...without(['course', 'old']).topics.keys()]).toEqual(['a']);
  });

  test('another sight is another release by its name, and nothing of the whole one is changed', () => {
    const before = JSON.stringify(release);
    expect(without(['module', 'a2']).release.id).toBe('r-without-some');
    expect(JSON.stringify(release)).toBe(before);
    expect(EVERYTHING.name).toBe('');
  });

  test('CLASSES-28: the staff are told for whom something is', () => {
    const onlyFor = new Map([
      [limitKey('course', 'b'), ['CSE-A']],
      [limitKey('module', 'a2'), []],
    ]);
    const { topics } = seenRelease(release, { name: 'marked', hidden: new Set(), onlyFor });
    expect(topics.map((topic) => topic.onlyFor)).toEqual([undefined, ['CSE-A']]);
    expect(topics[0]?.subtopics.map((subtopic) => subtopic.onlyFor)).toEqual([undefined, []]);
  });
});
