import { listAssignments, readAssignment } from '@abhyas/contract/assignments';
import { readLineRemarks } from '@abhyas/contract/assignments-remarks';
import { readTotals } from '@abhyas/contract/assignments-totals';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { totalsFor } from './class-marks.service.ts';
import { lineRemarksFor } from './line-remarks.service.ts';
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
}
