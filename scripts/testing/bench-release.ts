import { createHash } from 'node:crypto';

import type { ReleaseBundle } from '@abhyas/content/release';
import type { ProblemAsset } from '@abhyas/content/release-assets';

export const BENCH_PROBLEM = 'bench-problem';

type Data = {
  readonly tests: number;
  readonly input: (test: number) => string;
  readonly answer: (test: number) => string;
};

/** A release with a single problem, all of whose tests are always run. */
export function benchRelease({ tests, input, answer }: Data): ReleaseBundle {
  const blobs = new Map<string, Uint8Array>();
  const blob = (text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex');
    blobs.set(hash, Buffer.from(text));
    return hash;
  };
  const within = { topicId: 'bench', subtopicId: 'bench-module' };
  const problem: ProblemAsset = {
    id: BENCH_PROBLEM,
    ...within,
    title: 'Sum and least',
    premium: false,
    type: 'problem',
    summary: '',
    difficulty: 1,
    tags: [],
    tryIt: false,
    body: {
      problem: '',
      sample: '',
      extraDescription: '',
      hint1: null,
      hint2: null,
      hintVideo: null,
      languages: ['c', 'cpp', 'java', 'py'],
      starter: {},
      customTestcase: {},
    },
    judging: {
      limits: { timeMs: 2000, memoryMb: 256, outputKb: 64 },
      checker: { kind: 'trailing-space' },
      stopAtFirstFailure: false,
      tests: Array.from({ length: tests }, (_, test) => ({
        name: `test ${test}`,
        inputHash: blob(input(test)),
        answerHash: blob(answer(test)),
        hidden: test > 0,
        category: '',
      })),
      references: [],
      wrongSolutions: [],
    },
  };
  const subtopic = { id: within.subtopicId, topicId: within.topicId, title: '', summary: '', rollout: true };
  const topic = { id: within.topicId, title: '', summary: '', description: '', imageUrl: '' };
  const id = `bench-${createHash('sha256').update(JSON.stringify(problem)).digest('hex')}`;
  const topics = [{ ...topic, subtopics: [{ ...subtopic, assets: [problem] }] }];
  return { release: { id, topics, plans: [], testimonials: [], pages: [], files: {} }, blobs };
}
