import type { Database } from '../../platform/database/database.ts';
import {
  findAccess,
  findAccessChanges,
  findAccessOfOrder,
  insertAccess,
  insertAccessChange,
  lockAccess,
  setEnd,
  setRevoked,
  type AccessChangeRow,
  type AccessRow,
  type NewAccess,
} from './access.store.ts';

/** Access as it stands, with what was changed of it by hand. */
export type Access = AccessRow & { readonly changes: readonly AccessChangeRow[] };

/** Every plan that these accounts hold or held. */
export async function accessOf(db: Database, accountIds: readonly string[]): Promise<Access[]> {
  if (accountIds.length === 0) return [];
  return withChanges(db, await findAccess(db, accountIds));
}

/** What an order opened. */
export async function accessOfOrder(db: Database, orderId: string): Promise<Access | undefined> {
  const row = await findAccessOfOrder(db, orderId);
  return row && (await withChanges(db, [row]))[0];
}

async function withChanges(db: Database, rows: readonly AccessRow[]): Promise<Access[]> {
  const changes = await findAccessChanges(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    changes: changes.filter((change) => change.entitlement_id === row.id),
  }));
}

/** Who does something by hand, and why. */
type Hand = { readonly actor: string; readonly reason: string };

/** Access by its id, held until the transaction ends. */
export function holdAccess(tx: Database, id: string): Promise<AccessRow | undefined> {
  return lockAccess(tx, id);
}

/** Opens a plan to somebody without an order. */
export async function giveAccess(tx: Database, access: NewAccess, hand: Hand): Promise<AccessRow> {
  const row = await insertAccess(tx, access);
  await insertAccessChange(tx, {
    ...hand,
    entitlementId: row.id,
    kind: 'grant',
    before: null,
    after: row.expires_at,
  });
  return row;
}

/** Lets access that is held by `holdAccess` end at another moment. */
export async function prolongAccess(
  tx: Database,
  { access, until }: { access: AccessRow; until: Date },
  hand: Hand,
): Promise<void> {
  await setEnd(tx, access.id, until);
  await insertAccessChange(tx, {
    ...hand,
    entitlementId: access.id,
    kind: 'extend',
    before: access.expires_at,
    after: until,
  });
}

/** Takes access back that is held by `holdAccess`. */
export async function withdrawAccess(tx: Database, access: AccessRow, hand: Hand): Promise<void> {
  await setRevoked(tx, access.id);
  await insertAccessChange(tx, {
    ...hand,
    entitlementId: access.id,
    kind: 'revoke',
    before: access.expires_at,
    after: null,
  });
}
