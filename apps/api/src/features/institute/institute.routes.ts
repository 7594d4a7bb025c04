import { readLogo } from '@abhyas/contract/institute';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handleRaw } from '../../platform/http/http.ts';
import { logoOf } from './logo.service.ts';

/** How the institute looks to everybody. */
export async function instituteRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  handleRaw(app, readLogo, async ({ params, reply }) => {
    const bytes = await logoOf({ db }, params.version);
    return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
  });
}
