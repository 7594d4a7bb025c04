import type { LanguageIndex } from '@abhyas/languages/index';
import type { Acceptance } from '@abhyas/queue/submit-run';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { readBlob } from '../../platform/content/release-store.ts';
import { examItemId } from '../sitting/exam-items.rules.ts';
import { examProblem } from '../sitting/seat.service.ts';
import { jobOf } from './job.rules.ts';
import { noteOf } from './run-record.service.ts';

type HandedIn = {
  readonly examId: string;
  readonly accountId: string;
  readonly assetId: string;
  readonly language: LanguageIndex;
  readonly code: string;
  readonly submissionId: string;
};

type Context = Pick<AppContext, 'db' | 'queue' | 'release'>;

/**
 * Brings what was handed in to the runners, under the id that its submission will have: doing it again changes nothing.
 * Nobody waits for it, so it is recorded as the run of a process that is gone. `gone`: its problem has left the bank.
 */
export async function judgeHandedIn(
  { db, queue, release }: Context,
  { examId, accountId, assetId, language, code, submissionId }: HandedIn,
): Promise<Acceptance | 'gone'> {
  const problem = examProblem(release, examItemId({ assetId, examId }));
  if (!problem) return 'gone';
  const job = jobOf({ language, code, ctestcase: '', mode: 'submit', all: true }, problem);
  return queue.submit({
    runId: submissionId,
    job,
    accountKey: accountId,
    watchName: submissionId,
    note: noteOf({ runId: submissionId, accountId, problem, job }),
    background: true,
    readBlob: (hash) => requireBlob(db, hash),
  });
}

/** @throws Error where no release has it */
export async function requireBlob(db: Database, hash: string): Promise<Uint8Array> {
  const bytes = await readBlob(db, hash);
  if (bytes === undefined) throw new Error(`no release has the test data ${hash}`);
  return bytes;
}
