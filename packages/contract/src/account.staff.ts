import * as z from 'zod/mini';

import { exportData } from './account.ts';
import { defineCall } from './call.ts';
import { done } from './done.ts';
import { submission, submissionLine } from './practice-history.ts';

/** One line of the list of learners. Times are ISO 8601. */
export const learnerLine = z.object({
  accountId: z.string(),
  abhyasId: z.string(),
  name: z.string(),
  email: z.string(),
  confirmed: z.boolean(),
  joinedAt: z.string(),
  /** '' for somebody who is signed in nowhere. */
  lastSeenAt: z.string(),
  finished: z.number(),
  plans: z.array(z.string()),
});
export type LearnerLine = z.infer<typeof learnerLine>;

/** Learners by a part of name, address or product id, the newest first. */
export const listLearners = defineCall({
  method: 'GET',
  path: '/api/admin/learners',
  access: { staff: ['teacher'] },
  query: z.object({
    search: z.optional(z.string()),
    /** `next` of the page before. */
    after: z.optional(z.string()),
  }),
  reply: z.object({ learners: z.array(learnerLine), total: z.number(), next: z.optional(z.string()) }),
});

const who = z.object({ accountId: z.uuid() });

export const learnerDetail = defineCall({
  method: 'GET',
  path: '/api/admin/learners/:accountId',
  access: { staff: ['teacher'] },
  params: who,
  reply: z.object({
    learner: z.object({
      ...learnerLine.shape,
      course: z.string(),
      college: z.string(),
      hasPassword: z.boolean(),
      devices: z.number(),
    }),
    /** How far they are in each topic. */
    topics: z.array(z.object({ topicId: z.string(), title: z.string(), progressCount: z.number() })),
    /** Where they were last, as on their dashboard; '' when nowhere. */
    lastVisit: z.string(),
  }),
});
export type LearnerDetail = z.infer<(typeof learnerDetail)['reply']>;

export const learnerSubmissionLine = z.object({
  ...submissionLine.shape,
  assetId: z.string(),
  /** The problem's title, or its id once it is in no release any more. */
  title: z.string(),
});
export type LearnerSubmissionLine = z.infer<typeof learnerSubmissionLine>;

/** What a learner handed in, for all problems, the newest first. */
export const learnerSubmissions = defineCall({
  method: 'GET',
  path: '/api/admin/learners/:accountId/submissions',
  access: { staff: ['teacher'] },
  params: who,
  query: z.object({ after: z.optional(z.string()) }),
  reply: z.object({ submissions: z.array(learnerSubmissionLine), next: z.optional(z.string()) }),
});

/** One of them with its code and its result. */
export const learnerSubmission = defineCall({
  method: 'GET',
  path: '/api/admin/learners/:accountId/submissions/:id',
  access: { staff: ['teacher'] },
  params: z.object({ accountId: z.uuid(), id: z.uuid() }),
  reply: submission.reply,
});

/** A text of a learner's, now or as it was. */
export const learnerCode = z.object({
  assetId: z.string(),
  title: z.string(),
  /** c, cpp, java or py. */
  key: z.string(),
  code: z.string(),
  savedAt: z.string(),
  /** How many earlier texts are kept. */
  versions: z.number(),
});
export type LearnerCode = z.infer<typeof learnerCode>;

/** What a learner has written, the newest first, at most 100. */
export const listLearnerCode = defineCall({
  method: 'GET',
  path: '/api/admin/learners/:accountId/code',
  access: { staff: ['teacher'] },
  params: who,
  reply: z.object({ code: z.array(learnerCode) }),
});

/** Mails the learner the link to choose a new password. Nobody else sees it. */
export const sendRecovery = defineCall({
  method: 'POST',
  path: '/api/admin/learners/:accountId/recovery-mail',
  access: { staff: ['teacher'] },
  params: who,
  reply: done,
});

/** All that is kept about a learner who asked for it. */
export const exportLearner = defineCall({
  method: 'GET',
  path: '/api/admin/learners/:accountId/export',
  timeout: 'long',
  access: { staff: ['owner'] },
  params: who,
  reply: exportData.reply,
});

/** Deletes an account that its owner asked to delete. `email` repeats its address, so that none is deleted by mistake. */
export const eraseLearner = defineCall({
  method: 'POST',
  path: '/api/admin/learners/:accountId/erase',
  timeout: 'long',
  access: { staff: ['owner'] },
  params: who,
  body: z.object({ email: z.string(), reason: z.string() }),
  reply: done,
});
