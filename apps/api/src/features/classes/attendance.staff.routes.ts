import {
  attendanceFile,
  changeSession,
  deleteSession,
  holdSession,
  markAttendance,
  readAttendance,
  readSession,
  restoreSession,
  setAttendanceRule,
} from '@abhyas/contract/attendance.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { attendanceCsv } from './attendance-file.service.ts';
import * as attendance from './attendance.service.ts';

/** The attendance of a class, session by session. */
export async function attendanceStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db'>,
): Promise<void> {
  handle(app, readAttendance, ({ identity, params }) =>
    attendance.attendanceOf(context, identity, params.batchId),
  );
  handle(app, setAttendanceRule, async ({ identity, params, body }) => {
    await attendance.changeRule(context, identity, { ...params, ...body });
    return DONE;
  });
  handleRaw(app, attendanceFile, async ({ identity, params, reply }) => {
    const csv = await attendanceCsv(context, identity, params.batchId);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="attendance.csv"')
      .send(csv);
  });
  handle(app, holdSession, async ({ identity, params, body }) => {
    await attendance.holdSession(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, readSession, ({ identity, params }) => attendance.sessionOf(context, identity, params));
  handle(app, changeSession, async ({ identity, params, body }) => {
    await attendance.changeSession(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, markAttendance, async ({ identity, params, body }) => {
    await attendance.markOne(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, deleteSession, async ({ identity, params }) => {
    await attendance.removeSession(context, identity, { ...params, restore: false });
    return DONE;
  });
  handle(app, restoreSession, async ({ identity, params }) => {
    await attendance.removeSession(context, identity, { ...params, restore: true });
    return DONE;
  });
}
