import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { examItem } from './exams.ts';
import { TRANSLATION_LANGUAGES } from './page-language.ts';

/** Timed mock tests. Marks are whole hundredths. Until the end nothing is in an answer that says what is right. */

/** Kinds of questions; a problem is worked on as in an exam. */
export const MOCK_KINDS = ['single', 'multi', 'numeric', 'predict', 'match', 'problem'] as const;
export type MockKind = (typeof MOCK_KINDS)[number];

const ANSWER_MAX = 4000;
const CHOICES_MAX = 20;
/** Answers that one request may save. */
const ANSWERS_MAX = 200;
const DAY_SECONDS = 24 * 3600;

const section = z.object({ title: z.string(), items: z.number(), points: z.number() });

const attemptLine = z.object({
  attemptId: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
  endsAt: z.string(),
  /** Null while it goes on, and until its programs are judged. */
  points: z.nullable(z.number()),
  outOf: z.number(),
  isOver: z.boolean(),
});
export type MockAttemptLine = z.infer<typeof attemptLine>;

const mock = z.object({
  mockId: z.string(),
  title: z.string(),
  /** One line for a card. Plain text. */
  desc: z.string(),
  minutes: z.number(),
  /** A set of one subject to practise with; otherwise like a whole examination. */
  isPractice: z.boolean(),
  points: z.number(),
  sections: z.array(section),
  /** Kinds of its items. */
  kinds: z.array(z.enum(MOCK_KINDS)),
  /** Which parts of its marks a wrong single choice costs, 3 for a third; empty: nothing. */
  penalties: z.array(z.number()),
  /** This learner's, the latest first. */
  attempts: z.array(attemptLine),
});
export type Mock = z.infer<typeof mock>;

/** The mock tests, and how the learner did in each. */
export const mocks = defineCall({
  method: 'GET',
  path: '/api/mocks',
  access: 'learner',
  reply: z.object({
    mocks: z.array(mock),
    /** False: no plan that the learner holds opens them. */
    isOpen: z.boolean(),
    /** Titles of the plans on sale that do. */
    plans: z.array(z.string()),
  }),
});
export type Mocks = z.infer<(typeof mocks)['reply']>;

/** Begins a test, or goes on with the one that is under way. */
export const startMock = defineCall({
  method: 'POST',
  path: '/api/mocks/:mockId/start',
  access: 'learner',
  params: z.object({ mockId: z.string() }),
  body: z.object({}),
  reply: z.object({ attemptId: z.string() }),
});

const ofAttempt = z.object({ attemptId: z.uuid() });

/** What was answered: the text that was typed, or the places of what was chosen, -1 for a place without a choice. */
const given = z.object({
  text: z.optional(z.string().check(z.maxLength(ANSWER_MAX))),
  /** A program has been written; it is kept as the text that it is. */
  written: z.optional(z.literal(true)),
  chosen: z.optional(z.array(z.int().check(z.gte(-1), z.lt(CHOICES_MAX))).check(z.maxLength(CHOICES_MAX))),
});
export type MockGiven = z.infer<typeof given>;

const answer = z.object({
  itemId: z.string().check(z.maxLength(64)),
  /** Null: not answered, or taken back. */
  given: z.nullable(given),
  /** The learner wants to look at it again. */
  marked: z.boolean(),
  /** It was on the screen for so long in all. */
  seconds: z.int().check(z.gte(0), z.lte(DAY_SECONDS)),
});
export type MockAnswer = z.infer<typeof answer>;

const question = z.object({
  itemId: z.string(),
  kind: z.enum(MOCK_KINDS),
  points: z.number(),
  /** A wrong choice costs so many hundredths, rounded; 0: nothing. */
  costs: z.number(),
  /** The question with its program. Safe HTML; empty for a problem. */
  html: z.string(),
  /** Of a choice, or what may belong to the left sides of a match. Safe HTML. */
  choices: z.array(z.string()),
  /** The left sides of a match. Safe HTML. */
  lefts: z.array(z.string()),
  /** Of a number, where it has one. */
  unit: z.optional(z.string()),
  /** What is worked on by a program, while the test is sat. */
  problem: z.optional(examItem),
});
export type MockQuestion = z.infer<typeof question>;

/** A test while it is sat. */
export const readMockPaper = defineCall({
  method: 'GET',
  path: '/api/mock-attempts/:attemptId',
  access: 'learner',
  params: ofAttempt,
  reply: z.object({
    mockId: z.string(),
    title: z.string(),
    language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
    /** The server's clock. */
    now: z.string(),
    endsAt: z.string(),
    isOver: z.boolean(),
    sections: z.array(z.object({ title: z.string(), items: z.array(question) })),
    answers: z.array(answer),
  }),
});
export type MockPaper = z.infer<(typeof readMockPaper)['reply']>;

/** Keeps answers, each in the place of the one before. What comes after the end is not taken. */
export const saveMockAnswers = defineCall({
  method: 'POST',
  path: '/api/mock-attempts/:attemptId/answers',
  access: 'learner',
  params: ofAttempt,
  body: z.object({ answers: z.array(answer).check(z.maxLength(ANSWERS_MAX)) }),
  reply: z.object({ now: z.string(), endsAt: z.string(), isOver: z.boolean() }),
});
export type MockSaved = z.infer<(typeof saveMockAnswers)['reply']>;

/** Ends the test. Sent twice, it is done once. */
export const finishMock = defineCall({
  method: 'POST',
  path: '/api/mock-attempts/:attemptId/finish',
  access: 'learner',
  params: ofAttempt,
  body: z.object({}),
  reply: z.object({ finishedAt: z.string() }),
});

const counts = {
  asked: z.number(),
  right: z.number(),
  /** Programs that earned a part of their marks; none of them is counted as wrong. */
  partly: z.number(),
  wrong: z.number(),
  /** Hundredths; what wrong choices cost is taken off. */
  points: z.number(),
  outOf: z.number(),
};

const reported = z.object({
  ...question.shape,
  section: z.number(),
  /** Null: not answered, or its program is not judged yet. */
  right: z.nullable(z.boolean()),
  earned: z.number(),
  given: z.nullable(given),
  seconds: z.number(),
  /** Of a choice: which are right, and why each is right or tempting. Safe HTML. */
  keys: z.array(z.object({ right: z.boolean(), why: z.string() })),
  /** Of a match: for each left side the place of its choice. */
  matches: z.array(z.number()),
  /** What had to be typed. */
  answer: z.optional(z.string()),
  /** What is said of the wrong answer that was typed, where it was foreseen. Safe HTML. */
  slip: z.optional(z.string()),
  /** Safe HTML. */
  explain: z.string(),
  concepts: z.array(z.string()),
  /** Of a problem: where it is practised, and what came of the program. */
  practice: z.optional(
    z.object({
      title: z.string(),
      link: z.string(),
      /** What was judged; empty: nothing was written. */
      code: z.string(),
      isWaiting: z.boolean(),
      passed: z.number(),
      tests: z.number(),
    }),
  ),
});
export type MockReported = z.infer<typeof reported>;

const conceptLine = z.object({
  id: z.string(),
  name: z.string(),
  asked: z.number(),
  right: z.number(),
  partly: z.number(),
  wrong: z.number(),
  /** The lesson that teaches it, where there is one. */
  lesson: z.optional(z.object({ title: z.string(), link: z.string(), isLocked: z.boolean() })),
});
export type MockConcept = z.infer<typeof conceptLine>;

/** What came of a test that is over. */
export const readMockReport = defineCall({
  method: 'GET',
  path: '/api/mock-attempts/:attemptId/report',
  access: 'learner',
  params: ofAttempt,
  reply: z.object({
    mockId: z.string(),
    title: z.string(),
    language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
    startedAt: z.string(),
    finishedAt: z.string(),
    finishedBy: z.enum(['learner', 'server']),
    minutes: z.number(),
    ...counts,
    sections: z.array(z.object({ title: z.string(), ...counts, seconds: z.number() })),
    /** Those that were missed come first. */
    concepts: z.array(conceptLine),
    items: z.array(reported),
    /** Programs that are not judged yet. */
    waiting: z.number(),
  }),
});
export type MockReport = z.infer<(typeof readMockReport)['reply']>;
