import type { Release, Subtopic, Topic } from '@abhyas/content/release';
import type { Asset, ProblemAsset } from '@abhyas/content/release-assets';

/** Small content for tests of the API: one free and one premium item of each kind, and a locked module. */
const topicId = 'c';

const text = (id: string, subtopicId: string, premium: boolean): Asset => ({
  id,
  topicId,
  subtopicId,
  title: `Text ${id}`,
  premium,
  type: 'text',
  body: { html: `<p>CANARY-text-${id}</p>`, readingMinutes: 1 },
});

const quiz = (id: string, subtopicId: string): Asset => ({
  id,
  topicId,
  subtopicId,
  title: `Quiz ${id}`,
  premium: false,
  type: 'mcqs',
  questions: [false, true].map((premium, number) => ({
    id: `${id}-${number}`,
    premium,
    body: {
      question: `CANARY-question-${premium ? 'premium' : 'free'}`,
      correct: [{ text: 'yes', explanation: '' }],
      wrong: [{ text: 'no', explanation: 'Because.' }],
      explanation: 'It is so.',
    },
  })),
});

const problem = (id: string, subtopicId: string, premium: boolean): ProblemAsset => ({
  id,
  topicId,
  subtopicId,
  title: `Problem ${id}`,
  premium,
  type: 'problem',
  summary: 'Print the sum.',
  difficulty: 1,
  tags: ['loops', 'sums'],
  tryIt: true,
  body: {
    problem: `<p>CANARY-statement-${id}</p>`,
    sample: '<p>1 2 gives 3</p>',
    extraDescription: '',
    hint1: `<p>CANARY-hint-${id}</p>`,
    hint2: null,
    hintVideo: null,
    languages: ['c', 'cpp', 'java', 'py'],
    starter: { py: '# start here\n' },
    customTestcase: {},
  },
  judging: {
    limits: { timeMs: 1000, memoryMb: 64, outputKb: 64 },
    checker: { kind: 'trailing-space' },
    stopAtFirstFailure: false,
    tests: [],
    references: [{ name: 'accepted/sum.py', key: 'py', code: `# CANARY-solution-${id}` }],
    wrongSolutions: [],
  },
});

const subtopic = (id: string, rollout: boolean, assets: Asset[]): Subtopic => ({
  id,
  topicId,
  title: `Module ${id}`,
  summary: '',
  rollout,
  assets,
});

const topic: Topic = {
  id: topicId,
  title: 'C',
  summary: '',
  description: 'The language C.',
  imageUrl: '/files/c.svg',
  subtopics: [
    subtopic('basics', true, [
      text('basics-text', 'basics', false),
      quiz('basics-quiz', 'basics'),
      problem('basics-sum', 'basics', false),
      text('basics-more', 'basics', true),
      problem('basics-hard', 'basics', true),
    ]),
    subtopic('later', false, [text('later-text', 'later', false), problem('later-sum', 'later', false)]),
  ],
};

export const testRelease: Release = {
  id: 'test-release',
  topics: [topic],
  plans: [],
  testimonials: [],
  pages: [],
  files: {},
};
