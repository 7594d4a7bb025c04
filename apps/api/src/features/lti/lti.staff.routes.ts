import { DONE } from '@abhyas/contract/done';
import {
  chooseForLti,
  listLtiChoices,
  listLtiCourses,
  listLtiPlatforms,
  makeLtiRegistration,
  readLtiRoster,
  refuseLtiOffer,
  removeLtiPlatform,
  saveLtiPlatform,
} from '@abhyas/contract/lti.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { openOutbound } from '../../platform/outbound/outbound.ts';
import { choicesFor, choose } from './choosing.service.ts';
import { launchOf } from './launch-cookie.ts';
import { PlatformClient } from './platform-client.ts';
import { readPlatforms, registerPlatform, removePlatform } from './platforms.service.ts';
import { makeRegistrationLink, refuseOffer } from './registration.service.ts';
import { coursesOf, rosterOf } from './roster.service.ts';

/** The platforms of LTI that owners have registered. */
export async function ltiStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'config'>,
): Promise<void> {
  const client = new PlatformClient(context.db, openOutbound(context.config));
  handle(app, listLtiCourses, async ({ identity, params }) => ({
    courses: await coursesOf(context, identity, params.batchId),
  }));
  handle(app, readLtiRoster, ({ identity, params }) =>
    rosterOf({ ...context, client }, identity, params.batchId),
  );
  handle(app, listLtiPlatforms, () => readPlatforms(context));
  handle(app, saveLtiPlatform, async ({ identity, params, body }) => {
    await registerPlatform(context, identity.accountId, { id: params.id, form: body });
    return DONE;
  });
  handle(app, removeLtiPlatform, async ({ identity, params }) => {
    await removePlatform(context, identity.accountId, params.id);
    return DONE;
  });
  handle(app, makeLtiRegistration, ({ identity }) => makeRegistrationLink(context, identity.accountId));
  handle(app, refuseLtiOffer, async ({ identity, params }) => {
    await refuseOffer(context, identity.accountId, params.id);
    return DONE;
  });
  handle(app, listLtiChoices, ({ identity, body, request }) =>
    choicesFor(context, identity, launchOf(request, body)),
  );
  handle(app, chooseForLti, async ({ identity, body, request }) => {
    const name = launchOf(request, body);
    const isAwaited = await choose(context, identity, { ...name, assignmentId: body.assignmentId });
    return isAwaited ? {} : { back: `/lti/return?code=${name.code}` };
  });
}
