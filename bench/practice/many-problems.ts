import { createHash } from 'node:crypto';

import type { ReleaseBundle } from '@abhyas/content/release';
import type { ProblemAsset } from '@abhyas/content/release-assets';

import { benchRelease } from '../../scripts/testing/bench-release.ts';

const TOPICS = ['arrays', 'strings', 'loops', 'recursion', 'graphs', 'trees', 'sorting', 'maths'] as const;
/** As many topic tags as a large institute's catalogue has. */
const TAGS = TOPICS.flatMap((topic) => [1, 2, 3, 4, 5, 6].map((level) => `${topic} ${level}`));

/** A release with so many problems, each with a title, a text and tags of usual length. */
export function manyProblems(count: number): ReleaseBundle {
  const { release, blobs } = benchRelease({ tests: 1, input: () => '1\n', answer: () => '1\n' });
  const [topic] = release.topics;
  const [subtopic] = topic?.subtopics ?? [];
  const [first] = subtopic?.assets ?? [];
  if (!topic || !subtopic || first?.type !== 'problem') throw new Error('the release has no problem');
  const assets = Array.from({ length: count }, (_, number) => numbered(first, number));
  const id = `bench-${createHash('sha256').update(JSON.stringify(assets)).digest('hex')}`;
  return { release: { ...release, id, topics: [{ ...topic, subtopics: [{ ...subtopic, assets }] }] }, blobs };
}

function numbered(problem: ProblemAsset, number: number): ProblemAsset {
  const topic = TOPICS[number % TOPICS.length] ?? TOPICS[0];
  return {
    ...problem,
    id: number === 0 ? problem.id : `${problem.id}-${number}`,
    title: `Problem ${number}: the ${topic} of Rameswaram`,
    summary: `Read ${number} numbers, and say what a shopkeeper would want to know of them: how many there are, which is the least, and what they come to.`,
    difficulty: ([1, 2, 3] as const)[number % 3] ?? 1,
    premium: number % 4 === 3,
    tags: Array.from(
      { length: 2 + (number % 4) },
      (_, at) => TAGS[(number * 7 + at * 5) % TAGS.length] ?? '',
    ),
  };
}
