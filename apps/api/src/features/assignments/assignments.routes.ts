import { listAssignments, readAssignment } from '@abhyas/contract/assignments';
import { readLineRemarks } from '@abhyas/contract/assignments-remarks';
import { readTotals } from '@abhyas/contract/assignments-totals';
import { listLabRecords, ownLabRecord } from '@abhyas/contract/lab-records';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { RateLimit } from '../../platform/overload/rate-limit.ts';
import { totalsFor } from './class-marks.service.ts';
import { lineRemarksFor } from './line-remarks.service.ts';
import { ownRecords, recordForLearner } from './lab-records.service.ts';
import { RECORDS, sendRecord } from './lab-records.staff.routes.ts';
import { listFor, readFor } from './learner-assignments.service.ts';

/** What learners see of the assignments of their classes. */
export async function assignmentsRoutes(
  app: FastifyInstance,
  { db, release }: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, listAssignments, ({ identity, language }) =>
    listFor({ db, release: release.in(language) }, identity.accountId),
  );
  handle(app, readAssignment, ({ identity, params, language }) =>
    readFor({ db, release: release.in(language) }, identity.accountId, params.id),
  );
  handle(app, readLineRemarks, ({ identity, params }) => lineRemarksFor({ db }, identity.accountId, params));
  handle(app, readTotals, ({ identity }) => totalsFor({ db }, identity.accountId));
  const records = new RateLimit(RECORDS);
  handle(app, listLabRecords, async ({ identity }) => ({
    records: await ownRecords({ db, release }, identity.accountId),
  }));
  handleRaw(app, ownLabRecord, async ({ identity, params, language, reply }) => {
    records.check(identity.accountId);
    const asked = { ...params, language };
    return sendRecord(reply, await recordForLearner({ db, release }, identity.accountId, asked));
  });
}
