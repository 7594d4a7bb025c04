import { listPrices, setPrice } from '@abhyas/contract/publishing-prices.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as prices from './staff-prices.service.ts';

/** What plans cost, for whoever answers for money. */
export async function pricesStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release' | 'builder'>,
): Promise<void> {
  handle(app, listPrices, async () => ({ plans: await prices.planPrices(context) }));
  handle(app, setPrice, async ({ identity, params, body }) => {
    await prices.setPrice(context, identity.accountId, { ...params, ...body });
    return { plans: await prices.planPrices(context) };
  });
}
