import {
  eraseLearner,
  exportLearner,
  learnerDetail,
  learnerSubmission,
  learnerSubmissions,
  listLearnerCode,
  listLearners,
  sendRecovery,
} from '@abhyas/contract/account.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { handle, handleRaw, sendJson } from '../../platform/http/http.ts';
import { eraseAccount, exportData } from './account.service.ts';
import { sendRecovery as mailRecovery } from '../auth/account-mails.service.ts';
import { catalogue } from '../learning/learning.service.ts';
import { submissionOf, submissionsOf } from '../practice/history.service.ts';
import { findCode, findLearner, findLearners, type LearnerRow } from './learners.store.ts';

type Context = Pick<AppContext, 'db' | 'release'>;

/** Finding learners, seeing what they did, and what the law lets them ask for. */
export async function accountStaffRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, release } = context;
  const titleOf = (assetId: string): string => release.current.assets.get(assetId)?.title ?? assetId;

  handle(app, listLearners, async ({ query }) => findLearners(db, query));

  handle(app, learnerDetail, async ({ params: { accountId } }) => {
    const { lastVisit, ...learner } = await requireLearner(context, accountId);
    const topics = (await catalogue(context, accountId)).build().topics;
    return { learner, topics, lastVisit };
  });

  handle(app, learnerSubmissions, async ({ params: { accountId }, query }) => {
    const { submissions, ...more } = await submissionsOf(db, accountId, query.after);
    return { submissions: submissions.map((line) => ({ ...line, title: titleOf(line.assetId) })), ...more };
  });

  handle(app, learnerSubmission, async ({ params }) => submissionOf(db, params.accountId, params.id));

  handle(app, listLearnerCode, async ({ params: { accountId } }) => {
    const code = await findCode(db, accountId);
    return { code: code.map((text) => ({ ...text, title: titleOf(text.assetId) })) };
  });

  handle(app, sendRecovery, async ({ identity, params }) => {
    await mailRecovery(db, identity.accountId, params.accountId);
    return DONE;
  });

  handleRaw(app, exportLearner, async ({ identity, params: { accountId }, reply }) => {
    const { email } = await requireLearner(context, accountId);
    await recordAudit(db, { actor: identity.accountId, action: 'learner.export', subject: email });
    return sendJson(reply, await exportData(context, accountId));
  });

  handle(app, eraseLearner, async ({ identity, params, body }) => {
    await eraseAccount(context, identity.accountId, { ...params, ...body });
    return DONE;
  });
}

async function requireLearner({ db }: Context, accountId: string): Promise<LearnerRow> {
  const learner = await findLearner(db, accountId);
  if (!learner) throw new AppError('staff.entry-unknown');
  return learner;
}
