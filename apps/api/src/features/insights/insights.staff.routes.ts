import { classInsights } from '@abhyas/contract/insights.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { insightsOf } from './insights.service.ts';
import type { ItemCount } from './insights.store.ts';
import { CountCache } from './count-cache.ts';

export async function insightsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  const counts = new CountCache<ItemCount[]>();
  handle(app, classInsights, async ({ identity, query }) =>
    insightsOf({ ...context, counts }, identity, query),
  );
}
