import { conceptMap, reviewSession } from '@abhyas/contract/mastery';
import { answerPlacement, placementOf } from '@abhyas/contract/placement';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { conceptMapOf, reviewSessionOf } from './mastery.service.ts';
import { placementFor, takeAnswer } from './placement.service.ts';

export async function masteryRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, conceptMap, async ({ identity, params, language }) =>
    conceptMapOf(context, identity.accountId, { ...params, language }),
  );

  handle(app, reviewSession, async ({ identity, query, language }) =>
    reviewSessionOf(context, identity.accountId, { more: query.more === 'yes', language }),
  );

  handle(app, placementOf, async ({ identity, params, query, language }) =>
    placementFor(context, identity.accountId, { ...params, again: query.again === 'yes', language }),
  );

  handle(app, answerPlacement, async ({ identity, params, body, language }) =>
    takeAnswer(context, identity.accountId, { ...params, answer: body, language }),
  );
}
