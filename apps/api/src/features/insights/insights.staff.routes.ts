import { classInsights } from '@abhyas/contract/insights.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { insightsOf } from './insights.service.ts';
import type { ItemCount } from './insights.store.ts';
import { KeptCounts } from './kept-counts.ts';

export async function insightsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  const counts = new KeptCounts<ItemCount[]>();
  handle(app, classInsights, async ({ query }) => insightsOf({ ...context, counts }, query));
}
