import { indexRelease, type ReleaseIndex } from '@abhyas/content/release-index';
import type { ProblemAsset } from '@abhyas/content/release-assets';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { draftContent } from '../publishing/draft-build.service.ts';
import { requireDraft } from '../publishing/drafts.service.ts';

type Context = Pick<AppContext, 'db' | 'release' | 'builder'>;

/** The content that is to be proved: its release's id and its problems. The bytes of both are stored. */
export type ContentToProve = { readonly id: string; readonly problems: readonly ProblemAsset[] };

/**
 * A draft as it is now, or without one what learners see.
 * @throws AppError 409 when the draft cannot be read as it is, 404 for an unknown one
 */
export async function contentToProve(context: Context, draftId: string | undefined): Promise<ContentToProve> {
  if (draftId === undefined) return contentOf(context.release.current);
  await requireDraft(context.db, draftId);
  const draft = await draftContent(context, draftId);
  if (!draft.ok) throw new AppError('proving.draft-faulty');
  return contentOf(indexRelease(draft.release));
}

function contentOf({ release, problems }: ReleaseIndex): ContentToProve {
  return { id: release.id, problems: [...problems.values()] };
}
