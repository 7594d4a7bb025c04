import { readSimilarity, readSimilarPair } from '@abhyas/contract/similarity.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../../platform/app-context.ts';
import { handle } from '../../../platform/http/http.ts';
import { similarityOfItem, similarPair } from './similarity.service.ts';

/** Which programs of a class are alike, for its teachers. */
export function similarityStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): void {
  handle(app, readSimilarity, ({ identity, params }) => similarityOfItem(context, identity, params));
  handle(app, readSimilarPair, ({ identity, params }) => similarPair(context, identity, params));
}
