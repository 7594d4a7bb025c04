import type { StaffRole, Waiting } from '@abhyas/contract/admin.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { classesToday } from '../classes/batches.service.ts';
import { waitingComments } from '../comments/moderation.service.ts';
import { waitingBatchAccess } from '../entitlements/batch-access.service.ts';
import { mailsGivenUp } from '../health/health.service.ts';
import { waitingOffline } from '../payments/offline-payments.service.ts';
import { disputesToDecide } from '../payments/disputes.service.ts';
import { refundsUnderWay } from '../payments/refunds.service.ts';
import { draftsBehind } from '../publishing/drafts.service.ts';
import { waitingMessages } from '../support/desk.service.ts';

type What = Waiting['what'];
type Counts = Partial<Record<What, number>>;
type Context = Pick<AppContext, 'db' | 'release'>;

/** What each role is shown: what its screens of the console let it do. */
const COUNTED: readonly {
  readonly roles: readonly StaffRole[];
  readonly count: (context: Context) => Promise<Counts>;
}[] = [
  { roles: ['teacher'], count: forTeachers },
  { roles: ['teacher', 'moderator'], count: ({ db }) => waitingComments(db) },
  { roles: ['moderator', 'accounts'], count: ({ db }) => forSupport(db) },
  { roles: ['accounts'], count: ({ db }) => forAccounts(db) },
];

/** What waits for somebody with these roles; nothing that others have to do. */
export async function waitingFor(context: Context, roles: readonly StaffRole[]): Promise<Waiting[]> {
  const mine = COUNTED.filter((part) => roles.some((role) => role === 'owner' || part.roles.includes(role)));
  const counts = await Promise.all(mine.map(({ count }) => count(context)));
  return Object.entries(Object.assign({}, ...counts) as Counts).flatMap(([what, count]) =>
    count > 0 ? [{ what: what as What, count }] : [],
  );
}

async function forTeachers({ db, release }: Context): Promise<Counts> {
  const [today, drafts, mails] = await Promise.all([
    classesToday(db),
    draftsBehind(db, release.current.release.id),
    mailsGivenUp(db),
  ]);
  return { classesToday: today, drafts, mails };
}

async function forSupport(db: Database): Promise<Counts> {
  const { open, late } = await waitingMessages(db);
  return { support: open, supportLate: late };
}

async function forAccounts(db: Database): Promise<Counts> {
  const [offline, refunds, disputes, classAccess] = await Promise.all([
    waitingOffline(db),
    refundsUnderWay(db),
    disputesToDecide(db),
    waitingBatchAccess(db),
  ]);
  return { offline, classAccess, refunds, disputes };
}
