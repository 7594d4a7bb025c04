import { pricingPlans } from '@abhyas/contract/plans';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as plans from './plans.service.ts';

export async function plansRoutes(
  app: FastifyInstance,
  { release }: Pick<AppContext, 'release'>,
): Promise<void> {
  handle(app, pricingPlans, async ({ language }) => ({
    plans: plans.pricingPlans(release.in(language).current),
  }));
}
