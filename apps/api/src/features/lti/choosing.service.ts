import type { LtiChoice } from '@abhyas/contract/lti.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { summariesOf, requireSummary } from '../assignments/assignment-summaries.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import type { Choosing } from './claims.rules.ts';
import { deepLinkClaims } from './deep-link.rules.ts';
import { holdLaunch, saveAnswer, type Launch, type LaunchName } from './launches.store.ts';
import { insertCourse } from './links.store.ts';
import { signAsTool } from './own-keys.service.ts';
import { addressesOf } from './platforms.service.ts';
import { findPlatform, type Platform } from './platforms.store.ts';

type Context = Pick<AppContext, 'db' | 'config'>;

/** A platform gives the course in which somebody chooses about a minute. */
const RESPONSE_LIFE_SECONDS = 300;

type Asked = { readonly launch: Launch; readonly platform: Platform; readonly choosing: Choosing };

/** @throws AppError 404 for a choice that was not offered to this browser */
async function requireAsked(db: Database, name: LaunchName): Promise<Asked> {
  const launch = await holdLaunch(db, name);
  const platform = launch && (await findPlatform(db, launch.platformId));
  const choosing = launch?.claims.choosing;
  if (!platform || !choosing) throw new AppError('lti.state');
  return { launch, platform, choosing };
}

/** What somebody may choose for the course that sent them. @throws AppError 404 */
export async function choicesFor(
  { db }: Context,
  teacher: Teacher,
  name: LaunchName,
): Promise<{ platform: string; course: string; choices: LtiChoice[] }> {
  return db.transaction().execute(async (trx) => {
    const { launch, platform } = await requireAsked(trx, name);
    const choices = (await summariesOf(trx, teacher)).map(({ id, title, batch, dueAt, points }) => ({
      id,
      title,
      batch,
      dueAt: dueAt.toISOString(),
      points,
    }));
    return { platform: platform.name, course: launch.claims.contextTitle, choices };
  });
}

type Chosen = LaunchName & { readonly assignmentId: string };

/**
 * Answers a platform with a link that opens an assignment; from now on those of its class open from the course.
 * @returns whether a frame waits for the answer
 * @throws AppError 404 for what is no choice of this browser's and for an assignment of another teacher's class, 403
 */
export async function choose(
  context: Context,
  teacher: Teacher,
  { assignmentId, ...name }: Chosen,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const assignment = await requireSummary(trx, teacher, assignmentId);
    const { launch, platform, choosing } = await requireAsked(trx, name);
    const { deploymentId, contextId, contextTitle } = launch.claims;
    if (contextId === undefined) throw new AppError('lti.not-linked');
    await insertCourse(trx, {
      platformId: platform.id,
      deploymentId,
      contextId,
      batchId: assignment.batchId,
      title: contextTitle,
    });
    const link = { assignment, url: addressesOf(context).launch, deploymentId, data: choosing.data };
    const token = await signAsTool(trx, deepLinkClaims(link), {
      issuer: platform.clientId,
      audience: platform.issuer,
      lifeSeconds: RESPONSE_LIFE_SECONDS,
    });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'lti.course-linked',
      subject: assignment.batch,
      after: { course: contextTitle, platform: platform.name, assignment: assignment.title },
    });
    return saveAnswer(trx, name, { returnUrl: choosing.returnUrl, token });
  });
}
