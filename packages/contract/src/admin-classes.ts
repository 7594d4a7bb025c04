import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;

export const batchLine = z.object({
  id: z.string(),
  name: z.string(),
  members: z.number(),
  /** Those of them who have an account. */
  registered: z.number(),
  classes: z.number(),
});
export type BatchLine = z.infer<typeof batchLine>;

/** A module that a class can open. */
export const lockedModule = z.object({ subtopicId: z.string(), title: z.string(), topic: z.string() });
export type LockedModule = z.infer<typeof lockedModule>;

export const listBatches = defineCall({
  method: 'GET',
  path: '/api/admin/classes',
  access: teacher,
  reply: z.object({ batches: z.array(batchLine), modules: z.array(lockedModule) }),
});

export const makeBatch = defineCall({
  method: 'POST',
  path: '/api/admin/classes',
  access: teacher,
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
});

export const batchMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  registered: z.boolean(),
  /** Modules that are open for them beside those that are open to all. */
  opened: z.array(z.string()),
});
export type BatchMember = z.infer<typeof batchMember>;

export const liveClass = z.object({
  id: z.string(),
  subtopicId: z.string(),
  title: z.string(),
  /** YYYY-MM-DD. */
  plannedFor: z.string(),
  /** ISO 8601; absent until the class is done. */
  doneAt: z.optional(z.string()),
  openedFor: z.optional(z.enum(['batch', 'present'])),
  /** For who came late, while it holds. */
  code: z.optional(z.string()),
  codeUntil: z.optional(z.string()),
  /** Ids of members, as far as the roll was called. */
  present: z.array(z.string()),
  absent: z.array(z.string()),
});
export type LiveClass = z.infer<typeof liveClass>;

export const batchDetail = defineCall({
  method: 'GET',
  path: '/api/admin/classes/:batchId',
  access: teacher,
  params: z.object({ batchId: z.uuid() }),
  reply: z.object({
    id: z.string(),
    name: z.string(),
    members: z.array(batchMember),
    classes: z.array(liveClass),
    modules: z.array(lockedModule),
  }),
});
export type BatchDetail = z.infer<(typeof batchDetail)['reply']>;

/** What is wrong with a line of an imported list. */
export const listFault = z.object({ line: z.number(), msg: z.string() });
export type ListFault = z.infer<typeof listFault>;

/** Puts the people of a list (`name,email`) into a batch. Who has no account yet gets an invitation. */
export const importMembers = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members',
  access: teacher,
  params: z.object({ batchId: z.uuid() }),
  body: z.object({ csv: z.string() }),
  reply: z.object({
    added: z.number(),
    /** Of those added: they have no account yet. */
    invited: z.number(),
    /** On the list before. */
    known: z.number(),
    faults: z.array(listFault),
  }),
});

/** Takes somebody off the list. What is open for them stays open. */
export const removeMember = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members/:memberId/remove',
  access: teacher,
  params: z.object({ batchId: z.uuid(), memberId: z.string().check(z.regex(/^\d{1,18}$/)) }),
  reply: done,
});

export const planClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/live',
  access: teacher,
  params: z.object({ batchId: z.uuid() }),
  body: z.object({ subtopicId: z.string(), plannedFor: z.iso.date() }),
  reply: z.object({ id: z.string() }),
});

/** Who was there and who was not; who is in neither list was not called. */
export const callRoll = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/roll',
  access: teacher,
  params: z.object({ classId: z.uuid() }),
  body: z.object({ present: z.array(z.string()), absent: z.array(z.string()) }),
  reply: done,
});

/** The class was held: its module opens, and a code for who came late holds for a day. It may be said again. */
export const finishClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/done',
  access: teacher,
  params: z.object({ classId: z.uuid() }),
  body: z.object({ openFor: z.enum(['batch', 'present']) }),
  reply: z.object({ opened: z.number(), code: z.string(), codeUntil: z.string() }),
});

/** Opens a module for one learner, whatever their batch. */
export const openForLearner = defineCall({
  method: 'POST',
  path: '/api/admin/classes/open-module',
  access: teacher,
  body: z.object({ email: z.string(), subtopicId: z.string() }),
  reply: z.object({ opened: z.boolean() }),
});
