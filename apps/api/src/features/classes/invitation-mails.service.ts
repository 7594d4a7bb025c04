import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import { defineJob, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { composeMail, type MailTexts } from '../../platform/mailer/compose-mail.ts';
import { sendOrDrop } from '../../platform/mailer/send-or-drop.ts';

/** Somebody without an account was put on the list of a batch. */
export const inviteMember = defineJob({
  name: 'classes.invite',
  payload: z.object({ email: z.string(), name: z.string(), batch: z.string() }),
  crew: 'mail',
  maxTries: 30_000,
  longestPauseSeconds: 60,
});

const invitation = ({ classInvitation }: MailTexts) => classInvitation;

export function invitationTask(context: Pick<AppContext, 'config' | 'log' | 'mailer'>): JobTask {
  const { publicUrl } = context.config;
  return onJob(inviteMember, async ({ email, name, batch }) => {
    const to = { name: name || (email.split('@', 1)[0] ?? email), email, language: null };
    const values = { batch, email };
    const url = `${publicUrl}/register`;
    const mail = composeMail({ kind: 'class-invitation', text: invitation, to, publicUrl, url, values });
    await sendOrDrop(context, mail);
  });
}
