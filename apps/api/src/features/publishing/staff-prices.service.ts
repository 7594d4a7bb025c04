import { readPlan, writePlan } from '@abhyas/content/forms/plan-form';
import { COMING_SOON } from '@abhyas/content/release';
import type { PlanPrice } from '@abhyas/contract/publishing-prices.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { findBuild } from '../../platform/content/release-builder.ts';
import { activateRelease, readBlob, readSources, storeFiles } from '../../platform/content/release-store.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { priceHistory } from './price-history.rules.ts';
import { findSoldPlans } from './prices.store.ts';
import { guardPrices } from './prices.service.ts';
import { lockActive } from './publishing.store.ts';
import { changesAsNoted } from './releases.service.ts';

type Context = Pick<AppContext, 'db' | 'release' | 'builder'>;

/** What each plan costs now, and what it cost before. */
export async function planPrices({ db, release }: Context): Promise<PlanPrice[]> {
  const { plans } = release.current.release;
  const sold = await findSoldPlans(db);
  return plans.map(({ id, title, validity, planType, priceRupees }) => ({
    id,
    title,
    validity,
    sold: planType !== COMING_SOON,
    priceRupees,
    history: priceHistory(id, sold),
  }));
}

type PriceChange = { readonly planId: string; readonly priceRupees: number; readonly expected: number };

/**
 * Makes a price that of all new orders: what learners see, built with it, in every API process at once. Orders that
 * are open keep theirs.
 * @throws AppError 400 for no price, 404 for an unknown plan, 409 when somebody else changed it meanwhile
 */
export async function setPrice(context: Context, actor: string, request: PriceChange): Promise<void> {
  const { db, release } = context;
  const { planId, priceRupees, expected } = request;
  if (priceRupees < 1) throw new AppError('publishing.price-invalid', { field: 'priceRupees' });
  await release.refresh();
  const { id: from, plans } = release.current.release;
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new AppError('payments.plan-unknown', { field: 'planId' });
  if (plan.priceRupees === priceRupees) return;
  if (plan.priceRupees !== expected) throw new AppError('publishing.price-changed');
  const to = await withPrice(context, from, request);
  await db.transaction().execute(async (trx) => {
    if ((await lockActive(trx)) !== from) throw new AppError('publishing.price-changed');
    await guardPrices(trx, actor, { from, to });
    await activateRelease(trx, to, {
      accountId: actor,
      changes: await changesAsNoted(trx, { from, to }),
    });
    await recordAudit(trx, {
      actor,
      action: 'payments.price',
      subject: plan.title,
      before: plan.priceRupees,
      after: priceRupees,
    });
  });
  await release.refresh();
}

/** The id of the release that the files of another come to with this price. */
async function withPrice(
  { db, builder }: Context,
  from: string,
  { planId, priceRupees }: PriceChange,
): Promise<string> {
  const path = `plans/${planId}/plan.yaml`;
  const sources = await readSources(db, from);
  const hash = sources.get(path);
  const bytes = hash === undefined ? undefined : await readBlob(db, hash);
  const text = bytes && new TextDecoder().decode(bytes);
  const form = text === undefined ? null : readPlan(text);
  if (text === undefined || !form) throw new AppError('publishing.price-not-here');
  const written = writePlan(text, { ...form, priceRupees: String(priceRupees) });
  const stored = await storeFiles(db, new Map([[path, new TextEncoder().encode(written)]]));
  const files = new Map([...sources, ...stored]);
  const key = await builder.keyOf(files);
  if (!(await findBuild(db, key))) await builder.build(key, files);
  const releaseId = (await findBuild(db, key))?.releaseId;
  if (!releaseId) throw new AppError('publishing.price-invalid', { field: 'priceRupees' });
  return releaseId;
}
