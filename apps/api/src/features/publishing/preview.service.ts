import type { DraftPreview } from '@abhyas/contract/publishing-drafts.staff';
import { FILE_PATH, type Release } from '@abhyas/content/release';
import { indexRelease } from '@abhyas/content/release-index';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { signerFor } from '../../platform/content/file-signing.ts';
import { toSubtopicDetail } from '../learning/learning.rules.ts';
import { toProblemCard, toProblemData } from '../practice/practice.rules.ts';
import { draftContent } from './draft-build.service.ts';
import { findHashes } from './draft-files.store.ts';
import { requireDraft } from './drafts.service.ts';
import { whereNow } from './upload-writes.rules.ts';

type Context = Pick<AppContext, 'db' | 'builder'>;

/**
 * An asset of a draft as a learner who owns its course will see it, with its module around it.
 * @throws AppError 404 for an unknown draft or asset, 409 while the draft has faults
 */
export async function previewAsset(
  context: Context,
  { draftId, assetId }: { readonly draftId: string; readonly assetId: string },
): Promise<DraftPreview> {
  const { name } = await requireDraft(context.db, draftId);
  const content = await draftContent(context, draftId);
  if (!content.ok) throw new AppError('publishing.draft-faults');
  const { topics, subtopics, assets } = indexRelease(content.release);
  const asset = assets.get(assetId);
  const subtopic = asset && subtopics.get(asset.subtopicId);
  const topic = asset && topics.get(asset.topicId);
  if (!asset || !subtopic || !topic) throw new AppError('learning.asset-unknown');
  const sign = await signerFor(context.db, protectedFiles(content.release));
  const ownership = { topicIds: new Set([topic.id]) };
  const reader = {
    finished: new Set<string>(),
    opened: new Set([subtopic.id]),
    withheld: new Set<string>(),
    ownership,
    sign,
    bytesAt: (url: string) => content.release.files[url.slice(FILE_PATH.length)]?.bytes,
  };
  const paths = [...(await findHashes(context.db, draftId)).keys()];
  return {
    draft: name,
    folder: whereNow(`courses/00-${topic.id}/00-${subtopic.id}/00-${asset.id}`, paths),
    module: toSubtopicDetail(subtopic, topic, reader),
    ...(asset.type === 'problem' && {
      problem: {
        ...toProblemCard(asset),
        topicId: asset.topicId,
        subtopicId: asset.subtopicId,
        owned: true,
        solved: false,
        assetData: toProblemData(asset, { code: {}, versions: {}, openedHints: [] }, sign),
      },
    }),
  };
}

/** Nothing of a draft is served to everybody: each of its files gets a signed address, as what is sold does. */
function protectedFiles({ files }: Release): Release['files'] {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [name, { ...file, protectedBy: 'draft' }]),
  );
}
