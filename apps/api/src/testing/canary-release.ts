import type { ReleaseBundle, ReleaseFile, Subtopic, Topic } from '@abhyas/content/release';
import type { Asset, Judging, ProblemBody } from '@abhyas/content/release-assets';

import { testRelease } from './test-release.ts';

/** Stands in everything that only an owner may see. */
export const PREMIUM_CANARY = 'CANARY-premium';
/** Stands in everything that nobody may see: solutions, tests, locked modules. */
export const SECRET_CANARY = 'CANARY-secret';

export const PREMIUM_FILE = `${'a'.repeat(64)}.vtt`;
const FILE_HASH = 'a'.repeat(64);

const judging: Judging = {
  limits: { timeMs: 1000, memoryMb: 64, outputKb: 64 },
  checker: { kind: 'custom', language: 5, code: `# ${SECRET_CANARY}-checker` },
  stopAtFirstFailure: false,
  tests: [
    {
      name: 'one',
      inputHash: `${SECRET_CANARY}-input`,
      answerHash: `${SECRET_CANARY}-answer`,
      hidden: true,
      category: '',
    },
  ],
  references: [{ name: 'accepted/a.py', key: 'py', code: `${SECRET_CANARY}-solution` }],
  wrongSolutions: [
    { name: 'wrong/a.py', key: 'py', code: `${SECRET_CANARY}-wrong`, expected: 'wrong_answer' },
  ],
};

const problemBody = (canary: string): ProblemBody => ({
  problem: `${canary}-statement`,
  sample: `${canary}-sample`,
  extraDescription: `${canary}-extra`,
  hint1: `${canary}-hint1`,
  hint2: `${canary}-hint2`,
  hintVideo: `https://video.example/${canary}`,
  languages: ['py'],
  starter: { py: `# ${canary}-starter` },
  customTestcase: { py: `${canary}-custom` },
});

type ModulePath = { readonly topicId: string; readonly subtopicId: string };

function assetsOf(within: ModulePath, canary: string): Asset[] {
  const base = (kind: string, premium: boolean) => ({
    id: `${within.subtopicId}-${kind}`,
    ...within,
    title: `A ${kind}`,
    premium,
  });
  const choice = { text: `${canary}-choice`, explanation: `${canary}-why` };
  const body = { question: `${canary}-question`, correct: [choice], wrong: [choice], explanation: canary };
  return [
    {
      ...base('text', true),
      type: 'text',
      exercises: [{ id: 'first', kind: 'predict', concepts: [] }],
      body: { html: `<p>${canary}-text</p>`, readingMinutes: 1 },
    },
    {
      ...base('video', true),
      type: 'video',
      durationSeconds: 10,
      body: {
        url: `/files/${PREMIUM_FILE}#${canary}-url`,
        sources: [{ url: `/files/${PREMIUM_FILE}#${canary}-240`, height: 240 }],
        posterUrl: `/files/${canary}-poster.svg`,
        captions: [{ language: 'en', label: 'English', url: `/files/${PREMIUM_FILE}#${canary}` }],
        description: `<p>${canary}-description</p>`,
      },
    },
    { ...base('quiz', true), type: 'mcqs', questions: [{ id: 'q1', premium: true, body }] },
    { ...base('mixed', false), type: 'mcqs', questions: [{ id: 'q2', premium: true, body }] },
    {
      ...base('problem', true),
      type: 'problem',
      summary: 'Add two numbers.',
      difficulty: 2,
      tags: ['sums'],
      tryIt: false,
      body: problemBody(canary),
      judging,
      editorial: { html: `${SECRET_CANARY}-editorial`, solutions: [{ key: 'py', html: SECRET_CANARY }] },
    },
  ];
}

function subtopic(within: ModulePath, rollout: boolean, canary: string): Subtopic {
  return {
    id: within.subtopicId,
    topicId: within.topicId,
    title: `Module ${within.subtopicId}`,
    summary: '',
    rollout,
    assets: assetsOf(within, canary),
  };
}

const topic: Topic = {
  id: 'gold',
  title: 'Gold',
  summary: '',
  description: '',
  imageUrl: '/files/gold.svg',
  glossary: [{ id: 'loop', term: 'loop', forms: ['loops'], html: '<p>Again and again.</p>' }],
  subtopics: [
    subtopic({ topicId: 'gold', subtopicId: 'open' }, true, PREMIUM_CANARY),
    subtopic({ topicId: 'gold', subtopicId: 'locked' }, false, SECRET_CANARY),
  ],
};

const file: ReleaseFile = {
  hash: FILE_HASH,
  contentType: 'text/vtt',
  bytes: PREMIUM_CANARY.length,
  protectedBy: 'open-video',
};

/** Content whose every protected field and file can be recognised wherever it turns up. */
export const canaryBundle: ReleaseBundle = {
  release: {
    ...testRelease,
    id: 'canary-release',
    topics: [topic, ...testRelease.topics],
    files: { [PREMIUM_FILE]: file },
  },
  blobs: new Map([[FILE_HASH, new TextEncoder().encode(PREMIUM_CANARY)]]),
};
