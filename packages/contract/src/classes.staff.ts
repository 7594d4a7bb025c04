import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { CLASS_RIGHTS } from './classes-people.staff.ts';
import { receivers } from './announcements.staff.ts';
import { term } from './classes-terms.staff.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;

const inTime = {
  term: z.optional(term),
  /** ISO 8601; absent while it is taught. */
  archivedAt: z.optional(z.string()),
};

export const batchLine = z.object({
  id: z.string(),
  name: z.string(),
  members: z.number(),
  /** Those of them who have an account. */
  registered: z.number(),
  classes: z.number(),
  ...inTime,
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
  /** '' while the list has none. */
  rollNumber: z.string(),
  /** As the college has it; as they call themselves while the list has none. */
  name: z.string(),
  /** As they call themselves, where that is another name. */
  displayName: z.optional(z.string()),
  email: z.string(),
  /** '' where the class has no sections. */
  section: z.string(),
  registered: z.boolean(),
  /** They have an account from the college and have not chosen a password of their own yet. */
  firstPassword: z.boolean(),
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
  /** For latecomers, while it is valid. */
  code: z.optional(z.string()),
  codeUntil: z.optional(z.string()),
  /** ISO 8601; absent unless it does not take place. */
  cancelledAt: z.optional(z.string()),
  /** Ids of those still on the list, as far as the roll was called. */
  present: z.array(z.string()),
  absent: z.array(z.string()),
  /** As the roll was called: with those who have left the list since, and those whose account is erased. */
  attended: z.object({ present: z.number(), absent: z.number() }),
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
    ...inTime,
    /** What who asks may do in it. In an archived class that is `see`, and `coordinate` for who may take it out again. */
    rights: z.array(z.enum(CLASS_RIGHTS)),
    /** ISO 8601: since when it records how texts come about; absent: it does not. */
    recordsSince: z.optional(z.string()),
    members: z.array(batchMember),
    classes: z.array(liveClass),
    modules: z.array(lockedModule),
  }),
});
export type BatchDetail = z.infer<(typeof batchDetail)['reply']>;

const ofBatch = z.object({ batchId: z.uuid() });

export const renameBatch = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/rename',
  access: teacher,
  params: ofBatch,
  body: z.object({ name: z.string() }),
  reply: done,
});

/** Takes a batch away with its classes and rolls. It can be brought back for 30 days; what it opened stays open. */
export const deleteBatch = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/delete',
  access: teacher,
  params: ofBatch,
  reply: done,
});

export const restoreBatch = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/restore',
  access: teacher,
  params: ofBatch,
  reply: done,
});

/** `id` is drawn by the browser, so that a class whose answer was lost is planned once when it is sent again. */
export const planClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/live',
  access: teacher,
  params: z.object({ batchId: z.uuid() }),
  body: z.object({ id: z.optional(z.uuid()), subtopicId: z.string(), plannedFor: z.iso.date() }),
  reply: z.object({ id: z.string() }),
});

/** Who was there and who was not; anybody in neither list was not called. */
export const callRoll = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/roll',
  access: teacher,
  params: z.object({ classId: z.uuid() }),
  body: z.object({ present: z.array(z.string()), absent: z.array(z.string()) }),
  reply: done,
});

const ofClass = z.object({ classId: z.uuid() });

/** Actions on a class of which learners notice something. */
export const CLASS_ACTIONS = [
  'done-batch',
  'done-present',
  'change',
  'cancel',
  'delete',
  'undo-done',
] as const;
export type ClassAction = (typeof CLASS_ACTIONS)[number];

/**
 * Whom an action would touch: for whom the module opens or closes, or who is told. The action then carries `set`, and is
 * refused (409) when they are others meanwhile.
 */
export const classReceivers = defineCall({
  method: 'GET',
  path: '/api/admin/classes/live/:classId/receivers',
  access: teacher,
  params: ofClass,
  query: z.object({ deed: z.enum(CLASS_ACTIONS) }),
  reply: receivers,
});

/** Another day or another module for a class that was not held; its learners are told. */
export const changeClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/change',
  access: teacher,
  params: ofClass,
  body: z.object({ subtopicId: z.string(), plannedFor: z.iso.date(), set: z.string() }),
  reply: done,
});

/** The class does not take place; its learners are told. */
export const cancelClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/cancel',
  access: teacher,
  params: ofClass,
  body: z.object({ set: z.string() }),
  reply: done,
});

/** Takes a class that was not held off the list; its learners are told, if they wait for it. */
export const deleteClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/delete',
  access: teacher,
  params: ofClass,
  body: z.object({ set: z.string() }),
  reply: done,
});

/** A class that was cancelled or deleted takes place after all; whoever was told otherwise is told so. */
export const restoreClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/restore',
  access: teacher,
  params: ofClass,
  reply: done,
});

/** Takes "class done" back: what it opened closes again, but for whom another class opened it, too. */
export const undoDone = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/undo-done',
  access: teacher,
  params: ofClass,
  body: z.object({ set: z.string() }),
  reply: z.object({ closed: z.number() }),
});

/** The class was held: its module opens, and a code for latecomers is valid for a day. It can be called again. */
export const finishClass = defineCall({
  method: 'POST',
  path: '/api/admin/classes/live/:classId/done',
  access: teacher,
  params: z.object({ classId: z.uuid() }),
  body: z.object({ openFor: z.enum(['batch', 'present']), set: z.string() }),
  reply: z.object({ opened: z.number(), code: z.string(), codeUntil: z.string() }),
});

/** Opens a module for one learner of a class that who asks teaches; owners for anybody. */
export const openForLearner = defineCall({
  method: 'POST',
  path: '/api/admin/classes/open-module',
  access: teacher,
  body: z.object({ email: z.string(), subtopicId: z.string() }),
  reply: z.object({ opened: z.boolean() }),
});
