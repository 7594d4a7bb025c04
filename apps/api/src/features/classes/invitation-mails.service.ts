import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { composeMail, type MailTexts } from '../../platform/mail/compose-mail.ts';
import { sendOrDrop } from '../../platform/mail/send-or-drop.ts';
import {
  drawInvitation,
  findInvitation,
  INVITATION_DAYS,
  takeInvitation,
  type Invitation,
} from './invitations.store.ts';

/** Somebody without an account was put on the list of a batch. */
export const inviteMember = defineJob({
  name: 'classes.invite',
  // A job of the version before names no member: its mail leads to the empty form.
  payload: z.object({
    email: z.string(),
    name: z.string(),
    batch: z.string(),
    memberId: z.optional(z.string()),
  }),
  pool: 'mail',
  maxTries: 30_000,
  longestPauseSeconds: 60,
});

const invitation = ({ classInvitation }: MailTexts) => classInvitation;

export function invitationTask(context: Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>): JobTask {
  const { publicUrl } = context.config;
  return onJob(inviteMember, async ({ email, name, batch, memberId }) => {
    const to = { name: name || (email.split('@', 1)[0] ?? email), email, language: null };
    const values = { batch, email, days: INVITATION_DAYS };
    // Drawn at the moment of sending: none is in the database, and none has grown old while the mail server was away.
    const key = memberId === undefined ? '' : `?invitation=${await drawInvitation(context.db, memberId)}`;
    const url = `${publicUrl}/register${key}`;
    const mail = composeMail({ kind: 'class-invitation', text: invitation, to, publicUrl, url, values });
    await sendOrDrop(context, mail);
  });
}

/** For whom the key of an invitation is; undefined when it is wrong, used or too old. */
export function invitationOf(db: AppContext['db'], key: string): Promise<Invitation | undefined> {
  return findInvitation(db, key);
}

/** Takes an invitation, in the transaction that makes the account. */
export function acceptInvitation(trx: Database, key: string): Promise<Invitation | undefined> {
  return takeInvitation(trx, key);
}
