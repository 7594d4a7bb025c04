import type { FormatRequest } from '@abhyas/contract/running';
import type { LanguageIndex } from '@abhyas/languages/index';

import { FREE_RUN_LIMITS } from './run-limits.ts';
import type { RunningContext } from './run-record.service.ts';
import { admit, denied, executeRun, faultOf, nameOf, type Answer, type Call } from './running.service.ts';

/** Formats a learner's source (RUNNING-32). It counts as a run; nothing of it is kept. */
export async function format(
  context: RunningContext,
  { accountId, request, requestId }: Call<FormatRequest & { readonly runId?: string | undefined }>,
): Promise<Answer> {
  const fault = faultOf({ ...request, ctestcase: '' });
  if (fault !== undefined) return denied(context.texts.errors[fault]);
  const language = request.language as LanguageIndex;
  const admission = await admit(context, accountId, { language, assetId: '' });
  if ('denial' in admission) return admission.denial;
  const { code, indent } = request;
  return executeRun(context, {
    ...nameOf({ accountId, request, requestId }),
    accountId,
    problem: undefined,
    job: { language, code, limits: FREE_RUN_LIMITS, task: { kind: 'format', indent } },
  });
}
