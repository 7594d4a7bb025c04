import {
  changeCertificateKey,
  listCertificateKeys,
  listLearnerCertificates,
  withdrawCertificate,
} from '@abhyas/contract/certificates.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as certificates from './certificates.service.ts';
import { changeKey, keysOf } from './key-change.service.ts';

/** Certificates of learners, for the console. */
export async function certificatesStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db'>,
): Promise<void> {
  handle(app, listLearnerCertificates, ({ params }) => certificates.ofLearner(context, params.accountId));
  handle(app, withdrawCertificate, async ({ identity, params, body }) => {
    await certificates.withdraw(context, identity.accountId, { ...params, ...body });
    return DONE;
  });
  handle(app, listCertificateKeys, () => keysOf(context));
  handle(app, changeCertificateKey, async ({ identity, body }) => {
    await changeKey(context, identity.accountId, body);
    return DONE;
  });
}
