import type { ProblemAsset } from '@abhyas/content/release';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';

/** The content that is to be proved: its release's id and its problems. The bytes of both are stored. */
export type ContentToProve = { readonly id: string; readonly problems: readonly ProblemAsset[] };

/**
 * A draft, or without one what learners see now.
 * @throws AppError when the draft cannot be read as it is
 */
export async function contentToProve(
  { release }: Pick<AppContext, 'release'>,
  draftId: string | undefined,
): Promise<ContentToProve> {
  if (draftId !== undefined) throw new AppError('proving.draft-faulty', { status: 409 });
  const { release: shown, problems } = release.current;
  return { id: shown.id, problems: [...problems.values()] };
}
