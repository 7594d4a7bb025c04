import { readHealth } from '@abhyas/contract/health.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { describeHealth } from './health.service.ts';

const HOURS = 24;

export async function healthStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'config' | 'db' | 'queue' | 'release'>,
): Promise<void> {
  handle(app, readHealth, async ({ query }) => describeHealth(context, Number(query.hours ?? HOURS)));
}
