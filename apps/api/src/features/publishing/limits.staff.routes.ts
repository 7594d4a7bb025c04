import { contentLimits, limitContent, limitedLearners } from '@abhyas/contract/content-limits.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as limits from './limits.service.ts';

/** Which courses and modules are for some classes only. */
export async function limitsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, contentLimits, ({ identity }) => limits.listLimits(context, identity));
  handle(app, limitedLearners, ({ identity, query: { classes, ...limited } }) =>
    limits.countLearners(context, identity, { ...limited, classIds: classes.split(',') }),
  );
  handle(app, limitContent, async ({ identity, body }) => {
    await limits.limitContent(context, identity, body);
    return DONE;
  });
}
