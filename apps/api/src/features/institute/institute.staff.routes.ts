import { DONE } from '@abhyas/contract/done';
import { readLogoState, removeLogo, saveLogo } from '@abhyas/contract/institute.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { logoAddress, replaceLogo, takeLogoAway } from './logo.service.ts';

/** The institute's logo, as who says who sells sets it. */
export async function instituteStaffRoutes(
  app: FastifyInstance,
  { db }: Pick<AppContext, 'db'>,
): Promise<void> {
  handle(app, readLogoState, async () => {
    const logo = await logoAddress(db);
    return logo === undefined ? {} : { logo };
  });
  handle(app, saveLogo, async ({ identity, body }) => {
    await replaceLogo({ db }, identity.accountId, body.png);
    return DONE;
  });
  handle(app, removeLogo, async ({ identity }) => {
    await takeLogoAway({ db }, identity.accountId);
    return DONE;
  });
}
