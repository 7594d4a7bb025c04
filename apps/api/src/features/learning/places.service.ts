import type { Place } from '@abhyas/contract/learning-progress';

import type { RawBuilder } from 'kysely';

import type { AppContext } from '../../platform/app-context.ts';
import { requireOwned } from './learning.service.ts';
import { accountsAt, findPlace, mergePlace } from './places.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/**
 * Where a learner is in an asset: the start when they were never there.
 * @throws AppError 404 for an unknown asset, 403 for one that is not owned.
 */
export async function placeOf(context: Context, accountId: string, assetId: string): Promise<Place> {
  await requireOwned(context, accountId, assetId);
  return findPlace(context.db, { accountId, assetId });
}

/**
 * Remembers the place and returns the seconds watched so far, each counted once. Intervals that run
 * backwards are left out: nobody can have watched them.
 * @throws AppError as `placeOf`.
 */
export async function savePlace(
  context: Context,
  accountId: string,
  { assetId, position, watched }: Pick<Place, 'position' | 'watched'> & { readonly assetId: string },
): Promise<number> {
  await requireOwned(context, accountId, assetId);
  const forward = watched.filter(([from, to]) => from < to);
  return mergePlace(context.db, { accountId, assetId }, { position, watched: forward });
}

/** A query for the accounts that have been at an asset. */
export function learnersAt(assetId: string): RawBuilder<unknown> {
  return accountsAt(assetId);
}
