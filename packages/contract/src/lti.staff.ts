import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

const owner = { staff: ['owner'] } as const;
const line = z.string().check(z.maxLength(500));
const ofPlatform = z.object({ id: z.uuid() });

/** A Moodle or Canvas, as its administrator tells of it. */
export const ltiPlatformForm = z.object({
  name: line,
  issuer: line,
  clientId: line,
  deploymentIds: z.array(line).check(z.maxLength(50)),
  authUrl: line,
  tokenUrl: line,
  keysUrl: line,
  /** Domains whose addresses it vouches for. */
  mailDomains: z.array(line).check(z.maxLength(50)),
});
export type LtiPlatformForm = z.infer<typeof ltiPlatformForm>;

const ltiPlatform = z.object({ id: z.string(), ...ltiPlatformForm.shape, learners: z.number() });
export type LtiPlatform = z.infer<typeof ltiPlatform>;

/** A platform that has registered us by itself, and waits for an owner to accept it. */
const ltiOffer = z.object({
  id: z.string(),
  /** What it calls its kind: `moodle`, `canvas`. */
  product: z.string(),
  ...z.omit(ltiPlatformForm, { name: true, mailDomains: true }).shape,
  /** Whether it takes marks, and whether it gives the list of a course. */
  marks: z.boolean(),
  roster: z.boolean(),
});
export type LtiOffer = z.infer<typeof ltiOffer>;

/** What the administrator of a platform has to be given. */
const ltiAddresses = z.object({ login: z.string(), launch: z.string(), keys: z.string() });
export type LtiAddresses = z.infer<typeof ltiAddresses>;

export const listLtiPlatforms = defineCall({
  method: 'GET',
  path: '/api/admin/lti/platforms',
  access: owner,
  reply: z.object({
    platforms: z.array(ltiPlatform),
    offers: z.array(ltiOffer),
    addresses: ltiAddresses,
  }),
});

/** The id is the browser's, or that of an offer, which is accepted by it: sent twice, it is made once. */
export const saveLtiPlatform = defineCall({
  method: 'POST',
  path: '/api/admin/lti/platforms/:id',
  access: owner,
  params: ofPlatform,
  body: ltiPlatformForm,
  reply: done,
});

/** Nobody is launched from it any more; the accounts stay. */
export const removeLtiPlatform = defineCall({
  method: 'POST',
  path: '/api/admin/lti/platforms/:id/remove',
  access: owner,
  params: ofPlatform,
  reply: done,
});

/** A link by which one platform may register us by itself: it is told once, and holds until then. */
export const makeLtiRegistration = defineCall({
  method: 'POST',
  path: '/api/admin/lti/registrations',
  access: owner,
  reply: z.object({
    url: z.string(),
    /** ISO 8601. */
    until: z.string(),
  }),
});

export const refuseLtiOffer = defineCall({
  method: 'POST',
  path: '/api/admin/lti/offers/:id/refuse',
  access: owner,
  params: ofPlatform,
  reply: done,
});

const teacher = { staff: ['teacher'] } as const;
const code = z.string().check(z.maxLength(100));

const ltiChoice = z.object({
  id: z.string(),
  title: z.string(),
  batch: z.string(),
  /** ISO 8601. */
  dueAt: z.string(),
  /** In hundredths. */
  points: z.number(),
});
export type LtiChoice = z.infer<typeof ltiChoice>;

/** What a teacher may choose for a course of a platform: the assignments of their classes. */
export const listLtiChoices = defineCall({
  method: 'POST',
  path: '/api/admin/lti/choices',
  timeout: 'read',
  access: teacher,
  body: z.object({ code }),
  reply: z.object({ platform: z.string(), course: z.string(), choices: z.array(ltiChoice) }),
});

/**
 * Makes a link of the course open this assignment. From now on the assignments of its class open from this course. With
 * `back` the browser goes there; without it the frame that waits for the choice goes on.
 */
export const chooseForLti = defineCall({
  method: 'POST',
  path: '/api/admin/lti/choose',
  access: teacher,
  body: z.object({ code, assignmentId: z.uuid() }),
  reply: z.object({ back: z.optional(z.string()) }),
});

const ofBatch = z.object({ batchId: z.uuid() });

/** A course of a platform that opens assignments of a batch. */
const ltiCourse = z.object({
  title: z.string(),
  platform: z.string(),
  /** Its roster can be read: somebody has opened a link of it. */
  ready: z.boolean(),
});
export type LtiCourse = z.infer<typeof ltiCourse>;

export const listLtiCourses = defineCall({
  method: 'GET',
  path: '/api/admin/lti/classes/:batchId/courses',
  access: teacher,
  params: ofBatch,
  reply: z.object({ courses: z.array(ltiCourse) }),
});

/** The learners of a batch's courses, as a list that can be imported; without those whose addresses are not told. */
export const readLtiRoster = defineCall({
  method: 'POST',
  path: '/api/admin/lti/classes/:batchId/roster',
  timeout: 'long',
  access: teacher,
  params: ofBatch,
  reply: z.object({ csv: z.string(), withoutAddress: z.number() }),
});
