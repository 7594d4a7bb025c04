import type { Database } from '../../platform/database/database.ts';

/** What else happens in the transaction in which an account's address is confirmed. */
export type Confirmed = (trx: Database, accountId: string, email: string) => Promise<void>;

const hooks = new Set<Confirmed>();

/** app.ts says here what other features do for whoever confirmed an address: registration knows none of them. */
export function onConfirmed(hook: Confirmed): void {
  hooks.add(hook);
}

export async function tellConfirmed(trx: Database, accountId: string, email: string): Promise<void> {
  for (const hook of hooks) await hook(trx, accountId, email);
}

/** Somebody invited by mail: the key was sent to this address alone. */
export type Invitation = { readonly name: string; readonly email: string; readonly batch: string };

/** The invitations by which somebody may register; lent by the feature that sends them. */
export type Invitations = {
  find(db: Database, key: string): Promise<Invitation | undefined>;
  /** Uses it up, in the transaction that makes the account. */
  take(trx: Database, key: string): Promise<Invitation | undefined>;
  /** Whether an address stands on the list of a class. */
  isListed(db: Database, email: string): Promise<boolean>;
};
