import { inProgress } from '@abhyas/contract/learning';
import { openHint, problem, problems, resetCode, saveDraft, updateProblem } from '@abhyas/contract/practice';
import type { CodeSave, CodeSaved, HintName, Problem } from '@abhyas/contract/practice';
import { codeVersions, submission, submissions } from '@abhyas/contract/practice-history';
import { getInputs, referenceAnswer, saveInputs, type OwnInput } from '@abhyas/contract/practice-inputs';
import { reportProblem } from '@abhyas/contract/practice-report';
import type { CallInput } from '@abhyas/contract/call';
import type { LanguageIndex } from '@abhyas/languages/index';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api-client.ts';
import { JUST_ASKED_MS } from '../../lib/just-asked.ts';
import { read } from '../../lib/read.ts';
import { recoverDrafts } from './draft-record.ts';
import type { DraftSending } from './draft-sync.ts';

const ROOT = 'practice';

/** What is solved may have changed on any screen: asked anew whenever the list is opened. */
export const problemsQuery = queryOptions({
  queryKey: [ROOT, 'problems'],
  ...read(problems, {}),
  staleTime: JUST_ASKED_MS,
});

/**
 * One problem with the learner's texts. Always asked anew: the texts may have changed on another device. What
 * this device holds is meanwhile made whole.
 */
export const problemQuery = (assetId: string) => {
  const { queryFn, meta } = read(problem, { params: { assetId } });
  return queryOptions({
    queryKey: [ROOT, 'problem', assetId],
    meta,
    queryFn: async (context) => {
      const [opened] = await Promise.all([queryFn(context), recoverDrafts()]);
      return opened;
    },
    staleTime: JUST_ASKED_MS,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
};

export const submissionsQuery = (assetId: string) =>
  queryOptions({
    queryKey: [ROOT, 'submissions', assetId],
    queryFn: async () => (await call(submissions, { params: { assetId } })).submissions,
    staleTime: 0,
  });

export const submissionQuery = (id: string) =>
  queryOptions({ queryKey: [ROOT, 'submission', id], queryFn: () => call(submission, { params: { id } }) });

export const versionsQuery = (assetId: string, key: CodeKey) =>
  queryOptions({
    queryKey: [ROOT, 'versions', assetId, key],
    queryFn: async () => (await call(codeVersions, { params: { assetId, key } })).versions,
    staleTime: 0,
    gcTime: 0,
  });

/** The learner's inputs as they stand on the screen; `unsaved` while the account does not have them. */
export type KeptInputs = { readonly inputs: readonly OwnInput[]; readonly unsaved: boolean };

export const inputsQuery = (assetId: string) => {
  const queryKey = [ROOT, 'inputs', assetId];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<KeptInputs> => {
      const known = client.getQueryData<KeptInputs>(queryKey);
      if (known?.unsaved) return known;
      const { inputs } = await call(getInputs, { params: { assetId } });
      return { inputs, unsaved: false };
    },
  });
};

/** Tells the account that a hint was opened. Where it does not arrive, the next opening tells it. */
export function tellHint(assetId: string, hint: HintName): void {
  void call(openHint, { params: { assetId }, body: { hint } }, { keepalive: true }).catch(() => undefined);
}

export function keepInputs(assetId: string, inputs: readonly OwnInput[]): Promise<unknown> {
  const body = { inputs: [...inputs] };
  return call(saveInputs, { params: { assetId }, body }, { keepalive: mayOutlivePage(body) });
}

export function askReference(assetId: string, input: string) {
  return call(referenceAnswer, { params: { assetId }, body: { input } });
}

export function sendReport(input: CallInput<typeof reportProblem>) {
  return call(reportProblem, input);
}

/** The browser lets a request outlive its page only up to this size of body. */
const KEEPALIVE_BYTES_MAX = 60_000;

const mayOutlivePage = (body: unknown): boolean =>
  new Blob([JSON.stringify(body)]).size <= KEEPALIVE_BYTES_MAX;

/** Sends texts to the account; while leaving, in a request that outlives the page. */
export function sendCode(assetId: string, save: CodeSave, how: DraftSending): Promise<CodeSaved> {
  const keepalive = how === 'leaving' && mayOutlivePage(save);
  const input = { params: { assetId }, body: save };
  return how === 'draft' ? call(saveDraft, input) : call(updateProblem, input, { keepalive });
}

export function askReset(assetId: string, language: LanguageIndex) {
  return call(resetCode, { body: { assetId, language } });
}

/**
 * Remembers the problem as the last visited one. Premium problems record nothing (LEARNING-10). That it
 * could not be kept is no reason to disturb anybody.
 */
export function recordVisit({ assetId, title, premium }: Problem, from: string): void {
  if (premium === 1) return;
  const practiseLink = `/practise/${from}/${assetId}`;
  call(inProgress, { body: { practiseLink, assetId, problemTitle: title } }).catch(() => undefined);
}

/** A problem was solved: every screen that shows so is asked anew when it is next opened. */
export function markSolved(client: QueryClient, assetId: string): void {
  client.setQueryData<Problem>(problemQuery(assetId).queryKey, (data) => data && { ...data, solved: true });
  void client.invalidateQueries({ queryKey: problemsQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['content'] });
}
