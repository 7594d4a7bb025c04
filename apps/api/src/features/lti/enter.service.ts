import type { LtiEntered } from '@abhyas/contract/lti';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { startSession } from '../../platform/identity/sessions.ts';
import { findSummary, type AssignmentSummary } from '../assignments/assignment-summaries.service.ts';
import { isTrustedFor } from '../auth/lti-link.rules.ts';
import { accountOfLaunch, confirmLaunch, type LtiPerson } from '../auth/lti-sign-in.service.ts';
import { admitToBatch } from '../classes/class-admission.service.ts';
import { dropLaunch, holdLaunch, type Launch, type LaunchName } from './launches.store.ts';
import { keepLink, opensFrom, type Course } from './links.store.ts';
import { findPlatform, type Platform } from './platforms.store.ts';
import { planMarks } from './scores.service.ts';
import { insertFollower } from './scores.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

type Entering = LaunchName & {
  readonly agreed: boolean;
  readonly language: PageLanguage;
  readonly userAgent: string;
};

/**
 * What comes next for whoever was launched; a learner whose account is known is signed in, is on the list of the class,
 * and the launch is used up.
 * @throws AppError 404 for a launch that is unknown, over or another browser's, or opens nothing from this course
 */
export async function enter(
  context: Context,
  { agreed, language, userAgent, ...name }: Entering,
): Promise<LtiEntered> {
  return context.db.transaction().execute(async (trx): Promise<LtiEntered> => {
    const launch = await holdLaunch(trx, name);
    if (launch?.claims.choosing) return { next: 'choose' };
    const opened = await openLaunch(trx, launch);
    const { platform, person, assignment } = opened;
    if (opened.launch.claims.role === 'teacher')
      return { next: 'teach', to: `/admin/classes/${assignment.batchId}/assignments/${assignment.id}` };
    const account = await accountOfLaunch(trx, person, { agreed, language });
    if (account.kind === 'no-address') throw new AppError('lti.no-address');
    if (account.kind === 'agree')
      return { next: 'agree', platform: platform.name, name: person.name, email: person.email };
    if (account.kind !== 'account') return { next: 'confirm', platform: platform.name, email: person.email };
    const { accountId } = account;
    await admit(context, trx, { opened, accountId, own: account.email });
    await dropLaunch(trx, name);
    const token = await startSession(trx, { accountId }, userAgent);
    if (token === undefined) throw new AppError('lti.state');
    return { next: 'open', token, to: assignment.path };
  });
}

/**
 * The owner of an account says that a launch is theirs.
 * @returns what it opens
 * @throws AppError as `enter`, 403 when the account has another address
 */
export async function confirm(context: Context, accountId: string, name: LaunchName): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const opened = await openLaunch(trx, await holdLaunch(trx, name));
    if (!(await confirmLaunch(trx, accountId, opened.person))) throw new AppError('lti.other-account');
    await admit(context, trx, { opened, accountId, own: opened.person.email });
    await dropLaunch(trx, name);
    return opened.assignment.path;
  });
}

type Opened = {
  readonly launch: Launch;
  readonly platform: Platform;
  readonly course: Course;
  readonly person: LtiPerson;
  readonly assignment: AssignmentSummary;
  /** Where its marks go; undefined for a launch that names no link. */
  readonly linkId: string | undefined;
};

/** A launch that is held, and the assignment that it opens from its course. */
async function openLaunch(trx: Database, launch: Launch | undefined): Promise<Opened> {
  const platform = launch && (await findPlatform(trx, launch.platformId));
  if (!platform) throw new AppError('lti.state');
  const { claims } = launch;
  if (claims.role === 'other') throw new AppError('lti.role');
  const { deploymentId, contextId, assignmentId, subject } = claims;
  const assignment = assignmentId === undefined ? undefined : await findSummary(trx, assignmentId);
  if (!assignment || contextId === undefined) throw new AppError('lti.not-linked');
  const course = { platformId: platform.id, deploymentId, contextId };
  if (!(await opensFrom(trx, course, assignment.batchId))) throw new AppError('lti.not-linked');
  const person = {
    identity: { platformId: platform.id, deploymentId, subject },
    name: claims.name,
    email: claims.email,
    trusted: isTrustedFor(claims.email, platform.mailDomains),
  };
  const linkId = await noteLink(trx, { launch, course, assignment });
  return { launch, platform, course, person, assignment, linkId };
}

async function noteLink(
  trx: Database,
  { launch: { claims }, course, assignment }: Pick<Opened, 'launch' | 'course' | 'assignment'>,
): Promise<string | undefined> {
  if (claims.resourceId === undefined) return undefined;
  return keepLink(trx, {
    ...course,
    batchId: assignment.batchId,
    assignmentId: assignment.id,
    resourceId: claims.resourceId,
    lineItemUrl: claims.lineItemUrl,
    membersUrl: claims.membersUrl,
  });
}

type Admitting = { readonly opened: Opened; readonly accountId: string; readonly own: string };

async function admit(context: Context, trx: Database, { opened, accountId, own }: Admitting): Promise<void> {
  const { assignment, person, linkId } = opened;
  if (linkId !== undefined) {
    await insertFollower(trx, linkId, accountId);
    await planMarks(trx, assignment.id);
  }
  const emails = [person.email, own].filter((email) => email !== '');
  await admitToBatch(context, trx, { batchId: assignment.batchId, accountId, name: person.name, emails });
}
