import type { DraftChanges } from '@abhyas/contract/publishing-drafts.staff';
import type { StaffRole } from '@abhyas/contract/admin.staff';
import type { NotProvedProblem } from '@abhyas/contract/proving.staff';
import type { Release } from '@abhyas/content/release';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { activateRelease, readRelease } from '../../platform/content/release-store.ts';
import { maySetPrices, soldOtherwise } from '../plans/sale-terms.rules.ts';
import { checkOf, draftContent } from './draft-build.service.ts';
import { requireDraft, requireLocked } from './drafts.service.ts';
import { markPublished } from './drafts.store.ts';
import { guardPrices } from './prices.service.ts';
import { isStepOf, lockActive } from './publishing.store.ts';
import { changesBetween } from './release-changes.rules.ts';
import { changesAsNoted } from './releases.service.ts';

/** As many problems as a refusal names. */
const NAMED_MOST = 12;

/** The problems that one release brings or changes against another and that are not proved: proving knows them. */
export type FindNotProved = (step: {
  readonly before: Release;
  readonly after: Release;
}) => Promise<readonly NotProvedProblem[]>;

type ProvingContext = Pick<AppContext, 'db' | 'release' | 'builder'> & {
  readonly findNotProved: FindNotProved;
};

/**
 * What learners will notice when a draft is published, what of it is not proved, and whether somebody with these roles
 * may publish its prices.
 * @throws AppError 404, 409 while the draft has faults or lacks what others have published
 */
export async function draftChanges(
  context: ProvingContext,
  roles: readonly StaffRole[],
  draftId: string,
): Promise<DraftChanges> {
  const { basedOn } = await requireDraft(context.db, draftId);
  const content = await draftContent(context, draftId);
  if (!content.ok) throw new AppError('publishing.draft-faults');
  const { release } = context.release.current;
  if (basedOn !== release.id) throw new AppError('publishing.merge-first');
  const repriced = soldOtherwise(release.plans, content.release.plans).length > 0;
  return {
    from: release.id,
    changes: changesBetween(release, content.release),
    pricesClosed: repriced && !maySetPrices(roles),
    notProved: [...(await context.findNotProved({ before: release, after: content.release }))],
  };
}

type Publishing = {
  readonly draftId: string;
  /** The release that was decided on: what the draft was checked to be. */
  readonly releaseId: string;
  /** The release that was current when it was decided. */
  readonly from: string;
  readonly unproved?: 'accepted' | undefined;
};

/**
 * Makes a draft that passed its check what learners see, in every API process at once; asked again because the answer
 * was lost, it changes nothing.
 * @throws AppError 404; 409 when the draft has faults or was changed since, or lacks what others published, when another
 * release is active now, or when something is not proved and nobody has accepted that
 */
export async function publishDraft(
  context: ProvingContext,
  actor: string,
  { draftId, releaseId, from, unproved }: Publishing,
): Promise<void> {
  const { db, release } = context;
  await requireDraft(db, draftId);
  const step = { from, to: releaseId };
  if (await isStepOf(db, actor, step)) return;
  const notProved = await notProvedIn(context, releaseId);
  if (notProved.length > 0 && unproved !== 'accepted') throw notProvedError(notProved);
  await db.transaction().execute(async (trx) => {
    const draft = await requireLocked(trx, draftId);
    const active = await lockActive(trx);
    if (await isStepOf(trx, actor, step)) return;
    if (active !== from) throw new AppError('publishing.release-changed');
    if (draft.basedOn !== active) throw new AppError('publishing.merge-first');
    const check = await checkOf({ ...context, db: trx }, draftId);
    if (check.state === 'faults') throw new AppError('publishing.draft-faults');
    if (check.state !== 'passed' || check.releaseId !== releaseId) {
      throw new AppError('publishing.draft-changed');
    }
    await guardPrices(trx, actor, step);
    await activateRelease(trx, releaseId, {
      accountId: actor,
      draftName: draft.name,
      changes: await changesAsNoted(trx, step),
    });
    await markPublished(trx, draftId, releaseId);
    await recordAudit(trx, {
      actor,
      action: 'content.publish',
      subject: releaseId,
      before: active,
      after: {
        release: releaseId,
        draft: draftId,
        ...(notProved.length > 0 && { notProved: notProved.map(({ id }) => id) }),
      },
    });
  });
  await release.refresh();
}

/** Problems of a built release that would reach learners without a proof; none when it is not built: it is refused then. */
async function notProvedIn(
  { db, release, findNotProved }: ProvingContext,
  releaseId: string,
): Promise<readonly NotProvedProblem[]> {
  const after = await readRelease(db, releaseId);
  return after ? findNotProved({ before: release.current.release, after }) : [];
}

function notProvedError(problems: readonly NotProvedProblem[]): AppError {
  const named = problems.slice(0, NAMED_MOST).map(({ title }) => title);
  const more = problems.length > NAMED_MOST ? ['…'] : [];
  return new AppError('publishing.not-proved', {
    values: { problems: [...named, ...more].join(', ') },
  });
}
