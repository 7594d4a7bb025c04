import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { PAGE_LANGUAGES } from './page-language.ts';

/** What the previews of sheets and concepts need of the other files of a draft. */

const teacher = { staff: ['teacher'] } as const;
const params = z.object({ draftId: z.uuid() });
const query = z.object({ language: z.enum(PAGE_LANGUAGES) });

/** The problems of a draft as a sheet lists them. */
export const draftProblemCards = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/problem-cards',
  access: teacher,
  params,
  query,
  reply: z.object({
    problems: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      }),
    ),
  }),
});
export type DraftProblemCard = z.infer<(typeof draftProblemCards)['reply']>['problems'][number];

/** The lessons of a draft that teach concepts, in the order of its courses. */
export const draftConceptLessons = defineCall({
  method: 'GET',
  path: '/api/admin/content/drafts/:draftId/concept-lessons',
  access: teacher,
  params,
  query,
  reply: z.object({
    lessons: z.array(
      z.object({
        course: z.string(),
        folder: z.string(),
        title: z.string(),
        /** Ids of concepts. */
        teaches: z.array(z.string()),
      }),
    ),
  }),
});
export type DraftConceptLesson = z.infer<(typeof draftConceptLessons)['reply']>['lessons'][number];
