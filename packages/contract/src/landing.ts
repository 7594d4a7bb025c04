import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { LANDING_PATH } from './landing-paths.ts';
import { PLAN_KEYS } from './plan-keys.ts';
import { plan } from './plans.ts';

/** A course as the landing page offers it. */
export const landingCourse = z.object({
  topicId: z.string(),
  title: z.string(),
  summary: z.string(),
  subtopics: z.number(),
  /** Items in all, and how many of them need no plan. */
  total: z.number(),
  free: z.number(),
});
export type LandingCourse = z.infer<typeof landingCourse>;

export const landingTestimonial = z.object({
  name: z.string(),
  about: z.string(),
  text: z.string(),
});

/** What the landing page shows of the content; it is also in the page's first HTML. */
export const landing = defineCall({
  method: 'GET',
  path: LANDING_PATH,
  access: 'public',
  reply: z.object({
    courses: z.array(landingCourse),
    plans: z.partialRecord(z.enum(PLAN_KEYS), plan),
    testimonials: z.array(landingTestimonial),
  }),
});
export type LandingData = z.infer<(typeof landing)['reply']>;
