import type { Certificates, PublicCertificate } from '@abhyas/contract/certificates';
import type { LearnerCertificate } from '@abhyas/contract/certificates.staff';
import { PRODUCT } from '@abhyas/contract/product';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { checkedReason } from '../entitlements/reason.rules.ts';
import { tallyTopic } from '../learning/progress.rules.ts';
import { overlayOf } from '../learning/learning.service.ts';
import { currentSeller } from '../payments/seller.service.ts';
import {
  findCertificate,
  findOfAccount,
  insertCertificate,
  saveNamePublic,
  saveWithdrawn,
} from './certificates.store.ts';
import type { Certificate } from './credential.rules.ts';

type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

/** The courses that somebody has completed, with the number of their items. */
async function completedBy(context: Context, accountId: string) {
  const overlay = await overlayOf(context, accountId);
  return context.release.current.release.topics.flatMap((topic) => {
    const { finished, total } = tallyTopic(topic, overlay);
    const { id: topicId, title } = topic;
    return total > 0 && finished === total ? [{ topicId, title, items: total }] : [];
  });
}

/** A learner's certificates, and the courses that they could have one for. */
export async function certificatesOf(context: Context, accountId: string): Promise<Certificates> {
  const [rows, completed] = await Promise.all([
    findOfAccount(context.db, accountId),
    completedBy(context, accountId),
  ]);
  const taken = new Set(rows.map(({ topicId }) => topicId));
  return {
    certificates: rows.map(({ id, topicId, title, issuedAt, issuer, namePublic, withdrawn }) => ({
      id,
      topicId,
      title,
      issuedAt: issuedAt.toISOString(),
      issuer,
      namePublic,
      ...(withdrawn !== null && { withdrawn }),
    })),
    ready: completed
      .filter(({ topicId }) => !taken.has(topicId))
      .map(({ topicId, title }) => ({ topicId, title })),
  };
}

type Taking = { readonly topicId: string; readonly namePublic: boolean };

/**
 * Issues the certificate of a course, or answers the one that there is.
 * @throws AppError 409 while something of the course is left to be finished
 */
export async function take(
  context: Context,
  accountId: string,
  { topicId, namePublic }: Taking,
): Promise<{ id: string }> {
  const { db } = context;
  const known = (await findOfAccount(db, accountId)).find((each) => each.topicId === topicId);
  if (known) return { id: known.id };
  const course = (await completedBy(context, accountId)).find((each) => each.topicId === topicId);
  if (!course) throw new AppError('certificates.not-complete');
  const { title, items } = course;
  const issuer = await issuerName(db);
  return { id: await insertCertificate(db, { accountId, topicId, title, items, issuer, namePublic }) };
}

/** The name under which certificates are issued now. */
export async function issuerName(db: Database): Promise<string> {
  return (await currentSeller(db)).name || PRODUCT;
}

/** @throws AppError 404 for one that is not theirs */
export async function nameIt(
  { db }: Pick<Context, 'db'>,
  accountId: string,
  { id, namePublic }: { readonly id: string; readonly namePublic: boolean },
): Promise<void> {
  if (!(await saveNamePublic(db, { id, accountId, namePublic }))) throw new AppError('certificates.unknown');
}

type Valid = Certificate & { readonly owner: NonNullable<Certificate['owner']> };

function isValid(row: Certificate): row is Valid {
  return row.withdrawn === null && row.owner !== null;
}

/** One that is valid. @throws AppError 404, also when it was withdrawn */
export async function requireValid(db: Database, id: string): Promise<Valid> {
  const row = await findCertificate(db, id);
  if (!row) throw new AppError('certificates.unknown');
  if (!isValid(row)) throw new AppError('certificates.withdrawn');
  return row;
}

/** One of theirs that is valid. @throws AppError 404 for one of others, and when it was withdrawn */
export async function requireOwn(db: Database, accountId: string, id: string): Promise<Valid> {
  const row = await findCertificate(db, id);
  if (row?.owner?.accountId !== accountId) throw new AppError('certificates.unknown');
  return requireValid(db, id);
}

/** What the certificate's public page shows. @throws AppError 404 */
export async function shown({ db }: Pick<Context, 'db'>, id: string): Promise<PublicCertificate> {
  const row = await findCertificate(db, id);
  if (!row) throw new AppError('certificates.unknown');
  if (!isValid(row)) return { state: 'withdrawn' };
  const { title, issuer, issuedAt, items, namePublic, owner } = row;
  return {
    state: 'valid',
    title,
    issuer,
    issuedAt: issuedAt.toISOString(),
    items,
    ...(namePublic && { name: owner.name }),
  };
}

/** For the console: the certificates of a learner. */
export async function ofLearner(
  { db }: Pick<Context, 'db'>,
  accountId: string,
): Promise<{ certificates: LearnerCertificate[] }> {
  const rows = await findOfAccount(db, accountId);
  return {
    certificates: rows.map(({ id, title, issuedAt, withdrawn }) => ({
      id,
      title,
      issuedAt: issuedAt.toISOString(),
      ...(withdrawn !== null && { withdrawn }),
    })),
  };
}

type Withdrawing = { readonly id: string; readonly reason?: string | undefined };

/** Withdraws a certificate, or without a reason reinstates it. @throws AppError 404, 400 for a reason that says nothing */
export async function withdraw(
  { db }: Pick<Context, 'db'>,
  actor: string,
  { id, reason: given }: Withdrawing,
): Promise<void> {
  const reason = given === undefined ? null : checkedReason(given);
  await db.transaction().execute(async (trx) => {
    const row = await findCertificate(trx, id);
    if (!row?.owner) throw new AppError('certificates.unknown');
    if (row.withdrawn === reason) return;
    await saveWithdrawn(trx, id, reason);
    await recordAudit(trx, {
      actor,
      action: reason === null ? 'learner.certificate-reinstated' : 'learner.certificate-withdrawn',
      subject: row.owner.name,
      after: { course: row.title, reason: reason ?? '' },
    });
  });
}
