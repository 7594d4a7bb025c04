import { readOwnAttendance } from '@abhyas/contract/attendance';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import { ownAttendance } from './attendance.service.ts';

/** What learners see of the attendance of their classes. */
export async function attendanceRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  handle(app, readOwnAttendance, ({ identity }) => ownAttendance({ db }, identity.accountId));
}
