import {
  auditFile,
  confirmSecondFactor,
  giveSecondFactor,
  listAudit,
  listStaff,
  listWaiting,
  resetSecondFactor,
  setStaffRoles,
  setUpSecondFactor,
  staffStatus,
} from '@abhyas/contract/admin.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { auditCsv, findAudit } from './audit.store.ts';
import { beginSetUp, confirmSetUp, giveCode } from './second-factor.service.ts';
import { resetFactor, setRoles } from './staff.service.ts';
import { findStaff } from './staff.store.ts';
import { waitingFor } from './waiting.service.ts';

/** The console's doorway, the staff itself, and what they did. */
export async function adminStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'config' | 'db' | 'release'>,
): Promise<void> {
  const { db } = context;

  handle(app, staffStatus, async ({ identity, request }) => {
    const { roles, secondFactor } = await request.readStaffStatus(identity);
    return { roles: [...roles], secondFactor };
  });

  handle(app, listWaiting, async ({ identity, request }) => {
    const { roles } = await request.readStaffStatus(identity);
    return { waiting: await waitingFor(context, roles) };
  });

  handle(app, setUpSecondFactor, async ({ identity }) => beginSetUp(context, identity));

  handle(app, confirmSecondFactor, async ({ identity, body }) => ({
    recoveryCodes: await confirmSetUp(context, identity, body.code),
  }));

  handle(app, giveSecondFactor, async ({ identity, body }) => {
    await giveCode(context, identity, body.code);
    return DONE;
  });

  handle(app, listStaff, async ({ identity }) => ({ members: await findStaff(db, identity.accountId) }));

  handle(app, setStaffRoles, async ({ identity, body }) => ({
    members: await setRoles(context, identity.accountId, body),
  }));

  handle(app, resetSecondFactor, async ({ identity, params }) => {
    await resetFactor(context, identity.accountId, params.accountId);
    return DONE;
  });

  handle(app, listAudit, async ({ query }) => findAudit(db, query));

  handleRaw(app, auditFile, async ({ query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .send(await auditCsv(db, query)),
  );
}
