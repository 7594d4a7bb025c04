import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { defineJob, enqueue, onJob, type JobTask } from '../../platform/jobs/job.ts';
import { sendOrDrop } from '../../platform/mail/send-or-drop.ts';
import { composeAccountMail, KEY_LIFE_MINUTES, type AccountMail } from './compose-account-mail.ts';
import { emailFault, normaliseEmail } from './auth.rules.ts';
import { findAccount, findAccountByEmail, lockAccount, type AccountRow } from './auth.store.ts';
import { drawKey, findRequestAges, insertRequest } from './mail-key.store.ts';
import { MAIL_LIMITS, secondsUntilNextMail, type KeyPurpose } from './mail-limits.rules.ts';

/**
 * A mail to be sent. The job is the outbox: it is written in the transaction of what it tells about, and
 * tried until the mail server takes it. The key of a link is drawn at the moment of sending, so none lies
 * in the database, and none has grown old while the server was away.
 */
const sendMail = defineJob({
  name: 'auth.send-mail',
  payload: z.object({
    mail: z.enum(['confirmation', 'recovery', 'passwordChanged', 'googleLinked', 'providerLinked']),
    accountId: z.string(),
    askedAt: z.coerce.date(),
    provider: z.optional(z.string()),
  }),
  pool: 'mail',
  maxTries: 30_000,
  longestPauseSeconds: 60,
});

/** Somebody asked for a recovery mail. Done apart from the request, so that its time tells nothing about an address. */
const recoveryRequested = defineJob({
  name: 'auth.recovery-asked',
  payload: z.object({ email: z.string() }),
  longestPauseSeconds: 60,
});

const MINUTE_MS = 60_000;
/** When a mail comes too late to be of use: with its key, or, for news, after a week. */
const STALE_AFTER_MS: Readonly<Record<AccountMail, number>> = {
  confirmation: KEY_LIFE_MINUTES.confirmation * MINUTE_MS,
  recovery: KEY_LIFE_MINUTES.recovery * MINUTE_MS,
  passwordChanged: 7 * 24 * 60 * MINUTE_MS,
  googleLinked: 7 * 24 * 60 * MINUTE_MS,
  providerLinked: 7 * 24 * 60 * MINUTE_MS,
};

/** Puts a mail into the outbox, as part of the transaction that it tells about. */
export async function mailAccount(
  db: Database,
  mail: Exclude<AccountMail, 'providerLinked'>,
  accountId: string,
): Promise<void> {
  await enqueue(db, [sendMail, { mail, accountId, askedAt: new Date().toISOString() }]);
}

/** Tells the owner of an account by which provider somebody can sign in to it now. */
export async function mailProviderLinked(db: Database, accountId: string, provider: string): Promise<void> {
  const askedAt = new Date().toISOString();
  await enqueue(db, [sendMail, { mail: 'providerLinked', accountId, askedAt, provider }]);
}

/**
 * A learner asks for another confirmation mail.
 * @throws AppError 429 when one was asked for a moment ago, 409 when the address is confirmed already.
 */
export async function resendConfirmation({ db }: Pick<AppContext, 'db'>, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account || account.confirmed) throw new AppError('account.already-confirmed');
    const seconds = await requestMail(trx, accountId, 'confirmation');
    if (seconds > 0) throw new AppError('auth.mail-too-soon', { values: { seconds } });
  });
}

/**
 * Takes the request for a recovery mail. It answers alike, and as fast, whether or not the address is known.
 * @throws AppError for what is no address at all
 */
export async function askForRecovery({ db }: Pick<AppContext, 'db'>, address: string): Promise<void> {
  const email = normaliseEmail(address);
  const fault = emailFault(email);
  if (fault) throw new AppError(fault.code, { field: fault.field });
  await enqueue(db, [recoveryRequested, { email }]);
}

/**
 * For staff: sends somebody the mail to choose a new password, under the limits that hold for themselves.
 * @throws AppError 404 for an unknown account, 429 when mails were asked for too often
 */
export async function sendRecovery(db: Database, actor: string, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account) throw new AppError('staff.entry-unknown');
    const seconds = await requestMail(trx, accountId, 'recovery');
    if (seconds > 0) throw new AppError('auth.mail-too-soon', { values: { seconds } });
    await recordAudit(trx, { actor, action: 'learner.recovery-mail', subject: account.email });
  });
}

/** @returns seconds until a mail may be asked for again; 0: it is on its way */
async function requestMail(trx: Database, accountId: string, purpose: KeyPurpose): Promise<number> {
  const limit = MAIL_LIMITS[purpose];
  const { withinSeconds } = limit;
  const ages = await findRequestAges(trx, { accountId, purpose, withinSeconds });
  const seconds = secondsUntilNextMail(ages, limit);
  if (seconds > 0) return seconds;
  await insertRequest(trx, accountId, purpose);
  await mailAccount(trx, purpose, accountId);
  return 0;
}

/** What the background does for accounts. */
export function accountMailTasks(
  context: Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>,
): readonly JobTask[] {
  const { db } = context;
  return [
    onJob(recoveryRequested, async ({ email }) => {
      await db.transaction().execute(async (trx) => {
        const found = await findAccountByEmail(trx, email);
        const account = found && (await lockAccount(trx, found.id));
        if (account) await requestMail(trx, account.id, 'recovery');
      });
    }),
    onJob(sendMail, async ({ mail, accountId, askedAt, provider }) => {
      const account = await findAccount(db, accountId);
      if (!account || !isStillOfUse(mail, account, askedAt)) return;
      await send(context, { mail, account, askedAt, provider });
    }),
  ];
}

function isStillOfUse(mail: AccountMail, account: AccountRow, askedAt: Date): boolean {
  if (mail === 'confirmation' && account.confirmed) return false;
  return Date.now() - askedAt.getTime() < STALE_AFTER_MS[mail];
}

type Order = {
  readonly mail: AccountMail;
  readonly account: AccountRow;
  readonly askedAt: Date;
  readonly provider: string | undefined;
};

async function send(
  context: Pick<AppContext, 'config' | 'db' | 'log' | 'mailer'>,
  { mail, account, askedAt, provider }: Order,
): Promise<void> {
  const { config, db } = context;
  const carriesKey = mail === 'confirmation' || mail === 'recovery';
  const key = carriesKey
    ? await drawKey(db, { accountId: account.id, purpose: mail, lifeMinutes: KEY_LIFE_MINUTES[mail] })
    : undefined;
  await sendOrDrop(
    context,
    composeAccountMail({
      mail,
      to: account,
      publicUrl: config.publicUrl,
      ...(key && { key }),
      provider,
      at: askedAt,
    }),
  );
}
