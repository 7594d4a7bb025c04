import { staffMessages } from '@abhyas/contract/messages.staff';
import { STAFF_ROLES, type StaffRole } from '@abhyas/contract/admin.staff';
import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendOrDrop } from '../../platform/mail/send-or-drop.ts';
import { notify, said } from './notifications.service.ts';
import { findRecipient } from './notifications.store.ts';

const someRoles = z.array(z.enum(STAFF_ROLES));

const mailRoles = defineJob({
  name: 'notifications.mail-roles',
  payload: z.object({ accountId: z.string(), before: someRoles, after: someRoles }),
  pool: 'mail',
  maxTries: 30_000,
  longestPauseSeconds: 60,
});

type Change = {
  readonly accountId: string;
  readonly before: readonly StaffRole[];
  readonly after: readonly StaffRole[];
};

/** Tells somebody of their roles, in the product and by mail, in the transaction that changes them. */
export async function tellOfRoles(trx: Database, { accountId, before, after }: Change): Promise<void> {
  if (before.toSorted().join() === after.toSorted().join()) return;
  const told = toldOf({ before, after });
  await notify(trx, {
    accountId,
    kind: 'news',
    ...said(told, namesOf({ before, after })),
    url: after.length > 0 ? '/admin' : '',
    groupKey: 'staff-roles',
  });
  await enqueue(trx, [mailRoles, { accountId, before: [...before], after: [...after] }]);
}

type Roles = Omit<Change, 'accountId'>;

function toldOf({ before, after }: Roles): 'staffGiven' | 'staffChanged' | 'staffTaken' {
  if (after.length === 0) return 'staffTaken';
  return before.length === 0 ? 'staffGiven' : 'staffChanged';
}

const named = (roles: readonly StaffRole[]) =>
  roles.map((role) => staffMessages.staff.roles[role].name).join(', ');

/** As the console calls them. */
function namesOf({ before, after }: Roles): { before: string; after: string } {
  return { before: named(before), after: named(after) };
}

export function rolesMailTask(context: Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>): JobTask {
  const { config, db } = context;
  const { publicUrl } = config;
  return onJob(mailRoles, async ({ accountId, before, after }) => {
    const to = await findRecipient(db, accountId);
    if (!to) return;
    const told = toldOf({ before, after });
    await sendOrDrop(
      context,
      composeMail({
        kind: 'staff-roles',
        text: (texts) => texts[told],
        to,
        publicUrl,
        url: `${publicUrl}/admin`,
        values: namesOf({ before, after }),
      }),
    );
  });
}
