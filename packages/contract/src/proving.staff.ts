import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { languageIndex, verdict } from './running.ts';

const access = { staff: ['teacher'] } as const;

/** What is verified: everything, one course, one problem, or the problems of a draft that learners see otherwise. */
export const proofScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('changed') }),
  z.object({ kind: z.literal('topic'), id: z.string() }),
  z.object({ kind: z.literal('problem'), id: z.string() }),
]);
export type ProofScope = z.infer<typeof proofScope>;

const tally = {
  /** Programs to be run, as far as is known: mutants in another language may join. */
  total: z.number(),
  done: z.number(),
  /** Right solutions, wrong solutions and starters that are not as they should be. */
  faults: z.number(),
  /** Mutants that no test noticed. */
  survivors: z.number(),
};

export const verificationLine = z.object({
  id: z.string(),
  /** Absent: what learners saw then. */
  draftId: z.optional(z.string()),
  releaseId: z.string(),
  scope: proofScope,
  mutants: z.boolean(),
  state: z.enum(['running', 'stopped', 'done']),
  askedAt: z.string(),
  problems: z.number(),
  /** How many of them no right solution shows to be solvable in every language that learners may use. */
  unsolvedProblems: z.number(),
  /** How many of them are verified with mutants, and not in every language of their right solutions. */
  unmutatedProblems: z.number(),
  ...tally,
});
export type VerificationLine = z.infer<typeof verificationLine>;

export const listVerifications = defineCall({
  method: 'GET',
  path: '/api/admin/proof',
  access,
  query: z.object({ draftId: z.optional(z.uuid()) }),
  reply: z.object({ verifications: z.array(verificationLine) }),
});

const gap = {
  /** Languages that learners may use though no right solution shows that it can be solved in them. */
  languages: z.array(languageIndex),
  /** There is no right solution at all. */
  unsolved: z.boolean(),
};

/** A problem of which something is not proved. */
export const notProvedProblem = z.object({
  id: z.string(),
  title: z.string(),
  /** Something is not as it should be. */
  faulty: z.boolean(),
  /** It was changed since it was verified, or never was. */
  unverified: z.boolean(),
  ...gap,
});
export type NotProvedProblem = z.infer<typeof notProvedProblem>;

/** Whether a draft, or what learners see, was verified as it is now. Takes seconds for a draft not checked yet. */
export const proofStatus = defineCall({
  method: 'GET',
  path: '/api/admin/proof/standing',
  access,
  query: z.object({ draftId: z.optional(z.uuid()) }),
  reply: z.object({
    problems: z.number(),
    /** Ids of problems in which something is not as it should be. */
    faulty: z.array(z.string()),
    /** Ids of problems that were changed since, or never verified. */
    unproved: z.array(z.string()),
    /** Problems that no right solution shows to be solvable in languages that learners may use. */
    gaps: z.array(z.object({ id: z.string(), title: z.string(), ...gap })),
  }),
});
export type ProofStatus = z.infer<(typeof proofStatus)['reply']>;

/** Starts to verify a draft, or without one what learners see now. */
export const startVerification = defineCall({
  method: 'POST',
  path: '/api/admin/proof',
  access,
  body: z.object({
    draftId: z.optional(z.uuid()),
    scope: proofScope,
    /** Also asks whether the tests notice small changes of the right solutions. */
    mutants: z.boolean(),
  }),
  reply: z.object({ id: z.string() }),
});

const verificationName = z.object({ id: z.uuid() });

export const provedProblem = z.object({
  assetId: z.string(),
  title: z.string(),
  ended: z.boolean(),
  /** Languages that learners may use though no right solution shows that it can be solved in them. */
  unsolvedIn: z.array(languageIndex),
  /** There is no right solution at all. */
  unsolved: z.boolean(),
  /** Languages of right solutions in which no mutants were tried; none where none were asked for. */
  unmutatedIn: z.array(languageIndex),
  ...tally,
});
export type ProvedProblem = z.infer<typeof provedProblem>;

export const verificationDetail = defineCall({
  method: 'GET',
  path: '/api/admin/proof/:id',
  access,
  params: verificationName,
  reply: z.object({
    ...verificationLine.shape,
    list: z.array(provedProblem),
    /** False: no runner answers just now, and the verification waits for one. */
    runner: z.boolean(),
  }),
});
export type VerificationDetail = z.infer<(typeof verificationDetail)['reply']>;

/** Ends a verification; what was proved stays known. */
export const stopVerification = defineCall({
  method: 'POST',
  path: '/api/admin/proof/:id/stop',
  access,
  params: verificationName,
  reply: done,
});

/** What is wrong with a solution or a starter. */
export const proofFault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not-built'), output: z.string() }),
  z.object({ kind: z.literal('not-judged'), cause: z.string() }),
  z.object({ kind: z.literal('not-right'), test: z.string(), verdict }),
  z.object({ kind: z.literal('tight'), timeMs: z.number(), limitMs: z.number() }),
  z.object({ kind: z.literal('not-wrong'), expected: verdict, met: z.array(verdict) }),
  z.object({ kind: z.literal('falls-over'), verdict }),
]);
export type ProofFault = z.infer<typeof proofFault>;

/** A program against the tests. */
export const proofRow = z.object({
  kind: z.enum(['reference', 'wrong', 'starter']),
  /** Path below `submissions/`; empty for a starter. */
  name: z.string(),
  language: languageIndex,
  /** False until it was run. */
  done: z.boolean(),
  fault: z.optional(proofFault),
  /** The verdict that a wrong solution was written for. */
  expected: z.optional(verdict),
  /** What its language is granted. */
  limitMs: z.optional(z.number()),
  /** In the order of the tests; a starter meets the first only. */
  cells: z.array(z.object({ verdict, timeMs: z.number(), memoryKb: z.number() })),
});
export type ProofRow = z.infer<typeof proofRow>;

/** The mutants of one right solution. */
export const mutationTestResult = z.object({
  name: z.string(),
  language: languageIndex,
  made: z.number(),
  /** Run so far. */
  done: z.number(),
  built: z.number(),
  killed: z.number(),
  /** Enough of those that were built were noticed; false where none was built. */
  enough: z.boolean(),
  /** A line of the solution, and the change in it that no test noticed. */
  survivors: z.array(z.object({ line: z.number(), before: z.string(), after: z.string() })),
});
export type MutationTestResult = z.infer<typeof mutationTestResult>;

export const proofMatrix = defineCall({
  method: 'GET',
  path: '/api/admin/proof/:id/problems/:assetId',
  access,
  params: z.object({ id: z.uuid(), assetId: z.string() }),
  reply: z.object({
    title: z.string(),
    tests: z.array(z.object({ name: z.string(), hidden: z.boolean(), category: z.string() })),
    rows: z.array(proofRow),
    hunts: z.array(mutationTestResult),
    /** Languages that learners may use though no right solution shows that it can be solved in them. */
    unproved: z.array(languageIndex),
    /** There is no right solution at all. */
    unsolved: z.boolean(),
    /** Languages of right solutions in which no mutants were tried; none where none were asked for. */
    unmutated: z.array(languageIndex),
  }),
});
export type ProofMatrix = z.infer<(typeof proofMatrix)['reply']>;
