import { DONE } from '@abhyas/contract/done';
import {
  labRecordOf,
  labRecordsFile,
  makeLabRecords,
  readLabRecords,
  setRecordCover,
} from '@abhyas/contract/lab-records.staff';
import {
  classReportPdf,
  readClassReport,
  setReportReceivers,
  stopReport,
} from '@abhyas/contract/class-report.staff';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw } from '../../platform/http/http.ts';
import { RateLimit } from '../../platform/overload/rate-limit.ts';
import { previewOf } from './class-report-mails.service.ts';
import { nameReceivers, readReport, stopFor } from './class-report.service.ts';
import { archiveOf, beginRun } from './lab-record-runs.service.ts';
import { changeCover, readRecords, recordForTeacher, type RecordPdf } from './lab-records.service.ts';

/** Of one account (ASSIGNMENTS-44): more is nobody's reading. */
export const RECORDS = { most: 30, windowSeconds: 60 };
const RUNS = { most: 20, windowSeconds: 3600 };

/** Answers with a lab record. Names of files in headers are Latin, so others are written in percent as well. */
export function sendRecord(reply: FastifyReply, { name, bytes }: RecordPdf): FastifyReply {
  const named = `attachment; filename="lab-record.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply.type('application/pdf').header('content-disposition', named).send(bytes);
}

/** The lab records of a class, as its teachers save them. */
export function labRecordsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): void {
  const records = new RateLimit(RECORDS);
  const runs = new RateLimit(RUNS);
  handle(app, readLabRecords, ({ identity, params }) => readRecords(context, identity, params.batchId));
  handle(app, setRecordCover, async ({ identity, params, body }) => {
    await changeCover(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, makeLabRecords, async ({ identity, params, body, language }) => {
    runs.check(identity.accountId);
    await beginRun(context, identity, { ...params, ...body, language });
    return DONE;
  });
  handleRaw(app, labRecordOf, async ({ identity, params, language, reply }) => {
    records.check(identity.accountId);
    return sendRecord(reply, await recordForTeacher(context, identity, { ...params, language }));
  });
  handleRaw(app, labRecordsFile, async ({ identity, params, reply }) => {
    records.check(identity.accountId);
    const archive = await archiveOf(context, identity, params);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="lab-records.zip"')
      .send(archive);
  });
}

/** The report of a class, and to whom it is sent. */
export function classReportStaffRoutes(app: FastifyInstance, context: Pick<AppContext, 'db'>): void {
  const previews = new RateLimit(RECORDS);
  handle(app, readClassReport, ({ identity, params }) => readReport(context, identity, params.batchId));
  handle(app, setReportReceivers, async ({ identity, params, body }) => {
    await nameReceivers(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, stopReport, async ({ identity, params }) => {
    await stopFor(context, identity, params.batchId);
    return DONE;
  });
  handleRaw(app, classReportPdf, async ({ identity, params, language, reply }) => {
    previews.check(identity.accountId);
    return sendRecord(reply, await previewOf(context, identity, { ...params, language }));
  });
}
