import type { ReleaseChange } from '@abhyas/contract/publishing-drafts.staff';
import type { ComparedReleases, ContentStatus } from '@abhyas/contract/publishing-releases.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { activateRelease, readRelease } from '../../platform/content/release-store.ts';
import { atPricesOfToday, guardPrices } from './prices.service.ts';
import { findActivations, findBringers, isStepOf, isStored, lockActive } from './publishing.store.ts';
import { countLearners } from './progress.store.ts';
import { changesBetween } from './release-changes.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;
type BuildContext = Pick<AppContext, 'db' | 'release' | 'builder'>;

/** The tree of what learners see, and the releases that they saw before. */
export async function contentStatus({ db, release }: Context): Promise<ContentStatus> {
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
    history: rows.map(({ at, changes, ...row }, index) => ({
      ...row,
      at: at.toISOString(),
      current: index === 0,
      ...(rows[index + 1] && { before: rows[index + 1]?.releaseId }),
      ...(changes && { changes: [...changes] }),
    })),
  };
}

/** What learners saw before the release that they see now; undefined while there was no other. */
export async function previousReleaseId(db: Database): Promise<string | undefined> {
  const [current, ...earlier] = await findActivations(db);
  return earlier.find((each) => each.releaseId !== current?.releaseId)?.releaseId;
}

/**
 * Makes an earlier release what learners see, in every API process at once; its prices come back only with somebody
 * who may set them. Asked again because the answer was lost, it changes nothing.
 * @throws AppError 404 for an unknown release, 409 when another one than `from` is active now, 403 for its prices
 */
export async function rollBack(
  { db, release, builder }: BuildContext,
  actor: string,
  { releaseId: wanted, from }: { readonly releaseId: string; readonly from: string },
): Promise<void> {
  const releaseId = await atPricesOfToday({ db, builder }, actor, { from, to: wanted });
  const step = { from, to: releaseId };
  await db.transaction().execute(async (trx) => {
    const active = await lockActive(trx);
    if (await isStepOf(trx, actor, step)) return;
    if (!(await isStored(trx, releaseId))) {
      throw new AppError('publishing.release-unknown');
    }
    if (active !== from) throw new AppError('publishing.release-changed');
    await guardPrices(trx, actor, step);
    await activateRelease(trx, releaseId, {
      accountId: actor,
      broughtBack: true,
      changes: await changesAsNoted(trx, step),
    });
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

/** Two stored releases: what learners saw before, and what they see then. */
type Step = { readonly from: string; readonly to: string };

/** A list of changes that is longer than this is read by nobody. */
const NOTED = 300;

/** What learners notice of a step, as the list of releases keeps it. */
export async function changesAsNoted(db: Database, step: Step): Promise<string> {
  return JSON.stringify((await changesOf(db, step)).slice(0, NOTED));
}

/**
 * What learners would notice if one release took the place of another; of what they lose, how many have been at it and
 * who published it.
 * @throws AppError 404 for an unknown release
 */
export async function compareReleases(
  { db, builder }: Pick<AppContext, 'db' | 'builder'>,
  actor: string,
  step: Step,
): Promise<ComparedReleases> {
  const changes = await changesOf(db, { ...step, to: await atPricesOfToday({ db, builder }, actor, step) });
  const ids = changes.filter(({ change }) => change !== 'moved').map(({ id }) => id);
  const [learners, bringers] = [await countLearners(db, ids), await findBringers(db, ids)];
  return {
    changes: changes.map((change) => ({
      ...change,
      learners: learners.get(change.id) ?? 0,
      broughtBy: bringers.get(change.id) ?? null,
    })),
  };
}

async function changesOf(db: Database, { from, to }: Step): Promise<ReleaseChange[]> {
  const [before, after] = [await readRelease(db, from), await readRelease(db, to)];
  if (!before || !after) throw new AppError('publishing.release-unknown');
  return changesBetween(before, after);
}
