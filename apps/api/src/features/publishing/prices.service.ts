import type { Plan } from '@abhyas/content/release';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findBuild } from '../../platform/content/release-builder.ts';
import { readSources } from '../../platform/content/release-store.ts';
import { findRoles } from '../../platform/identity/staff.ts';
import { maySetPrices, soldOtherwise } from '../plans/sale-terms.rules.ts';
import { findPlansOf } from './publishing.store.ts';

const PLANS = 'plans/';

/** What learners see, and what they are to see: ids of stored releases. */
type Step = { readonly from: string | undefined; readonly to: string };

/**
 * Lets nobody change what plans cost, contain or how long they last but who answers for money. Call it in the
 * transaction that makes a release active, whatever way it came there.
 * @throws AppError 403 naming the plans
 */
export async function guardPrices(trx: Database, actor: string, step: Step): Promise<void> {
  const plans = await repricedPlans(trx, step);
  if (plans.length === 0 || maySetPrices(await findRoles(trx, actor))) return;
  const values = { plans: plans.map(({ title }) => title).join(', ') };
  throw new AppError('publishing.prices', { values });
}

async function repricedPlans(db: Database, { from, to }: Step): Promise<Plan[]> {
  const before = from === undefined ? [] : await findPlansOf(db, from);
  return soldOtherwise(before, await findPlansOf(db, to));
}

/**
 * The release that bringing an earlier one back comes to: for who may not set prices, the earlier content with the
 * plans that are sold now.
 * @throws AppError 403 when the two cannot be put together
 */
export async function atPricesOfToday(
  { db, builder }: Pick<AppContext, 'db' | 'builder'>,
  actor: string,
  { from, to }: Step,
): Promise<string> {
  if (from === undefined || (await repricedPlans(db, { from, to })).length === 0) return to;
  if (maySetPrices(await findRoles(db, actor))) return to;
  const [earlier, today] = [await readSources(db, to), await readSources(db, from)];
  if (earlier.size === 0 || today.size === 0) return to;
  const files = new Map(
    [
      ...[...earlier].filter(([path]) => !path.startsWith(PLANS)),
      ...[...today].filter(([path]) => path.startsWith(PLANS)),
    ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const key = await builder.keyOf(files);
  if (!(await findBuild(db, key))) await builder.build(key, files);
  return (await findBuild(db, key))?.releaseId ?? to;
}
