import {
  changePassword,
  changePasswordByMail,
  deleteAccount,
  editProfile,
  endOtherSessions,
  endSession,
  exportData,
  listSessions,
  recoveryMail,
  resendConfirmation,
} from '@abhyas/contract/account';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { handle, handleRaw, sendJson } from '../../platform/http/http.ts';
import { IpRateLimit } from '../../platform/overload/ip-rate-limit.ts';
import { networkOf } from '../../platform/network-address.ts';
import { refuseCrossSite } from '../../platform/http/same-site.ts';
import { endOwnSession, endSessions, findSessions } from '../../platform/identity/sessions.ts';
import * as mails from '../auth/account-mails.service.ts';
import * as owner from '../auth/account-owner.service.ts';
import * as account from './account.service.ts';

/** Requests for recovery mails from one IP address; the limits per address of a mailbox are far lower. */
const RECOVERIES = { most: 300, windowSeconds: 3600 };

export async function accountRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'config' | 'db'>,
): Promise<void> {
  const { config, db } = context;
  const recoveries = new IpRateLimit({ ...RECOVERIES, behindProxy: config.trustProxy !== undefined });

  handle(app, resendConfirmation, async ({ identity, request }) => {
    refuseCrossSite(request);
    await mails.resendConfirmation(context, identity.accountId);
    return DONE;
  });

  handle(app, recoveryMail, async ({ query, request }) => {
    refuseCrossSite(request);
    recoveries.check(request);
    await mails.askForRecovery(context, query.email);
    return DONE;
  });

  handle(app, changePasswordByMail, async ({ body, request }) => {
    recoveries.check(request);
    await owner.recoverAccount(context, body, networkOf(request.ip));
    return DONE;
  });

  handle(app, changePassword, async ({ identity, body }) => {
    await owner.changePassword(context, identity, body);
    return DONE;
  });

  handle(app, editProfile, async ({ identity, body }) => {
    await account.editProfile(context, identity.accountId, body);
    return DONE;
  });

  handle(app, listSessions, async ({ identity }) => ({
    sessions: await findSessions(db, identity),
  }));

  handle(app, endOtherSessions, async ({ identity, body }) => {
    const { accountId, sessionId } = identity;
    const act = async (trx: Database) => void (await endSessions(trx, accountId, sessionId));
    await owner.signOutAsOwner(context, identity, { ...body, act });
    return DONE;
  });

  handle(app, endSession, async ({ identity, params, body }) => {
    const act = (trx: Database) => endOwnSession(trx, identity.accountId, params.id);
    await owner.signOutAsOwner(context, identity, { ...body, act });
    return DONE;
  });

  handleRaw(app, exportData, async ({ identity, reply }) =>
    sendJson(reply, await account.exportData(context, identity.accountId)),
  );

  handle(app, deleteAccount, async ({ identity, body }) => {
    await account.deleteAccount(context, identity.accountId, body);
    return DONE;
  });
}
