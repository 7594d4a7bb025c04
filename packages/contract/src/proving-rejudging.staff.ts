import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { languageIndex, verdict } from './running.ts';

const access = { staff: ['teacher'] } as const;

const rejudgementState = z.enum(['checking', 'stopped', 'checked', 'applying', 'applied']);
/**
 * `keep`: what was accepted stays. `rejudge`: it is judged as the tests are now. A submission that passes now passes
 * either way.
 */
export const rejudgeChoice = z.enum(['keep', 'rejudge']);
export type RejudgeChoice = z.infer<typeof rejudgeChoice>;

/** Problems by whose tests earlier submissions were not judged. */
export const listRejudgeable = defineCall({
  method: 'GET',
  path: '/api/admin/rejudge',
  access,
  /** Without a draft: as learners see the problems now. */
  query: z.object({ draftId: z.optional(z.uuid()) }),
  reply: z.object({
    problems: z.array(
      z.object({
        assetId: z.string(),
        title: z.string(),
        /** Submissions that were judged otherwise. */
        accepted: z.number(),
        failed: z.number(),
        /** The newest check of these submissions by these tests. */
        last: z.optional(
          z.object({ id: z.string(), state: rejudgementState, choice: z.optional(rejudgeChoice) }),
        ),
      }),
    ),
  }),
});
export type Rejudgeable = z.infer<(typeof listRejudgeable)['reply']>['problems'][number];

/** Runs earlier submissions against the tests as they are, behind all learners' runs. Changes nothing. */
export const startRejudgement = defineCall({
  method: 'POST',
  path: '/api/admin/rejudge',
  access,
  body: z.object({ draftId: z.optional(z.uuid()), assetId: z.string() }),
  reply: z.object({ id: z.string() }),
});

const named = z.object({ id: z.uuid() });

/** A learner for whom the new tests make a difference. */
export const learnerWithChangedVerdict = z.object({
  accountId: z.string(),
  name: z.string(),
  effect: z.enum(['loses', 'gains']),
  submissionId: z.string(),
  language: languageIndex,
  verdict,
  /** What the first test that fails is about, or its name. */
  test: z.optional(z.string()),
});
export type LearnerWithChangedVerdict = z.infer<typeof learnerWithChangedVerdict>;

export const rejudgementDetail = defineCall({
  method: 'GET',
  path: '/api/admin/rejudge/:id',
  access,
  params: named,
  reply: z.object({
    id: z.string(),
    assetId: z.string(),
    title: z.string(),
    draftId: z.optional(z.string()),
    state: rejudgementState,
    choice: z.optional(rejudgeChoice),
    askedAt: z.string(),
    total: z.number(),
    done: z.number(),
    accepted: z.number(),
    /** Accepted submissions that fail now. */
    turned: z.number(),
    /** Learners whose latest accepted submission fails now. */
    latestTurned: z.number(),
    /** Learners who have no accepted submission left. */
    losing: z.number(),
    /** Learners who had none and have one now. */
    gaining: z.number(),
    /** Submissions that could not be judged through our fault; they stay as they are. */
    unjudged: z.number(),
    learners: z.array(learnerWithChangedVerdict),
    /** Whether learners are judged by these tests now: only then can be decided. */
    shown: z.boolean(),
    runner: z.boolean(),
  }),
});
export type RejudgementDetail = z.infer<(typeof rejudgementDetail)['reply']>;

export const stopRejudgement = defineCall({
  method: 'POST',
  path: '/api/admin/rejudge/:id/stop',
  access,
  params: named,
  reply: done,
});

export const decideRejudgement = defineCall({
  method: 'POST',
  path: '/api/admin/rejudge/:id/decide',
  access,
  params: named,
  body: z.object({ choice: rejudgeChoice }),
  reply: done,
});
