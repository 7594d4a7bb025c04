import type { Announcement, AnnouncementText, Among, Audience } from '@abhyas/contract/announcements.staff';
import { fill } from '@abhyas/contract/messages';
import { sql } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { allBatches, batchesOf, inUse } from '../classes/batches.service.ts';
import type { Teacher } from '../classes/class-rights.service.ts';
import { classAccounts } from '../classes/class-accounts.service.ts';
import { planHolders } from '../entitlements/entitlements.service.ts';
import { learnersAt } from '../learning/places.service.ts';
import { pricingPlans } from '../plans/plans.service.ts';
import { stuckPairs, submitters } from '../practice/history.service.ts';
import { announceJob } from './announcement-jobs.ts';
import { leadsSomewhere } from './announcement-link.rules.ts';
import { announcementFault, PER_CHUNK, stateOf, tidyAnnouncement } from './announcements.rules.ts';
import {
  findAnnouncement,
  findAnnouncements,
  findReach,
  gatheredSet,
  gatherRecipients,
  insertAnnouncement,
  markCancelled,
  type AnnouncementRow,
} from './announcements.store.ts';
import { requireShown, type Members } from '../notifications/receivers.service.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Who belongs to an audience, at the moment that it is asked. */
export function membersOf(audience: Audience): Members {
  switch (audience.kind) {
    case 'all':
      return sql`select id from account`;
    case 'plan':
      return planHolders(audience.planId);
    case 'batch':
      return classAccounts(audience.batchId);
    case 'item':
      return within(
        sql`${learnersAt(audience.assetId)} union ${submitters(audience.assetId)}`,
        audience.among,
      );
    case 'stuck':
      return within(sql`select account_id from (${stuckPairs([audience.assetId])}) stuck`, audience.among);
  }
}

/** Those of these people who are in a class, too; all of them when none is named. */
function within(members: Members, among: Among | undefined): Members {
  return among === undefined ? members : sql`(${members}) intersect (${classAccounts(among)})`;
}

const NAMES: Readonly<Record<Audience['kind'], string>> = {
  all: 'Everybody',
  plan: 'Holders of {what}',
  batch: 'Batch {what}',
  item: 'Who has worked at {what}',
  stuck: 'Who is stuck at {what}',
};

const ACTIVE = 'active in the last 30 days';

/** The titles of all that an audience can be made of, by kind and id. */
async function titlesOf(context: Context): Promise<ReadonlyMap<string, string>> {
  const batches = await allBatches(context.db);
  return new Map([
    ...plansOf(context).map(({ planId, title }) => [`plan:${planId}`, title] as const),
    ...batches.map(({ id, name }) => [`batch:${id}`, name] as const),
    ...[...context.release.current.assets.values()].map(({ id, title }) => [`asset:${id}`, title] as const),
  ]);
}

/** Where `titlesOf` has the plan, the batch or the item of an audience. */
function keyOf(audience: Exclude<Audience, { kind: 'all' }>): string {
  switch (audience.kind) {
    case 'plan':
      return `plan:${audience.planId}`;
    case 'batch':
      return `batch:${audience.batchId}`;
    case 'item':
    case 'stuck':
      return `asset:${audience.assetId}`;
  }
}

function nameOf(titles: ReadonlyMap<string, string>, audience: Audience): string {
  if (audience.kind === 'all') return NAMES.all;
  const key = keyOf(audience);
  const name = fill(NAMES[audience.kind], { what: titles.get(key) ?? key });
  const among = amongOf(audience);
  if (among === undefined) return name;
  const batch = titles.get(`batch:${among}`) ?? among;
  return `${name} (${among === 'active' ? ACTIVE : fill(NAMES.batch, { what: batch })})`;
}

function amongOf(audience: Audience): Among | undefined {
  return 'among' in audience ? audience.among : undefined;
}

function plansOf({ release }: Pick<Context, 'release'>): { planId: string; title: string }[] {
  return Object.values(pricingPlans(release.current)).map(({ planId, title }) => ({ planId, title }));
}

/** The plans, batches and items that somebody of the staff can make an audience of. */
export async function audiences(context: Context, teacher: Teacher) {
  const { assets, topics, subtopics } = context.release.current;
  const items = [...assets.values()].map((asset) => ({
    assetId: asset.id,
    title: asset.title,
    within: [topics.get(asset.topicId)?.title, subtopics.get(asset.subtopicId)?.title].join(' › '),
    isProblem: asset.type === 'problem',
  }));
  const batches = inUse(await batchesOf(context.db, teacher));
  return {
    plans: plansOf(context),
    batches: batches.map(({ id, name }) => ({ batchId: id, title: name })),
    items,
  };
}

/**
 * The name of an audience.
 * @throws AppError 404 for a plan, a batch or an item that there is not, and for a batch of other teachers
 */
async function requireAudience(context: Context, teacher: Teacher, audience: Audience): Promise<string> {
  const titles = await titlesOf(context);
  const batchId = audience.kind === 'batch' ? audience.batchId : amongOf(audience);
  const own = new Set(inUse(await batchesOf(context.db, teacher)).map(({ id }) => id));
  const unknown = batchId !== undefined && batchId !== 'active' && !own.has(batchId);
  if (unknown || (audience.kind !== 'all' && !titles.has(keyOf(audience)))) {
    throw new AppError('notify.audience-unknown', { field: 'audience' });
  }
  return nameOf(titles, audience);
}

export async function preview(context: Context, teacher: Teacher, audience: Audience) {
  await requireAudience(context, teacher, audience);
  return findReach(context.db, membersOf(audience));
}

/** @throws AppError for a text that cannot be sent, at its field */
export function checkedText({ release }: Pick<Context, 'release'>, text: AnnouncementText): AnnouncementText {
  const tidy = tidyAnnouncement(text);
  const fault = announcementFault(tidy);
  if (fault) throw new AppError(fault.code, { field: fault.field });
  if (!leadsSomewhere(tidy.url, release.current)) throw new AppError('notify.url-nowhere', { field: 'url' });
  return tidy;
}

export type AnnouncementRequest = AnnouncementText & {
  readonly id: string;
  readonly audience: Audience;
  /** Stands for those who were shown. */
  readonly set: string;
  readonly sendAt?: string | undefined;
};

/**
 * Keeps an announcement with those who are told, and asks for it to be sent, in one transaction. The same `id` again
 * changes nothing.
 * @throws AppError for a text that cannot be sent or an audience that is unknown, 409 when other people belong to it
 * than were shown
 */
export async function announce(
  context: Context,
  teacher: Teacher,
  request: AnnouncementRequest,
): Promise<Announcement> {
  const text = checkedText(context, request);
  const { id, audience } = request;
  const to = await requireAudience(context, teacher, audience);
  const sendAt = request.sendAt === undefined ? undefined : new Date(request.sendAt);
  await context.db.transaction().execute(async (tx) => {
    if (!(await insertAnnouncement(tx, { ...text, id, audience, sendAt }))) return;
    if (sendAt && sendAt < (await databaseTime(tx)))
      throw new AppError('notify.time-past', { field: 'sendAt' });
    await gatherRecipients(tx, { id, members: membersOf(audience), perChunk: PER_CHUNK });
    requireShown(await gatheredSet(tx, id), request.set);
    const when = sendAt && { runAt: sendAt };
    await enqueue(tx, [announceJob, { id }], { key: `announcement:${id}`, ...when });
    await recordAudit(tx, {
      actor: teacher.accountId,
      action: 'notify.send',
      subject: id,
      after: { ...text, to, sendAt: sendAt?.toISOString() ?? 'now' },
    });
  });
  return requireAnnouncement(context, id);
}

/** Takes back what has not been sent; asked again, nothing happens. @throws AppError 409 when sending has begun */
export async function cancel(context: Context, actor: string, id: string): Promise<Announcement> {
  const before = await requireAnnouncement(context, id);
  if (before.state === 'cancelled') return before;
  await context.db.transaction().execute(async (tx) => {
    if (!(await markCancelled(tx, id))) throw new AppError('notify.begun');
    await recordAudit(tx, { actor, action: 'notify.cancel', subject: id });
  });
  return requireAnnouncement(context, id);
}

async function requireAnnouncement(context: Context, id: string): Promise<Announcement> {
  const row = await findAnnouncement(context.db, id);
  if (!row) throw new AppError('notify.unknown');
  return toAnnouncement(await titlesOf(context), row);
}

/** What was sent and is to be sent, the newest first. */
export async function listAnnouncements(context: Context): Promise<Announcement[]> {
  const [titles, rows] = await Promise.all([titlesOf(context), findAnnouncements(context.db)]);
  return rows.map((row) => toAnnouncement(titles, row));
}

function toAnnouncement(titles: ReadonlyMap<string, string>, row: AnnouncementRow): Announcement {
  const audience = row.audience as Audience;
  const { recipients, told, mailed, refused, doubtful } = row;
  return {
    id: row.id,
    audience,
    audienceName: nameOf(titles, audience),
    title: row.title,
    body: row.body,
    url: row.url,
    byMail: row.by_mail,
    sendAt: row.send_at.toISOString(),
    state: stateOf({ startedAt: row.started_at, cancelledAt: row.cancelled_at, recipients, told }),
    recipients,
    told,
    mailed,
    refused,
    doubtful,
  };
}
