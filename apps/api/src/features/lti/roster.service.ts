import type { LtiCourse } from '@abhyas/contract/lti.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { OutboundError } from '../../platform/outbound/outbound.ts';
import { requireBatchFor, type Teacher } from '../classes/class-rights.service.ts';
import { findCourses, findRosters, type RosterAddress } from './links.store.ts';
import type { PlatformClient } from './platform-client.ts';
import { findPlatform, type Platform } from './platforms.store.ts';
import { learnersOf, nextPage, rosterCsv, type RosterMember } from './roster.rules.ts';

const SCOPE = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
const TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const PAGES_MAX = 50;
/** As many as an import takes. */
const MEMBERS_MAX = 1000;

type Context = Pick<AppContext, 'db'>;

/** The courses of platforms that open assignments of a batch. @throws AppError 404, 403 */
export async function coursesOf({ db }: Context, teacher: Teacher, batchId: string): Promise<LtiCourse[]> {
  await requireBatchFor(db, teacher, { batchId, right: 'teach' });
  return findCourses(db, batchId);
}

/**
 * The learners of a batch's courses as their platforms have them, as a list that can be imported, and how many are missing
 * in it because a platform does not tell their addresses.
 * @throws AppError 404, 403, 409 while no course has told its roster, 503 when a platform does not
 */
export async function rosterOf(
  { db, client }: Context & { readonly client: PlatformClient },
  teacher: Teacher,
  batchId: string,
): Promise<{ csv: string; withoutAddress: number }> {
  await requireBatchFor(db, teacher, { batchId, right: 'teach' });
  const rosters = await findRosters(db, batchId);
  if (rosters.length === 0) throw new AppError('lti.no-roster');
  const members: RosterMember[] = [];
  for (const roster of rosters) {
    const platform = await findPlatform(db, roster.platformId);
    if (platform) members.push(...(await readRoster(client, platform, roster)));
  }
  const known = members.filter(({ email }) => email !== '');
  const each = new Map(known.map((member) => [member.email.toLowerCase(), member]));
  return { csv: rosterCsv([...each.values()]), withoutAddress: members.length - known.length };
}

async function readRoster(
  client: PlatformClient,
  platform: Platform,
  { membersUrl }: RosterAddress,
): Promise<RosterMember[]> {
  const members: RosterMember[] = [];
  let url: string | undefined = membersUrl;
  for (let pages = 0; url !== undefined && pages < PAGES_MAX && members.length < MEMBERS_MAX; pages += 1) {
    const reply = await ask(client, platform, url);
    const learners = reply.ok ? learnersOf(await reply.json().catch(() => undefined)) : undefined;
    if (!learners) throw new AppError('lti.roster-away', { values: { platform: platform.name } });
    members.push(...learners);
    url = nextPage(reply.headers.get('link'), url);
  }
  return members;
}

async function ask(client: PlatformClient, platform: Platform, url: string): Promise<Response> {
  try {
    return await client.ask({ platform, scope: SCOPE, url, method: 'GET', type: TYPE });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    throw new AppError('lti.roster-away', { values: { platform: platform.name } });
  }
}
