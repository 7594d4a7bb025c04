import {
  checkDraft,
  createDraft,
  deleteDraft,
  downloadRelease,
  draftChanges,
  draftCheckState,
  draftDetail,
  listDrafts,
  previewAsset,
  publishDraft,
  renameDraft,
} from '@abhyas/contract/publishing-drafts.staff';
import {
  bringBack,
  downloadDraft,
  downloadDraftFile,
  draftFiles,
  draftRemovals,
  moveDraftPath,
  readDraftFile,
  removeDraftPath,
  writeDraftFile,
} from '@abhyas/contract/publishing-draft-files.staff';
import { draftConceptLessons, draftProblemCards } from '@abhyas/contract/publishing-outlines.staff';
import { previewDraftAsset, recordTables, runInDraft } from '@abhyas/contract/publishing-editors.staff';
import { readUnsaved, sendUnsaved } from '@abhyas/contract/practice-texts';
import { mergeDraft } from '@abhyas/contract/publishing-merging.staff';
import { lookIntoUpload, putUpload, sendPart, startUpload } from '@abhyas/contract/publishing-uploads.staff';
import { DONE } from '@abhyas/contract/done';
import { textsIn } from '@abhyas/contract/messages/in-language';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw, sendZip } from '../../platform/http/http.ts';
import * as texts from '../practice/texts.service.ts';
import * as archives from './archives.service.ts';
import * as build from './draft-build.service.ts';
import * as files from './draft-files.service.ts';
import * as removals from './draft-removals.service.ts';
import { drawAsset } from './draft-drawing.service.ts';
import { conceptLessons, problemCards } from './draft-outlines.service.ts';
import { runDraftProblem } from './draft-runs.service.ts';
import * as drafts from './drafts.service.ts';
import * as merging from './merging/merging.service.ts';
import * as preview from './preview.service.ts';
import * as publishing from './publishing.service.ts';
import { tablesOf } from './trace-tables.service.ts';
import { putIntoDraft } from './upload-writes.service.ts';
import * as uploads from './uploads.service.ts';

/** Content in the making: drafts, their files, checking and publishing them. */
export async function draftsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release' | 'builder' | 'previewer' | 'queue' | 'log'> & {
    readonly findNotProved: publishing.FindNotProved;
  },
): Promise<void> {
  handle(app, listDrafts, async () => ({ drafts: await drafts.listDrafts(context) }));
  handle(app, createDraft, ({ identity, body }) => drafts.createDraft(context, identity.accountId, body));
  handle(app, draftDetail, ({ params }) => drafts.draftDetail(context, params.draftId));
  handle(app, renameDraft, async ({ identity, params, body }) => {
    await drafts.rename(context, identity.accountId, { ...params, ...body });
    return DONE;
  });
  handle(app, deleteDraft, async ({ identity, params }) => {
    await drafts.remove(context, identity.accountId, params.draftId);
    return DONE;
  });
  handle(app, checkDraft, async ({ params }) => {
    await drafts.requireDraft(context.db, params.draftId);
    return build.checkDraft(context, params.draftId);
  });
  handle(app, draftCheckState, async ({ params }) => {
    await drafts.requireDraft(context.db, params.draftId);
    return build.checkOf(context, params.draftId);
  });
  handle(app, mergeDraft, ({ identity, params, body }) =>
    merging.mergeDraft(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, draftChanges, ({ identity, params }) =>
    publishing.draftChanges(context, identity.roles, params.draftId),
  );
  handle(app, previewAsset, ({ params }) => preview.previewAsset(context, params));
  handle(app, publishDraft, async ({ identity, params, body }) => {
    await publishing.publishDraft(context, identity.accountId, { ...params, ...body });
    return DONE;
  });
  handle(app, previewDraftAsset, ({ params, body }) => drawAsset(context, { ...params, ...body }));
  handle(app, draftProblemCards, ({ params, query }) => problemCards(context, { ...params, ...query }));
  handle(app, draftConceptLessons, ({ params, query }) => conceptLessons(context, { ...params, ...query }));
  handle(app, runInDraft, ({ identity, params, body, request }) =>
    runDraftProblem(
      { ...context, texts: textsIn('en') },
      { ...params, ...body },
      { accountId: identity.accountId, request: { ...body, assetId: '' }, requestId: request.id },
    ),
  );
  handle(app, readUnsaved, async ({ identity, params }) => {
    await drafts.requireDraft(context.db, params.draftId);
    return texts.readUnsaved(context, identity.accountId, params);
  });
  handle(app, sendUnsaved, ({ identity, params, body }) =>
    texts.takeUnsaved(context, identity.accountId, { key: params, sent: body }),
  );
  tableRoutes(app, context);
  fileRoutes(app, context);
  uploadRoutes(app, context);
  archiveRoutes(app, context);
}

function tableRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release' | 'queue' | 'log'>,
): void {
  handle(app, recordTables, ({ identity, body, request }) =>
    tablesOf(
      { ...context, texts: textsIn('en') },
      { accountId: identity.accountId, requestId: request.id, ...body },
    ),
  );
}

function fileRoutes(app: FastifyInstance, context: Pick<AppContext, 'db' | 'release'>): void {
  handle(app, draftFiles, async ({ params, query }) => ({
    files: await files.listFiles(context, params.draftId, query.under),
  }));
  handle(app, readDraftFile, ({ params, query }) => files.readFile(context, params.draftId, query.path));
  handleRaw(app, downloadDraftFile, async ({ params, query, reply }) => {
    const bytes = await files.readBytes(context, params.draftId, query.path);
    const name = query.path.slice(query.path.lastIndexOf('/') + 1);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .send(bytes);
  });
  handle(app, writeDraftFile, ({ identity, params, body }) =>
    files.writeFile(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, removeDraftPath, ({ identity, params, body }) =>
    removals.removePath(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, draftRemovals, async ({ params }) => ({
    removals: await removals.listRemovals(context, params.draftId),
  }));
  handle(app, bringBack, ({ identity, params, body }) =>
    removals.bringBack(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, moveDraftPath, ({ identity, params, body }) =>
    files.movePath(context, identity.accountId, { ...params, ...body }),
  );
}

function uploadRoutes(app: FastifyInstance, context: Pick<AppContext, 'db' | 'builder'>): void {
  handle(app, startUpload, ({ identity, params, body }) =>
    uploads.startUpload(context, identity.accountId, { ...params, ...body }),
  );
  handle(app, sendPart, ({ params, body }) => uploads.receivePart(context, { ...params, ...body }));
  handle(app, lookIntoUpload, ({ params }) => uploads.lookInto(context, params));
  handle(app, putUpload, ({ identity, params, body }) =>
    putIntoDraft(context, identity.accountId, { ...params, ...body }),
  );
}

function archiveRoutes(app: FastifyInstance, context: Pick<AppContext, 'db' | 'builder'>): void {
  handleRaw(app, downloadDraft, async ({ params: { draftId }, query: { under }, reply }) => {
    const bytes = await archives.draftArchive(context, draftId, under);
    return sendZip(reply, `draft-${draftId.slice(0, 8)}`, bytes);
  });
  handleRaw(app, downloadRelease, async ({ params: { releaseId }, reply }) => {
    const bytes = await archives.releaseArchive(context, releaseId);
    return sendZip(reply, `release-${releaseId.slice(0, 12)}`, bytes);
  });
}
