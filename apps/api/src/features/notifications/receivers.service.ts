import type { Receivers } from '@abhyas/contract/announcements.staff';
import type { NotificationKind } from '@abhyas/contract/notifications';

import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findReceivers, isMember, type Members } from './receivers.store.ts';

export { findReceivers, setOf, wants, type Members } from './receivers.store.ts';

/** Who of these people is told something of a kind: without those who turned it off. */
export function receiversOf(db: Database, members: Members, kind: NotificationKind): Promise<Receivers> {
  return findReceivers(db, { members, kind });
}

/** Whom an action touches, told or not: it opens or closes something for each of them. */
export function touchedBy(db: Database, members: Members): Promise<Receivers> {
  return findReceivers(db, { members });
}

/**
 * What was shown is what is told: called in the transaction that tells.
 * @throws AppError 409 when the people are others than were shown
 */
export function requireShown(set: string, shown: string): void {
  if (set !== shown) throw new AppError('notify.receivers-changed');
}

/** Whether somebody belongs to a set of people. */
export function isAmong(db: Database, members: Members, accountId: string): Promise<boolean> {
  return isMember(db, members, accountId);
}
