import { CODE_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { readNotes, told } from './live.ts';

const ofExam = z.object({ id: z.uuid() });

/**
 * `waiting`: before the start; `open`: it can be begun; `sitting`: this learner sits it; `over`: handed in, or its time is
 * over.
 */
export const EXAM_STATES = ['waiting', 'open', 'sitting', 'over'] as const;

const examLine = z.object({
  id: z.string(),
  title: z.string(),
  /** The class that it was given to. */
  batch: z.string(),
  state: z.enum(EXAM_STATES),
  starts: z.enum(['together', 'opening']),
  /** ISO 8601. */
  opensAt: z.string(),
  /** Until when it can be begun, or, for all together, when it ends. */
  dueAt: z.string(),
  /** For this learner. */
  minutes: z.number(),
});
export type ExamLine = z.infer<typeof examLine>;

/** The exams of the learner's classes that are to come or were given in the last days, the next first. */
export const listExams = defineCall({
  method: 'GET',
  path: '/api/exams',
  access: 'learner',
  whileSitting: true,
  reply: z.object({ exams: z.array(examLine) }),
});
export type Exams = z.infer<(typeof listExams)['reply']>;

/** What a learner is told before, and how they stand. */
export const readExam = defineCall({
  method: 'GET',
  path: '/api/exams/:id',
  access: 'learner',
  whileSitting: true,
  params: ofExam,
  reply: z.object({
    ...examLine.shape,
    /** How many problems this learner gets. */
    items: z.number(),
    /** In hundredths. */
    points: z.number(),
    needsCode: z.boolean(),
    needsBrowser: z.boolean(),
    lateMinutes: z.number(),
    /** Grows with each change of the exam; a packet of another version is fetched again. */
    version: z.number(),
    /** Of the sitting. */
    endsAt: z.optional(z.string()),
    /** False: another device holds the sitting. */
    here: z.optional(z.boolean()),
    /** This device waits for a teacher to hand the sitting over. */
    asking: z.optional(z.boolean()),
    handedAt: z.optional(z.string()),
    handedBy: z.optional(z.enum(['learner', 'server'])),
    /** The server's clock. */
    now: z.string(),
  }),
});
export type Exam = z.infer<(typeof readExam)['reply']>;

/** The problems of a learner as AES-GCM has encrypted them, in base64. `ExamPacket` is what is in it. */
export const readPacket = defineCall({
  method: 'GET',
  path: '/api/exams/:id/packet',
  access: 'learner',
  whileSitting: true,
  params: ofExam,
  reply: z.object({ iv: z.string(), data: z.string(), version: z.number() }),
});
export type SealedPacket = z.infer<(typeof readPacket)['reply']>;

const begun = z.object({
  state: z.literal('begun'),
  /** Opens the packet, in base64. */
  key: z.string(),
  endsAt: z.string(),
  now: z.string(),
});

/** Begins, or goes on; `asks`: at another device, where a teacher has to hand the sitting over first. */
export const beginExam = defineCall({
  method: 'POST',
  path: '/api/exams/:id/begin',
  access: 'learner',
  whileSitting: true,
  params: ofExam,
  body: z.object({ roomCode: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.discriminatedUnion('state', [begun, z.object({ state: z.literal('asks') })]),
});
export type Begun = z.infer<(typeof beginExam)['reply']>;

export const SITTING_EVENTS = ['paste', 'left'] as const;

/** Of a problem and an exam. */
const itemId = z.string().check(z.maxLength(200), z.regex(/^[\w.@-]+$/));

const sittingEvent = z.object({
  id: z.uuid(),
  kind: z.enum(SITTING_EVENTS),
  assetId: z.optional(itemId),
  /** Characters of a paste, milliseconds of an absence. */
  amount: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  ageMs: z.int().check(z.minimum(0), z.maximum(10_000_000_000)),
});
export type SittingEvent = z.infer<typeof sittingEvent>;

/** Said every few seconds: which problem is on the screen, and what has to be noted. Answers what holds now. */
export const sayHere = defineCall({
  method: 'POST',
  path: '/api/exams/:id/here',
  access: 'learner',
  whileSitting: true,
  params: ofExam,
  body: z.object({
    shown: z.optional(itemId),
    events: z.array(sittingEvent).check(z.maxLength(50)),
    read: readNotes,
  }),
  reply: z.object({
    endsAt: z.string(),
    now: z.string(),
    here: z.boolean(),
    ...told.shape,
    handedAt: z.optional(z.string()),
    handedBy: z.optional(z.enum(['learner', 'server'])),
  }),
});
export type StillHere = z.infer<(typeof sayHere)['reply']>;

/** Hands in what the account has of each problem. Sent twice, it is done once. */
export const handInExam = defineCall({
  method: 'POST',
  path: '/api/exams/:id/hand-in',
  access: 'learner',
  whileSitting: true,
  params: ofExam,
  body: z.object({}),
  reply: z.object({ handedAt: z.string(), handedBy: z.enum(['learner', 'server']) }),
});

/** A problem as it is worked on in an exam. */
export const examItem = z.object({
  /** Under this id it is worked on: of the problem and the exam. */
  assetId: z.string(),
  title: z.string(),
  /** In hundredths. */
  points: z.number(),
  /** HTML, as of a problem in practice. */
  problem: z.string(),
  sample: z.string(),
  extraDesc: z.string(),
  languages: z.array(z.enum(CODE_KEYS)),
  starter: z.partialRecord(z.enum(CODE_KEYS), z.string()),
  /** The visible ones. */
  tests: z.array(z.object({ name: z.string(), input: z.string(), expected: z.string() })),
});
export type ExamItem = z.infer<typeof examItem>;

/** What is in a packet once it is opened. */
export const examPacket = z.object({ items: z.array(examItem) });
export type ExamPacket = z.infer<typeof examPacket>;
