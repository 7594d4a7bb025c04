import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const teacher = { staff: ['teacher'] } as const;
const ofBatch = z.object({ batchId: z.uuid() });
const memberId = z.string().check(z.regex(/^\d{1,18}$/));
const ofMember = z.object({ batchId: z.uuid(), memberId });
const memberIds = z.array(memberId).check(z.minLength(1), z.maxLength(1000));

/** What is wrong with a line of an imported list. */
export const listFault = z.object({ line: z.number(), msg: z.string() });
export type ListFault = z.infer<typeof listFault>;

/** What a list says of somebody. */
export const listEntry = z.object({
  rollNumber: z.string(),
  name: z.string(),
  email: z.string(),
  section: z.string(),
});
export type ListEntry = z.infer<typeof listEntry>;

const plannedLine = z.object({
  line: z.number(),
  after: listEntry,
  /** Absent for somebody who is new on the list. */
  before: z.optional(listEntry),
  /** They have an account already, or had a place on the list before. */
  known: z.boolean(),
});
export type PlannedLine = z.infer<typeof plannedLine>;

/** What a list (`roll number,name,email,section`) would change. Nothing is changed. */
export const previewImport = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members/preview',
  timeout: 'read',
  access: teacher,
  params: ofBatch,
  body: z.object({ csv: z.string() }),
  reply: z.object({
    lines: z.array(plannedLine),
    unchanged: z.number(),
    faults: z.array(listFault),
    /** On the list, but not in the file. They stay. */
    missing: z.number(),
    /** Stands for what is shown: applying another outcome is refused. */
    set: z.string(),
  }),
});
export type ImportPreview = z.infer<(typeof previewImport)['reply']>;

/** Does exactly what was shown (409 otherwise). With `invite`, those without an account get a mail. */
export const importMembers = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  body: z.object({ csv: z.string(), set: z.string(), invite: z.boolean() }),
  reply: z.object({
    /** Absent when nothing was to be changed. */
    changeId: z.optional(z.string()),
    added: z.number(),
    changed: z.number(),
    invited: z.number(),
    /** Of those added, who has no account. */
    withoutAccount: z.array(z.string()),
  }),
});
export type Imported = z.infer<(typeof importMembers)['reply']>;

const changed = z.object({ changeId: z.string() });

/** Corrects what the list says of somebody. The address of somebody with an account stays. */
export const editMember = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members/:memberId',
  access: teacher,
  params: ofMember,
  body: listEntry,
  reply: changed,
});

/** Takes somebody off the list. What is open for them stays open, and their attendance is kept. */
export const removeMember = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members/:memberId/remove',
  access: teacher,
  params: ofMember,
  reply: changed,
});

/** Puts learners into another class instead; all of them: the two classes become one. */
export const moveMembers = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members/move',
  access: teacher,
  params: ofBatch,
  body: z.object({ memberIds, toBatchId: z.uuid() }),
  reply: z.object({ changeId: z.string(), moved: z.number() }),
});

/** Puts a list back as it was before a change, but for those whom something else has changed since. */
export const undoListChange = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/list-changes/:changeId/undo',
  access: teacher,
  params: z.object({ batchId: z.uuid(), changeId: z.uuid() }),
  reply: z.object({ undone: z.number(), kept: z.number() }),
});

/** Sends the invitation once more. */
export const inviteAgain = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members/:memberId/invite',
  access: teacher,
  params: ofMember,
  reply: done,
});

/**
 * Makes accounts for those who have none, with a first password each, and new first passwords for those who have not
 * used theirs. They are answered this once and kept nowhere.
 */
export const printPasswords = defineCall({
  method: 'POST',
  path: '/api/admin/classes/:batchId/members/passwords',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  body: z.object({ memberIds }),
  reply: z.object({
    printed: z.array(z.object({ ...listEntry.shape, password: z.string() })),
    /** Who has an account of their own: only they choose its password. */
    own: z.number(),
    /** ISO 8601. */
    until: z.string(),
  }),
});
export type Printed = z.infer<(typeof printPasswords)['reply']>;
