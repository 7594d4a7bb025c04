import type { ExecuteReply } from '@abhyas/contract/running';

import type { AppContext } from '../../platform/app-context.ts';
import { AppError } from '../../platform/errors.ts';
import { storeFiles } from '../../platform/content/release-store.ts';
import { tryUnpublished } from '../running/running.service.ts';
import { loadDraftAsset, type Order } from './draft-drawing.service.ts';

/** Judging needs no pictures and no videos. */
const NEEDLESS = /\.(?:png|jpe?g|webp|gif|mp4|webm|m4a|mp3)$/;
const TEST = /\/data\/(?:sample|secret)\/[^/]+\.(?:in|ans)$/;

type Context = Parameters<typeof tryUnpublished>[0] & Pick<AppContext, 'previewer'>;

/**
 * Runs a program of a draft's item: against the tests of a problem, those included that are not saved yet, or by itself.
 * @throws AppError 404, 409 when there are no tests to judge by
 */
export async function runDraftProblem(
  context: Context,
  order: Order,
  asked: Parameters<typeof tryUnpublished>[1],
): Promise<ExecuteReply> {
  const loaded = await loadDraftAsset(context, order, NEEDLESS);
  const problem = loaded?.asset?.type === 'problem' ? loaded.asset : undefined;
  if (asked.request.mode !== 'ctestcase' && !problem?.judging.tests.length) {
    throw new AppError('publishing.not-runnable');
  }
  // Runners ask for test data by its hash, so what no file of the draft is has to be stored like all other.
  const unsaved = Object.entries(order.texts).flatMap(([path, text]) =>
    text !== null && TEST.test(path) ? [text] : [],
  );
  const texts = [...unsaved, ...(loaded?.made ?? [])];
  await storeFiles(context.db, new Map(texts.map((text, at) => [String(at), Buffer.from(text)])));
  const { reply } = await tryUnpublished(context, asked, problem);
  return reply;
}
