import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { pathItem, subtopicCard, subtopicDetail } from './learning.ts';
import { problemData } from './practice.ts';

const topic = z.object({ topicId: z.string() });

/** A module as a visitor sees it: what there is, and nothing of any learner. */
const syllabusModule = z.object({
  subtopicId: subtopicCard.shape.subtopicId,
  title: subtopicCard.shape.title,
  desc: subtopicCard.shape.desc,
  rollout: subtopicCard.shape.rollout,
  nv: z.number(),
  nt: z.number(),
  np: z.number(),
  nm: z.number(),
  items: z.optional(z.array(pathItem)),
});
export type SyllabusModule = z.infer<typeof syllabusModule>;

/** A course for visitors without an account: its modules and their items, by name. */
export const syllabus = defineCall({
  method: 'GET',
  path: '/api/courses/:topicId',
  access: 'public',
  params: topic,
  reply: z.object({
    title: z.string(),
    /** Where the course is now, when it was asked for by the id of one that was divided. */
    movedTo: z.optional(z.string()),
    desc: z.string(),
    img: z.string(),
    /** The module whose free items a visitor may open; null where none is open. */
    firstModule: z.nullable(z.string()),
    /** Entries of its glossary; absent where there is none. */
    terms: z.optional(z.number()),
    modules: z.array(syllabusModule),
  }),
});
export type Syllabus = z.infer<(typeof syllabus)['reply']>;

/** The terms of a course, in their order, for everybody. */
export const glossary = defineCall({
  method: 'GET',
  path: '/api/glossary/:topicId',
  access: 'public',
  params: topic,
  reply: z.object({
    title: z.string(),
    entries: z.array(
      z.object({
        /** Stands in the addresses of links to it. */
        id: z.string(),
        term: z.string(),
        /** Its other names. */
        forms: z.array(z.string()),
        /** Safe HTML. */
        html: z.string(),
      }),
    ),
  }),
});
export type Glossary = z.infer<(typeof glossary)['reply']>;
export type GlossaryEntry = Glossary['entries'][number];

/** The first module of a course for visitors without an account: its free items; of the others only that they exist. */
export const firstModule = defineCall({
  method: 'GET',
  path: '/api/courses/:topicId/first',
  access: 'public',
  params: topic,
  reply: z.object({
    module: subtopicDetail.reply,
    /** The free problems by the ids of their items. */
    problems: z.record(z.string(), problemData),
  }),
});
export type FirstModule = z.infer<(typeof firstModule)['reply']>;
