import { inProgress } from '@abhyas/contract/learning-progress';
import { openHint, problem, problems, resetCode } from '@abhyas/contract/practice';
import type { HintName, Problem } from '@abhyas/contract/practice';
import { codeVersions, submission, submissions } from '@abhyas/contract/practice-history';
import { referenceAnswer } from '@abhyas/contract/practice-inputs';
import { reportProblem } from '@abhyas/contract/practice-report';
import { textDataset, textLog } from '@abhyas/contract/practice-texts';
import type { CallInput } from '@abhyas/contract/call';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';
import type { CodeKey } from '@abhyas/languages/code-keys';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { call, urlOf } from '../../lib/api-client.ts';
import { JUST_ASKED_MS } from '../../lib/just-asked.ts';
import { read } from '../../lib/read.ts';
import { requestBytes } from '../../lib/request.ts';
import { saveAsFile } from '../../lib/save-as-file.ts';
import { fetchText, readHeldTexts } from '../../lib/synced-text/open-texts.ts';
import type { SyncedText } from '../../lib/synced-text/synced-text.ts';
import type { TextName } from '../../lib/synced-text/text-record.ts';

const ROOT = 'practice';

/** Any screen may have changed what is solved, so the list is fetched each time it is opened. */
export const problemsQuery = queryOptions({
  queryKey: [ROOT, 'problems'],
  ...read(problems, {}),
  staleTime: JUST_ASKED_MS,
});

/** One problem with the learner's texts. Always fetched again: the texts may have changed on another device. */
export const problemQuery = (assetId: string) =>
  queryOptions({
    queryKey: [ROOT, 'problem', assetId],
    ...read(problem, { params: { assetId } }),
    staleTime: JUST_ASKED_MS,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** What this device holds of a learner's texts of one problem, as they are opened. */
export const heldTextsQuery = (accountId: string, assetId: string) =>
  queryOptions({
    queryKey: [ROOT, 'held', accountId, assetId],
    queryFn: () => readHeldTexts(accountId, assetId),
    staleTime: Infinity,
    gcTime: 0,
  });

/** A text that no other call brings along, as it is when opened. */
export const textQuery = (name: TextName) =>
  queryOptions({
    queryKey: [ROOT, 'text', name],
    queryFn: () => fetchText(name),
    staleTime: Infinity,
    gcTime: 0,
  });

export const submissionsQuery = (assetId: string) =>
  queryOptions({
    queryKey: [ROOT, 'submissions', assetId],
    queryFn: async () => (await call(submissions, { params: { assetId } })).submissions,
    staleTime: 0,
  });

/** Of editorial.queries.ts, which is fetched when it is first needed. */
export const editorialKey = (assetId: string) => [ROOT, 'editorial', assetId] as const;

export const submissionQuery = (id: string) =>
  queryOptions({ queryKey: [ROOT, 'submission', id], queryFn: () => call(submission, { params: { id } }) });

type HistoryOf = { readonly assetId: string; readonly languageKey: CodeKey; readonly text: SyncedText };

/** The history of a problem's text, up to now. */
export const historyQuery = ({ assetId, languageKey: key, text }: HistoryOf) =>
  queryOptions({
    queryKey: [ROOT, 'history', assetId, key],
    queryFn: async () => {
      await text.flush();
      const [log, { versions }, all] = await Promise.all([
        call(textLog, { params: { assetId, part: key } }),
        call(codeVersions, { params: { assetId, key } }),
        call(submissions, { params: { assetId } }),
      ]);
      const runs = all.submissions.filter(({ language }) => languageAt(language).codeKey === key);
      return { ...log, versions, runs };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Saves the history of a text as a file, for those who study how programs are written. */
export async function downloadHistory(assetId: string, part: string): Promise<void> {
  const bytes = await requestBytes(urlOf(textDataset, { params: { assetId, part } }));
  saveAsFile(`${assetId}-${part}-progsnap2.zip`, bytes, 'application/zip');
}

/** Records that a hint was opened. If that fails, the next opening records it. */
export function tellHint(assetId: string, hint: HintName): void {
  void call(openHint, { params: { assetId }, body: { hint } }, { keepalive: true }).catch(() => undefined);
}

export function askReference(assetId: string, input: string) {
  return call(referenceAnswer, { params: { assetId }, body: { input } });
}

export function sendReport(input: CallInput<typeof reportProblem>) {
  return call(reportProblem, input);
}

export function askReset(assetId: string, language: LanguageIndex) {
  return call(resetCode, { body: { assetId, language } });
}

/**
 * Remembers the problem as the last visited one. Premium problems record nothing (LEARNING-10). That it
 * could not be kept is no reason to disturb anybody.
 */
export function recordVisit({ assetId, title, premium, subtopicId, alsoIn }: Problem, from: string): void {
  if (premium === 1) return;
  const practiseLink = `/practise/${from}/${assetId}${alsoIn ? `?in=${subtopicId}` : ''}`;
  call(inProgress, { body: { practiseLink, assetId, problemTitle: title } }).catch(() => undefined);
}

/** A problem was solved: every screen that shows this is fetched again when it is next opened. */
export function markSolved(client: QueryClient, assetId: string): void {
  client.setQueryData<Problem>(problemQuery(assetId).queryKey, (data) => data && { ...data, solved: true });
  void client.invalidateQueries({ queryKey: problemsQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['content'] });
}
