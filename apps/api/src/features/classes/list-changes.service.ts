import type { ListEntry } from '@abhyas/contract/classes-lists.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { normaliseEmail, normaliseLine } from '../auth/auth.rules.ts';
import { welcomeAccounts } from './batches.service.ts';
import { comparedAddresses, tieMembers } from './batches.store.ts';
import { requireBatchFor, requireRight, type Teacher } from './class-rights.service.ts';
import { inviteMember } from './invitation-mails.service.ts';
import {
  holdListed,
  holdStates,
  insertChange,
  saveStates,
  takeChange,
  tieAccounts,
  type ChangeLine,
  type ListState,
} from './list-changes.store.ts';
import { join, stateOf, withoutTwins } from './list-members.service.ts';
import type { Listed } from './list-plan.rules.ts';
import { entryFault } from './member-list.rules.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

type Member = { readonly batchId: string; readonly memberId: string };

/** @throws AppError 404 for somebody who is not on the list */
async function requireMember(db: Database, { batchId, memberId }: Member): Promise<Listed> {
  const found = (await holdListed(db, batchId)).find(({ id, left }) => id === memberId && !left);
  if (!found) throw new AppError('classes.unknown');
  return found;
}

/**
 * Corrects what the list says of somebody.
 * @throws AppError 404, 403, 400 for an entry that will not do or another address for somebody with an account, 409 for
 * a roll number or an address that is taken
 */
export function editMember(
  context: Context,
  teacher: Teacher,
  { batchId, memberId, ...entered }: Member & ListEntry,
): Promise<{ changeId: string }> {
  const work = context.db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const member = await requireMember(trx, { batchId, memberId });
    const entry: ListEntry = {
      rollNumber: normaliseLine(entered.rollNumber),
      name: normaliseLine(entered.name),
      email: normaliseEmail(entered.email),
      section: normaliseLine(entered.section),
    };
    const fault = entryFault(entry);
    if (fault !== null) throw new AppError('classes.entry', { values: { fault } });
    const [compared] = await comparedAddresses(trx, [entry.email]);
    if (member.accountId !== null && compared !== member.compared)
      throw new AppError('classes.address-kept', { field: 'email' });
    const [was, became] = [stateOf(member, false), stateOf(entry, false)];
    await saveStates(trx, [{ memberId, state: became }]);
    const accounts = await tieAccounts(trx, [memberId]);
    await welcomeAccounts(context, trx, { batchIds: [batchId], accounts });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.member-edited',
      subject: batch.name,
      before: was,
      after: became,
    });
    return { changeId: await insertChange(trx, { kind: 'edit', batchId }, [{ memberId, was, became }]) };
  });
  return withoutTwins(work);
}

/** Takes somebody off the list. @throws AppError 404, 403 */
export async function removeMember(
  { db }: Context,
  teacher: Teacher,
  { batchId, memberId }: Member,
): Promise<{ changeId: string }> {
  return db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const member = await requireMember(trx, { batchId, memberId });
    const line = { memberId, was: stateOf(member, false), became: stateOf(member, true) };
    await saveStates(trx, [{ memberId, state: line.became }]);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.member-removed',
      subject: batch.name,
      before: member.email,
    });
    return { changeId: await insertChange(trx, { kind: 'remove', batchId }, [line]) };
  });
}

type Moving = {
  readonly batchId: string;
  readonly toBatchId: string;
  readonly memberIds: readonly string[];
};

/**
 * Takes learners off one list and puts them on another; who is there already stays as they are there.
 * @throws AppError 404 for a class of others or somebody who is not on the list, 403, 409 for a roll number that is taken
 */
export function moveMembers(
  context: Context,
  teacher: Teacher,
  { batchId, toBatchId, memberIds }: Moving,
): Promise<{ changeId: string; moved: number }> {
  const work = context.db.transaction().execute(async (trx) => {
    const from = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const to = await requireBatchFor(trx, teacher, { batchId: toBatchId, right: 'teach' });
    if (batchId === toBatchId) throw new AppError('classes.same-class');
    const wanted = new Set(memberIds);
    const leaving = (await holdListed(trx, batchId)).filter(({ id, left }) => wanted.has(id) && !left);
    if (leaving.length < wanted.size) throw new AppError('classes.unknown');
    const there = new Set(
      (await holdListed(trx, toBatchId)).flatMap(({ left, compared }) => (left ? [] : [compared])),
    );
    const left = leaving.map((member) => ({
      memberId: member.id,
      was: stateOf(member, false),
      became: stateOf(member, true),
    }));
    await saveStates(
      trx,
      left.map(({ memberId, became }) => ({ memberId, state: became })),
    );
    const entries = leaving.filter(({ compared }) => !there.has(compared));
    const { lines } = await join(context, trx, { batchId: toBatchId, entries });
    // An account with a printed password has proved no address: it moves with the entry that it was made for.
    const known = entries.flatMap(({ accountId, email }) => (accountId ? [{ accountId, email }] : []));
    const accounts = await tieMembers(trx, toBatchId, known);
    await welcomeAccounts(context, trx, { batchIds: [toBatchId], accounts });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.members-moved',
      subject: from.name,
      before: leaving.map(({ email }) => email),
      after: to.name,
    });
    const changeId = await insertChange(trx, { kind: 'move', batchId }, [...left, ...lines]);
    return { changeId, moved: leaving.length };
  });
  return withoutTwins(work);
}

type Undoing = { readonly batchId: string; readonly changeId: string };

/**
 * Puts a list back as it was, but for those who stand otherwise by now.
 * @throws AppError 404 for a change that is unknown or undone, 403, 409 when a roll number was given to another meanwhile
 */
export function undoListChange(
  context: Context,
  teacher: Teacher,
  { batchId, changeId }: Undoing,
): Promise<{ undone: number; kept: number }> {
  const work = context.db.transaction().execute(async (trx) => {
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const lines = await takeChange(trx, batchId, changeId);
    if (!lines) throw new AppError('classes.unknown');
    const now = await holdStates(
      trx,
      lines.map(({ memberId }) => memberId),
    );
    const batchIds = new Set([...now.values()].map((state) => state.batchId));
    for (const each of batchIds) await requireRight(trx, teacher, { batchId: each, right: 'teach' });
    const undone = lines.filter(({ memberId, became }) => isState(now.get(memberId), became));
    // Who leaves goes first: a roll number of theirs may be needed in the same list.
    const ordered = undone.toSorted((a, b) => Number(b.was.left) - Number(a.was.left));
    await saveStates(
      trx,
      ordered.map(({ memberId, was }) => ({ memberId, state: was })),
    );
    await welcomeBack(context, trx, { undone, now });
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.list-undone',
      subject: batch.name,
      after: undone.length,
    });
    return { undone: undone.length, kept: lines.length - undone.length };
  });
  return withoutTwins(work);
}

type WelcomingBack = {
  readonly undone: readonly ChangeLine[];
  readonly now: ReadonlyMap<string, { readonly batchId: string }>;
};

/** Who is on a list again has what the class has had opened. */
async function welcomeBack(context: Context, trx: Database, { undone, now }: WelcomingBack): Promise<void> {
  for (const batchId of new Set([...now.values()].map((state) => state.batchId))) {
    const back = undone.filter(({ memberId, was }) => !was.left && now.get(memberId)?.batchId === batchId);
    const accounts = await tieAccounts(
      trx,
      back.map(({ memberId }) => memberId),
    );
    await welcomeAccounts(context, trx, { batchIds: [batchId], accounts });
  }
}

function isState(now: ListState | undefined, became: ListState): boolean {
  return (
    now !== undefined &&
    now.left === became.left &&
    now.email === became.email &&
    now.name === became.name &&
    now.rollNumber === became.rollNumber &&
    now.section === became.section
  );
}

/** Sends somebody their invitation once more. @throws AppError 404, 403, 409 for somebody who has an account */
export async function inviteAgain({ db }: Context, teacher: Teacher, member: Member): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { batchId, memberId } = member;
    const batch = await requireBatchFor(trx, teacher, { batchId, right: 'teach' });
    const { email, name, accountId } = await requireMember(trx, member);
    if (accountId !== null) throw new AppError('classes.has-account');
    await enqueue(trx, [inviteMember, { email, name, batch: batch.name, memberId }]);
    await recordAudit(trx, {
      actor: teacher.accountId,
      action: 'class.invited-again',
      subject: batch.name,
      after: email,
    });
  });
}
