import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { welcomeAccounts } from './batches.service.ts';
import { tieMembers } from './batches.store.ts';
import { isMember } from './class-teachers.service.ts';
import { join } from './list-members.service.ts';

type Admitted = {
  readonly batchId: string;
  readonly accountId: string;
  readonly name: string;
  /** The addresses under which they may stand on the list: the college's first, then their own. */
  readonly emails: readonly string[];
};

/**
 * Puts somebody on the list of a batch whom the college's own system has sent; who is on it already stays as they are. An
 * entry that waited for them becomes theirs.
 */
export async function admitToBatch(
  context: Pick<AppContext, 'release'>,
  trx: Database,
  { batchId, accountId, name, emails }: Admitted,
): Promise<void> {
  if (await isMember(trx, batchId, accountId)) return;
  const tie = (addresses: readonly string[]) =>
    tieMembers(
      trx,
      batchId,
      addresses.map((email) => ({ accountId, email })),
    );
  const [email = ''] = emails;
  let accounts = await tie(emails);
  if (accounts.length === 0) {
    await join(context, trx, { batchId, entries: [{ rollNumber: '', name, email, section: '' }] });
    accounts = await tie([email]);
  }
  await welcomeAccounts(context, trx, { batchIds: [batchId], accounts });
}
