import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';
import { limits } from './limits.ts';
import { TRANSLATION_LANGUAGES } from './page-language.ts';

export const ASSET_TYPES = ['mcqs', 'video', 'text', 'problem'] as const;
export const assetType = z.enum(ASSET_TYPES);
export type AssetType = z.infer<typeof assetType>;

/** Said to the staff of what is for some classes only: the names of those that they see, which may be none. */
const onlyFor = z.array(z.string());

/** A card of /learn (LEARNING-27). */
export const topicCard = z.object({
  topicId: z.string(),
  title: z.string(),
  img: z.string(),
  /** One line on the course, plain text. */
  desc: z.string(),
  subtopics: z.number(),
  /** Assets in the topic. */
  total: z.number(),
  /** Percent, 0 to 100; 100 only when all is finished. */
  progressCount: z.number(),
  onlyFor: z.optional(onlyFor),
});
export type TopicCard = z.infer<typeof topicCard>;

export const catalogue = defineCall({
  method: 'GET',
  path: '/api/content',
  access: 'learner',
  reply: z.object({ topics: z.array(topicCard) }),
});

/** One item of a module, as the path of its course shows it. */
export const pathItem = z.object({
  assetId: z.string(),
  type: assetType,
  title: z.string(),
  premium: z.union([z.literal(0), z.literal(1)]),
  owned: z.boolean(),
  finished: z.boolean(),
  /** How long it takes, where that is known. */
  minutes: z.optional(z.number()),
});
export type PathItem = z.infer<typeof pathItem>;

export const subtopicCard = z.object({
  subtopicId: z.string(),
  title: z.string(),
  /** What one can do afterwards, plain text. */
  desc: z.string(),
  /** False: locked until the live classroom course. */
  rollout: z.boolean(),
  /** The day of the learner's own class on a locked module, YYYY-MM-DD, when one is planned. */
  classOn: z.optional(z.string()),
  nv: z.number(),
  nt: z.number(),
  np: z.number(),
  nm: z.number(),
  progressCount: z.number(),
  /** Absent of a locked module, of which nothing is served. */
  items: z.optional(z.array(pathItem)),
  onlyFor: z.optional(onlyFor),
});
export type SubtopicCard = z.infer<typeof subtopicCard>;

export const topicDetail = defineCall({
  method: 'GET',
  path: '/api/content/topic/:topicId',
  access: 'learner',
  params: z.object({ topicId: z.string() }),
  reply: z.object({
    topic: z.string(),
    /** Where the course is now, when it was asked for by the id of one that was divided. */
    movedTo: z.optional(z.string()),
    desc: z.string(),
    img: z.string(),
    /** Of the whole topic, as on its card. */
    progressCount: z.number(),
    /** Entries of its glossary; absent where there is none. */
    terms: z.optional(z.number()),
    /** Concepts that its lessons teach; absent where they name none. */
    concepts: z.optional(z.number()),
    onlyFor: z.optional(onlyFor),
    subtopics: z.array(subtopicCard),
  }),
});
export type TopicDetail = z.infer<(typeof topicDetail)['reply']>;

export const topicHit = z.object({
  subtopicId: z.string(),
  assetId: z.string(),
  type: assetType,
  title: z.string(),
  /** The subtopic's title. */
  subtopic: z.string(),
  /** Some words around the find; null when it is the title's, or the item is not owned. Plain text. */
  excerpt: z.nullable(z.string()),
});
export type TopicHit = z.infer<typeof topicHit>;

/** Looks for words in a course: in the titles of all items, and within those that the learner may open. */
export const searchTopic = defineCall({
  method: 'GET',
  path: '/api/content/topic/:topicId/search',
  access: 'learner',
  params: z.object({ topicId: z.string() }),
  query: z.object({ q: z.string().check(z.maxLength(limits.searchCharsMax)) }),
  /** In the order of the course, titles first. */
  reply: z.object({
    hits: z.array(topicHit),
    /** The words that were probably meant, where those that were sent stand nowhere. */
    searchedFor: z.optional(z.string()),
  }),
});

/** Opens a locked module for a learner who came late to its class, with the code of that day. */
export const openModule = defineCall({
  method: 'POST',
  path: '/api/content/subtopic/:subtopicId/open',
  access: 'learner',
  params: z.object({ subtopicId: z.string() }),
  body: z.object({ code: z.string() }),
  reply: done,
});

/** A quiz question. A premium one on an asset that is not owned carries only `premium: 1`. */
export const mcq = z.object({
  /** Names the question in `quizAttempt`. */
  id: z.optional(z.string()),
  qn: z.optional(z.string()),
  chC: z.optional(z.array(z.string())),
  chW: z.optional(z.array(z.string())),
  ref: z.optional(z.string()),
  premium: z.union([z.literal(0), z.literal(1)]),
  /** Why the tempting wrong choices are wrong, in the order of `chW`; empty where the author gave none. */
  whyWrong: z.optional(z.array(z.string())),
});
export type Mcq = z.infer<typeof mcq>;

/** A caption track of a video. */
const caption = z.object({ lang: z.string(), label: z.string(), url: z.string() });

/** A lighter version of a video; `height` is null for sound only. */
const rendition = z.object({
  url: z.string(),
  height: z.nullable(z.number()),
  /** What it costs a learner's data plan, where it is known. */
  bytes: z.optional(z.number()),
});
export type Rendition = z.infer<typeof rendition>;

/** Texts are HTML made and sanitised when the content was released. */
export const assetData = z.object({
  title: z.optional(z.string()),
  url: z.optional(z.string()),
  desc: z.optional(z.string()),
  text: z.optional(z.string()),
  /** The video in lighter versions, where the author gave some. */
  sources: z.optional(z.array(rendition)),
  captions: z.optional(z.array(caption)),
  /** The still picture before a video plays. */
  poster: z.optional(z.string()),
  /** True: drawn dark on light paper, so it may be turned over for a dark screen. */
  drawn: z.optional(z.boolean()),
  /** Length of a video, when the author said it. */
  durationSeconds: z.optional(z.number()),
  /** Size of a video that is a file of ours: what it costs a learner's data plan. */
  bytes: z.optional(z.number()),
  /** Time to read a text. */
  readingMinutes: z.optional(z.number()),
  mcq: z.optional(z.array(mcq)),
  /** Present for a problem that has an editorial. */
  editorial: z.optional(z.literal(true)),
});

/** One asset of a subtopic as a learner sees it. `assetData` is there only for what is owned or free. */
export const asset = z.object({
  _id: z.string(),
  assetId: z.string(),
  topicId: z.string(),
  subtopicId: z.string(),
  type: assetType,
  title: z.string(),
  /** True for a problem that other modules have, too. */
  shared: z.optional(z.literal(true)),
  premium: z.union([z.literal(0), z.literal(1)]),
  owned: z.boolean(),
  finished: z.boolean(),
  /** Present when the asset is in the reader's language and that is not English. */
  language: z.optional(z.enum(TRANSLATION_LANGUAGES)),
  assetData: z.optional(assetData),
});
export type Asset = z.infer<typeof asset>;

/** What comes after the last item of a subtopic: the next open one of its course, else the next course. */
const afterwards = z.union([
  z.object({ kind: z.literal('module'), subtopicId: z.string(), title: z.string() }),
  z.object({ kind: z.literal('course'), topicId: z.string(), title: z.string() }),
]);
export type Afterwards = z.infer<typeof afterwards>;

export const subtopicDetail = defineCall({
  method: 'GET',
  path: '/api/content/subtopic/:subtopicId',
  access: 'learner',
  params: z.object({ subtopicId: z.string() }),
  reply: z.object({
    title: z.string(),
    topic: z.string(),
    topicId: z.string(),
    hTopic: z.string(),
    finished: z.number(),
    total: z.number(),
    nv: z.number(),
    nt: z.number(),
    np: z.number(),
    nm: z.number(),
    assets: z.array(asset),
    /** Absent at the end of the last course. */
    next: z.optional(afterwards),
  }),
});
export type SubtopicDetail = z.infer<(typeof subtopicDetail)['reply']>;
