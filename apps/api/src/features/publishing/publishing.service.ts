import type { ReleaseChange } from '@abhyas/contract/admin-drafts';
import type { ContentStanding } from '@abhyas/contract/admin-content';
import type { StaffRole } from '@abhyas/contract/staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { activateRelease } from '../../platform/release-store.ts';
import { maySetPrices, soldOtherwise } from '../plans/sale-terms.rules.ts';
import { checkOf, draftContent } from './draft-build.service.ts';
import { requireDraft, requireLocked } from './drafts.service.ts';
import { markPublished } from './drafts.store.ts';
import { atPricesOfToday, guardPrices } from './prices.service.ts';
import { findActivations, isStored, lockActive } from './publishing.store.ts';
import { changesBetween } from './release-changes.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;
type DraftContext = Pick<AppContext, 'db' | 'release' | 'builder'>;

/** The tree of what learners see, and the releases that they saw before. */
export async function contentStanding({ db, release }: Context): Promise<ContentStanding> {
  const rows = await findActivations(db);
  return {
    topics: release.current.release.topics.map(({ id, title, subtopics }) => ({
      id,
      title,
      subtopics: subtopics.map((subtopic) => ({
        id: subtopic.id,
        title: subtopic.title,
        rollout: subtopic.rollout,
        assets: subtopic.assets.map((asset) => ({
          id: asset.id,
          type: asset.type,
          title: asset.title,
          premium: asset.premium,
        })),
      })),
    })),
    history: rows.map(({ release_id: releaseId, activated_at: at }, index) => ({
      releaseId,
      at: at.toISOString(),
      current: index === 0,
    })),
  };
}

/** What learners saw before the release that they see now; undefined while there was no other. */
export async function previousReleaseId(db: Database): Promise<string | undefined> {
  const [current, ...earlier] = await findActivations(db);
  return earlier.find((each) => each.release_id !== current?.release_id)?.release_id;
}

/**
 * Makes an earlier release what learners see, in every API process at once; its prices come back only with somebody
 * who may set them.
 * @throws AppError 404 for an unknown release, 409 when another one than `from` is active now, 403 for its prices
 */
export async function rollBack(
  { db, release, builder }: DraftContext,
  actor: string,
  { releaseId: wanted, from }: { readonly releaseId: string; readonly from: string },
): Promise<void> {
  const releaseId = await atPricesOfToday({ db, builder }, actor, { from, to: wanted });
  await db.transaction().execute(async (trx) => {
    const active = await lockActive(trx);
    if (!(await isStored(trx, releaseId))) {
      throw new AppError('publishing.release-unknown', { status: 404 });
    }
    if (active !== from) throw new AppError('publishing.release-changed', { status: 409 });
    await guardPrices(trx, actor, { from, to: releaseId });
    await activateRelease(trx, releaseId);
    await recordAudit(trx, {
      actor,
      action: 'content.roll-back',
      subject: releaseId,
      before: active,
      after: releaseId,
    });
  });
  // The other processes hear of it; who asked this one must see it in the answer to their next question.
  await release.refresh();
}

/**
 * What learners will notice when a draft is published, and whether somebody with these roles may publish its prices.
 * @throws AppError 404, 409 while the draft has faults
 */
export async function draftChanges(
  context: DraftContext,
  roles: readonly StaffRole[],
  draftId: string,
): Promise<{ from: string; changes: ReleaseChange[]; pricesClosed: boolean }> {
  await requireDraft(context.db, draftId);
  const content = await draftContent(context, draftId);
  if (!content.ok) throw new AppError('publishing.draft-faults', { status: 409 });
  const { release } = context.release.current;
  const repriced = soldOtherwise(release.plans, content.release.plans).length > 0;
  return {
    from: release.id,
    changes: changesBetween(release, content.release),
    pricesClosed: repriced && !maySetPrices(roles),
  };
}

type Publishing = {
  readonly draftId: string;
  /** The release that was decided on: what the draft was checked to be. */
  readonly releaseId: string;
  /** The release that was current when it was decided. */
  readonly from: string;
};

/**
 * Makes a draft that passed its check what learners see, in every API process at once.
 * @throws AppError 404; 409 when the draft has faults or was changed since, or when another release is active now
 */
export async function publishDraft(
  context: DraftContext,
  actor: string,
  { draftId, releaseId, from }: Publishing,
): Promise<void> {
  const { db, release } = context;
  await requireDraft(db, draftId);
  await db.transaction().execute(async (trx) => {
    await requireLocked(trx, draftId);
    const active = await lockActive(trx);
    if (active !== from) throw new AppError('publishing.release-changed', { status: 409 });
    const check = await checkOf({ ...context, db: trx }, draftId);
    if (check.state === 'faults') throw new AppError('publishing.draft-faults', { status: 409 });
    if (check.state === 'unknown' || check.releaseId !== releaseId) {
      throw new AppError('publishing.draft-changed', { status: 409 });
    }
    await guardPrices(trx, actor, { from, to: releaseId });
    await activateRelease(trx, releaseId);
    await markPublished(trx, draftId, releaseId);
    await recordAudit(trx, {
      actor,
      action: 'content.publish',
      subject: releaseId,
      before: active,
      after: { release: releaseId, draft: draftId },
    });
  });
  await release.refresh();
}
