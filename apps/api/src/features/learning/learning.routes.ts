import { DONE } from '@abhyas/contract/done';
import { exerciseAttempt, exercisesOf } from '@abhyas/contract/exercises';
import { catalogue, openModule, searchTopic, subtopicDetail, topicDetail } from '@abhyas/contract/learning';
import { revision, today } from '@abhyas/contract/learning-today';
import {
  getProgress,
  inProgress,
  place,
  quizAttempt,
  savePlace,
  updateProgress,
} from '@abhyas/contract/learning-progress';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { handleWithEtag } from '../../platform/http/etag.ts';
import { openWithCode } from '../classes/opened-modules.service.ts';
import * as exercises from './exercises.service.ts';
import * as learning from './learning.service.ts';
import * as places from './places.service.ts';
import * as revisions from './revision.service.ts';
import * as search from './search.service.ts';
import * as visits from './visits.service.ts';
import { todayOf, type PracticeToday, type Submitted } from './today.service.ts';

export async function learningRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'> & {
    readonly submittedProblems: Submitted;
    readonly practiceToday: PracticeToday;
  },
): Promise<void> {
  const { submittedProblems, practiceToday } = context;
  const shownIn = (language: PageLanguage) => ({ db: context.db, release: context.release.in(language) });

  handleWithEtag(app, catalogue, async ({ identity, language }) =>
    learning.catalogue(shownIn(language), identity.accountId),
  );

  handleWithEtag(app, topicDetail, async ({ identity, params, language }) =>
    learning.topicDetail(shownIn(language), identity.accountId, params.topicId),
  );

  handleWithEtag(app, subtopicDetail, async ({ identity, params, language }) =>
    learning.subtopicDetail(shownIn(language), identity.accountId, params.subtopicId),
  );

  handle(app, searchTopic, async ({ identity, params, query }) =>
    search.searchTopic(context, identity.accountId, { ...params, ...query }),
  );

  handle(app, openModule, async ({ identity, params, body }) => {
    await openWithCode(context, identity.accountId, { ...params, ...body });
    return DONE;
  });

  handle(app, getProgress, async ({ identity, language }) =>
    visits.progressOf(shownIn(language), identity.accountId),
  );

  handle(app, inProgress, async ({ identity, body }) => {
    await visits.recordVisit(context, identity.accountId, body);
    return DONE;
  });

  handle(app, updateProgress, async ({ identity, body }) => ({
    finished: await learning.finishAsset(context, identity.accountId, body),
  }));

  handle(app, place, async ({ identity, params }) =>
    places.placeOf(context, identity.accountId, params.assetId),
  );

  handle(app, savePlace, async ({ identity, body }) => ({
    watchedSeconds: await places.savePlace(context, identity.accountId, body),
  }));

  handle(app, quizAttempt, async ({ identity, body }) => {
    await revisions.recordAttempt(context, identity.accountId, body);
    return DONE;
  });

  handle(app, exercisesOf, async ({ identity, params }) => ({
    exercises: await exercises.exercisesOf(context, identity.accountId, params.assetId),
  }));

  handle(app, exerciseAttempt, async ({ identity, body }) => {
    await exercises.recordAttempt(context, identity.accountId, body);
    return DONE;
  });

  handle(app, today, async ({ identity, language }) =>
    todayOf({ ...shownIn(language), submittedProblems, practiceToday }, identity.accountId),
  );

  handle(app, revision, async ({ identity, language }) => ({
    items: await revisions.toRevise(shownIn(language), identity.accountId),
  }));
}
