import { createHash } from 'node:crypto';

import type { Imported, ImportPreview, PlannedLine } from '@abhyas/contract/classes-lists.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { requireShown } from '../notifications/receivers.service.ts';
import { welcomeAccounts } from './batches.service.ts';
import { comparedAddresses, type AddedMember } from './batches.store.ts';
import { requireBatchFor, type Teacher } from './class-rights.service.ts';
import { inviteMember } from './invitation-mails.service.ts';
import { holdListed, insertChange, saveStates, tieAccounts, type ChangeLine } from './list-changes.store.ts';
import { join, stateOf, withoutTwins } from './list-members.service.ts';
import { planList, type ListPlan, type Planned } from './list-plan.rules.ts';
import { readMemberList } from './member-list.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

async function planOf(db: Database, batchId: string, csv: string): Promise<ListPlan> {
  const list = readMemberList(csv);
  const emails = list.lines.map(({ email }) => email);
  const compared = await comparedAddresses(db, emails);
  return planList(list, compared, await holdListed(db, batchId));
}

const toLine = ({ line, after, member }: Planned): PlannedLine => ({
  line,
  after,
  ...(member && !member.left && { before: stateOf(member, false) }),
  known: member !== undefined && (member.left || member.accountId !== null),
});

/** Stands for what a file would change. */
function setOf({ lines }: ListPlan): string {
  const what = lines.map(({ after, member }) => [after, member?.id, member && stateOf(member, member.left)]);
  return createHash('sha256').update(JSON.stringify(what)).digest('base64url');
}

type File = { readonly batchId: string; readonly csv: string };

/** What a file would change on the list of a batch. @throws AppError 404, 403 */
export async function previewImport(
  { db }: Context,
  teacher: Teacher,
  { batchId, csv }: File,
): Promise<ImportPreview> {
  return db.transaction().execute(async (trx) => {
    await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const plan = await planOf(trx, batchId, csv);
    const { unchanged, missing, faults } = plan;
    return { lines: plan.lines.map(toLine), unchanged, missing, faults: [...faults], set: setOf(plan) };
  });
}

type Importing = File & { readonly set: string; readonly invite: boolean };

/**
 * Does what was shown. Those who have an account with a confirmed address find open what the batch has had opened; the
 * others are invited, if that is asked for, and find it open when they have confirmed theirs.
 * @throws AppError 404, 403, 409 when something else would be changed than was shown
 */
export function importMembers(
  context: Context,
  teacher: Teacher,
  { batchId, csv, set, invite }: Importing,
): Promise<Imported> {
  const work = context.db.transaction().execute(async (trx): Promise<Imported> => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const plan = await planOf(trx, batchId, csv);
    requireShown(setOf(plan), set);
    if (plan.lines.length === 0) return { added: 0, changed: 0, invited: 0, withoutAccount: [] };
    const { added, lines } = await applyPlan(context, trx, { batchId, plan });
    const strangers = added.filter((member) => member.account_id === null);
    if (invite) await inviteAll(trx, batch.name, strangers);
    const changeId = await insertChange(trx, { kind: 'import', batchId }, lines);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.members',
      subject: batch.name,
      after: { added: added.map(({ email }) => email), changed: lines.length - added.length },
    });
    return {
      changeId,
      added: added.length,
      changed: lines.length - added.length,
      invited: invite ? strangers.length : 0,
      withoutAccount: strangers.map(({ id }) => id),
    };
  });
  return withoutTwins(work);
}

async function inviteAll(trx: Database, batch: string, strangers: readonly AddedMember[]): Promise<void> {
  for (const { id, email, name } of strangers)
    await enqueue(trx, [inviteMember, { email, name, batch, memberId: id }]);
}

type Applying = { readonly batchId: string; readonly plan: ListPlan };

async function applyPlan(
  context: Context,
  trx: Database,
  { batchId, plan }: Applying,
): Promise<{ added: AddedMember[]; lines: ChangeLine[] }> {
  const changes = plan.lines.flatMap(({ after, member }) =>
    member && !member.left
      ? [{ memberId: member.id, was: stateOf(member, false), became: stateOf(after, false) }]
      : [],
  );
  await saveStates(
    trx,
    changes.map(({ memberId, became }) => ({ memberId, state: became })),
  );
  const joining = plan.lines.filter(({ member }) => !member || member.left);
  const { added, lines } = await join(context, trx, { batchId, entries: joining.map(({ after }) => after) });
  const tied = await tieAccounts(
    trx,
    changes.map(({ memberId }) => memberId),
  );
  await welcomeAccounts(context, trx, { batchIds: [batchId], accounts: tied });
  return { added, lines: [...changes, ...lines] };
}
