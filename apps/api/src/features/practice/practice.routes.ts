import { DONE } from '@abhyas/contract/done';
import { textsIn } from '@abhyas/contract/messages/in-language';
import { openHint, problem, problems, resetCode, updateProblem } from '@abhyas/contract/practice';
import { editorial, openEditorial } from '@abhyas/contract/practice-editorial';
import { codeVersions, submission, submissions } from '@abhyas/contract/practice-history';
import { referenceAnswer } from '@abhyas/contract/practice-inputs';
import { reportProblem } from '@abhyas/contract/practice-report';
import {
  lessonTexts,
  newerTexts,
  readText,
  sendText,
  textDataset,
  textLog,
} from '@abhyas/contract/practice-texts';
import { sheets } from '@abhyas/contract/practice-sheets';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw, sendJson, sendZip } from '../../platform/http/http.ts';
import { handleWithEtag } from '../../platform/http/etag.ts';
import { runReference } from '../running/reference.service.ts';
import * as code from './code.service.ts';
import { readExamText, takeExamText } from './exam-texts.service.ts';
import { isExamItem } from '../sitting/exam-items.rules.ts';
import { requireSeat } from '../sitting/seat.service.ts';
import * as editorials from './editorial.service.ts';
import * as history from './history.service.ts';
import * as practice from './practice.service.ts';
import { listSheets } from './sheets.service.ts';
import { TextWatch } from './text-watch.ts';
import * as written from './texts.service.ts';

type Context = Pick<AppContext, 'db' | 'release' | 'queue'>;

export async function practiceRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const shownIn = (language: PageLanguage) => ({ db: context.db, release: context.release.in(language) });

  handleWithEtag(app, problems, async ({ identity, language }) =>
    practice.listProblems(shownIn(language), identity.accountId),
  );

  handleWithEtag(app, sheets, async ({ identity, language }) =>
    listSheets(shownIn(language), identity.accountId),
  );

  handle(app, problem, async ({ identity, params, language }) =>
    practice.getProblem(shownIn(language), identity.accountId, params.assetId),
  );

  handle(app, updateProblem, async ({ identity, params, body }) =>
    code.saveCode(context, identity.accountId, { ...body, assetId: params.assetId }),
  );

  handle(app, openHint, async ({ identity, params, body }) => ({
    openedHints: await practice.openHint(context, identity.accountId, { ...params, ...body }),
  }));

  handle(app, editorial, async ({ identity, params, language }) =>
    editorials.editorialOf(shownIn(language), identity.accountId, params.assetId),
  );

  handle(app, openEditorial, async ({ identity, params }) => {
    await editorials.openEditorial(context, identity.accountId, params.assetId);
    return DONE;
  });

  handle(app, resetCode, async ({ identity, body }) => ({
    notif: true,
    ...(await code.resetCode(context, identity.accountId, body)),
  }));

  historyRoutes(app, context);
  textRoutes(app, context);
}

function textRoutes(app: FastifyInstance, context: Context): void {
  handle(app, sendText, async ({ identity, params, body }) => {
    if (isExamItem(params.assetId)) return takeExamText(context, identity, { key: params, sent: body });
    await requireSeat(context.db, identity, params.assetId);
    return written.takeText(context, identity.accountId, { key: params, sent: body });
  });

  handle(app, readText, async ({ identity, params }) => {
    if (isExamItem(params.assetId)) return readExamText(context, identity, params);
    await requireSeat(context.db, identity, params.assetId);
    return written.readText(context, identity.accountId, params);
  });

  handle(app, lessonTexts, async ({ identity, params }) => ({
    texts: await written.listLessonTexts(context, identity.accountId, params.assetId),
  }));

  const watch = new TextWatch(context.db);
  app.addHook('preClose', async () => watch.end());
  handle(app, newerTexts, async ({ identity, body, reply }) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return {
      texts: await written.waitForNewer(watch, identity.accountId, { ...body, gone: gone.signal }),
    };
  });

  handleRaw(app, textDataset, async ({ identity, params, reply }) => {
    return sendZip(reply, 'progsnap2', await written.datasetOf(context, identity.accountId, params));
  });

  handleRaw(app, textLog, async ({ identity, params, reply }) => {
    const log = await written.readLog(context, identity.accountId, params);
    return sendJson(reply, log);
  });
}

function historyRoutes(app: FastifyInstance, context: Context): void {
  handle(app, codeVersions, async ({ identity, params }) => ({
    versions: await code.listVersions(context, identity.accountId, params),
  }));

  handle(app, submissions, async ({ identity, params }) => ({
    submissions: await history.listSubmissions(context, identity.accountId, params.assetId),
  }));

  handle(app, submission, async ({ identity, params }) =>
    history.getSubmission(context, identity.accountId, params.id),
  );

  handle(app, referenceAnswer, async ({ identity, params, body, language }) => {
    const problem = await practice.requireOwned(context, identity.accountId, params.assetId);
    const asking = { ...context, texts: textsIn(language) };
    return runReference(asking, identity.accountId, { problem, input: body.input });
  });

  handle(app, reportProblem, async ({ identity, params, body }) => {
    const number = await history.report(context, identity.accountId, { params, body });
    return { number };
  });
}
