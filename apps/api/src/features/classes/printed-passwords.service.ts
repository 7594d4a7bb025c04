import type { Printed } from '@abhyas/contract/classes-lists.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import {
  drawFirstPassword,
  firstPasswordEnd,
  giveFirstPassword,
  type FirstPassword,
} from '../auth/first-passwords.service.ts';
import { welcomeAccounts } from './batches.service.ts';
import { requireBatchFor, requireRight, type Teacher } from './class-rights.service.ts';
import { findWithoutOwnPassword, setMemberAccount, type WaitingMember } from './printed-passwords.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

type Printing = { readonly batchId: string; readonly memberIds: readonly string[] };

/**
 * First passwords for those of a class who have no account, which is made for them, or have not used theirs. Nobody
 * else's password is touched.
 * @throws AppError 404 for a class of others or somebody who is not on the list, 403
 */
export async function printPasswords(
  context: Context,
  teacher: Teacher,
  { batchId, memberIds }: Printing,
): Promise<Printed> {
  const { db } = context;
  await requireRight(db, teacher, { batchId, right: 'teach' });
  const { asked, waiting } = await findWithoutOwnPassword(db, batchId, memberIds);
  if (asked < new Set(memberIds).size) throw new AppError('classes.unknown');
  // Hashing takes its turn among those who sign in, so it is done before anything is held.
  const drawn = new Map<WaitingMember, FirstPassword>();
  for (const member of waiting) drawn.set(member, await drawFirstPassword(teacher.accountId));
  const until = firstPasswordEnd();
  return db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const printed: Printed['printed'] = [];
    const made: string[] = [];
    for (const [member, { password, passwordHash }] of drawn) {
      const accountId = await giveFirstPassword(trx, member, { passwordHash, until });
      if (accountId === undefined) continue;
      if (await setMemberAccount(trx, member.id, accountId)) made.push(accountId);
      const { rollNumber, name, email, section } = member;
      printed.push({ rollNumber, name, email, section, password });
    }
    await welcomeAccounts(context, trx, { batchIds: [batchId], accounts: made });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.passwords',
      subject: batch.name,
      after: printed.map(({ email }) => email),
    });
    return { printed, own: asked - printed.length, until: until.toISOString() };
  });
}
