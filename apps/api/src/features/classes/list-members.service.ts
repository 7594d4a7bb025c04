import type { ListEntry } from '@abhyas/contract/classes-lists.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { AppError } from '../../platform/errors.ts';
import { welcomeAccounts } from './batches.service.ts';
import { insertMembers, type AddedMember } from './batches.store.ts';
import { holdStates, type ChangeLine, type ListState } from './list-changes.store.ts';

type Context = Pick<AppContext, 'release'>;

/** What a list says of somebody who is on it, or has left it. */
export const stateOf = ({ rollNumber, name, email, section }: ListEntry, left: boolean): ListState => ({
  rollNumber,
  name,
  email,
  section,
  left,
});

/** @throws AppError 409 for a roll number or an address that somebody else on the list has */
export async function withoutTwins<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'batch_member_roll_key'))
      throw new AppError('classes.roll-taken', { field: 'rollNumber' });
    if (isUniqueViolation(error, 'batch_member_email_key'))
      throw new AppError('classes.address-taken', { field: 'email' });
    throw error;
  }
}

type Joining = { readonly batchId: string; readonly entries: readonly ListEntry[] };

/** Puts people on a list who are not on it, with what the class has had opened. */
export async function join(
  context: Context,
  trx: Database,
  { batchId, entries }: Joining,
): Promise<{ added: AddedMember[]; lines: ChangeLine[] }> {
  if (entries.length === 0) return { added: [], lines: [] };
  const added = await insertMembers(trx, batchId, entries);
  const accounts = added.flatMap((member) => member.account_id ?? []);
  await welcomeAccounts(context, trx, { batchIds: [batchId], accounts });
  const states = await holdStates(
    trx,
    added.map(({ id }) => id),
  );
  const lines = [...states].map(([memberId, state]) => ({
    memberId,
    was: stateOf(state, true),
    became: stateOf(state, false),
  }));
  return { added, lines };
}
