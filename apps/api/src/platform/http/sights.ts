import { EVERYTHING } from '@abhyas/content/seen-release';
import type { Access } from '@abhyas/contract/call';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

import type { AppContext } from '../app-context.ts';

/** Gives every request `readSight`. */
export const sights = fp(async (app: FastifyInstance, { release }: Pick<AppContext, 'release'>) => {
  app.decorateRequest('readSight', async function readSight(access: Access) {
    // Who may call the console sees everything there; elsewhere they are told what is for whom.
    if (typeof access === 'object') return EVERYTHING;
    return release.limits.sightOf(async () => (await this.readIdentity())?.accountId);
  });
});
