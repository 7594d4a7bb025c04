import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { healthRoutes } from './health.routes.ts';
import { classesRoutes } from './classes.routes.ts';
import { contentRoutes } from './content.routes.ts';
import { draftsRoutes } from './drafts.routes.ts';
import { learnersRoutes } from './learners.routes.ts';
import { moneyRoutes } from './money.routes.ts';
import { notifyRoutes } from './notify.routes.ts';
import { proofRoutes } from './proof.routes.ts';
import { staffRoutes } from './staff.routes.ts';
import { supportDeskRoutes } from './support.routes.ts';
import { talkRoutes } from './talk.routes.ts';
import { watchRoutes } from './watch.routes.ts';

/** Every call of the console. What they do belongs to the features; here is only who may ask for it. */
export async function adminRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(staffRoutes, context);
  await app.register(learnersRoutes, context);
  await app.register(healthRoutes, context);
  await app.register(classesRoutes, context);
  await app.register(contentRoutes, context);
  await app.register(draftsRoutes, context);
  await app.register(proofRoutes, context);
  await app.register(talkRoutes, context);
  await app.register(supportDeskRoutes, context);
  await app.register(moneyRoutes, context);
  await app.register(notifyRoutes, context);
  await app.register(watchRoutes, context);
}
