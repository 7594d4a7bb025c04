import { CODE_KEYS } from '@abhyas/languages/code-keys';
import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { codeVersion, submissionLine } from './practice-history.ts';
import { textLog } from './practice-texts.ts';

const teacher = { staff: ['teacher'] } as const;
const ofAssignment = z.object({ id: z.uuid() });
const ofLearner = z.object({ id: z.uuid(), accountId: z.uuid() });

/** How long after an answer a teacher's page asks again: for the tiles, and for a text that is looked at as it is written. */
export const LIVE_REFRESH = { tilesMs: 2000, textMs: 300 } as const;

/** What arrived after the end and says that it was written before. */
const lateText = z.object({
  id: z.string(),
  accountId: z.string(),
  assetId: z.string(),
  title: z.string(),
  /** ISO 8601. */
  arrivedAt: z.string(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Absent: it waits for a teacher. `by-rule`: it came within the minutes in which that counts. */
  decision: z.optional(z.enum(['accepted', 'by-rule', 'refused'])),
  reason: z.optional(z.string()),
});
export type LateText = z.infer<typeof lateText>;

/** `away`: nothing was heard for a while; `done`: nothing is left to do; `asking` and `handed-in`: in exams alone. */
export const SEAT_STATES = ['absent', 'sitting', 'away', 'asking', 'handed-in', 'done'] as const;

const seat = z.object({
  accountId: z.string(),
  /** As the class has it. */
  name: z.string(),
  email: z.string(),
  state: z.enum(SEAT_STATES),
  startedAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  heardAt: z.optional(z.string()),
  handedAt: z.optional(z.string()),
  handedBy: z.optional(z.enum(['learner', 'server'])),
  /** The title of the problem on the screen. */
  shown: z.optional(z.string()),
  /** Of the problems, in the learner's order: how many tests of the last run passed. */
  items: z.array(
    z.object({
      assetId: z.string(),
      passed: z.optional(z.number()),
      total: z.optional(z.number()),
      /** Why the last run failed, at which test, or what the compiler or the program said. */
      verdict: z.optional(z.string()),
      test: z.optional(z.string()),
      error: z.optional(z.string()),
      /** So many of the last runs failed in this same way, as far as was looked. */
      times: z.optional(z.number()),
    }),
  ),
  pasted: z.number(),
  left: z.number(),
  /** Hand-ins that were not judged yet. */
  unjudged: z.number(),
});
export type Seat = z.infer<typeof seat>;

/** Every learner of the class in an exam or at work on an assignment, those who need help first. */
export const readSeats = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/seats',
  access: teacher,
  params: ofAssignment,
  reply: z.object({
    /** How its texts come about is recorded. */
    recorded: z.boolean(),
    titles: z.record(z.string(), z.string()),
    seats: z.array(seat),
    late: z.array(lateText),
  }),
});
export type Seats = z.infer<(typeof readSeats)['reply']>;

/** The text that a learner changed last, as it stands. */
export const readSeatText = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/seats/:accountId/text',
  access: teacher,
  params: ofLearner,
  reply: z.object({
    /** Of the problem. */
    assetId: z.optional(z.string()),
    title: z.optional(z.string()),
    key: z.optional(z.string()),
    code: z.string(),
    version: z.number(),
    savedAt: z.optional(z.string()),
    events: z.array(
      z.object({ kind: z.string(), amount: z.optional(z.number()), at: z.string(), arrivedAt: z.string() }),
    ),
    /** What teachers have said, the newest first. */
    notes: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        line: z.optional(z.number()),
        at: z.string(),
        read: z.boolean(),
      }),
    ),
  }),
});
export type SeatText = z.infer<(typeof readSeatText)['reply']>;

/** Says something to a learner who is at work, about a line of the text that they changed last or in general. */
export const writeSeatNote = defineCall({
  method: 'POST',
  path: '/api/admin/assignments/:id/seats/:accountId/notes',
  access: teacher,
  params: ofLearner,
  body: z.object({
    /** The browser's: sent twice, it is written once. */
    noteId: z.uuid(),
    text: z.string(),
    line: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
  reply: done,
});

/**
 * How a text came about: its log since it is recorded, the texts that were set aside, the judged runs.
 * `part` is the key of its language.
 */
export const readReplay = defineCall({
  method: 'GET',
  path: '/api/admin/assignments/:id/replay/:accountId/:assetId/:part',
  access: teacher,
  params: z.object({
    ...ofLearner.shape,
    assetId: z.string().check(z.maxLength(200)),
    part: z.enum(CODE_KEYS),
  }),
  reply: z.object({
    log: textLog.reply,
    versions: z.array(codeVersion),
    runs: z.array(submissionLine),
  }),
});
export type ReplayParts = z.infer<(typeof readReplay)['reply']>;
