import { judgeJob } from '@abhyas/content/proof/judge-job';
import { proofKey } from '@abhyas/content/proof/proof-key';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { recordSolved } from '../learning/learning.service.ts';
import { notifyMany, said } from '../notifications/notifications.service.ts';
import { replyAgain } from '../running/judging-again.service.ts';
import { lanesOf, runInLanes } from './background-runs.ts';
import {
  findPrograms,
  findRejudgement,
  moveOn,
  saveVerdict,
  type RejudgementRow,
} from './rejudging.store.ts';
import { applyVerdicts, takeUnapplied, type Affected } from './changed-verdicts.store.ts';

type Context = Pick<AppContext, 'db' | 'queue'>;

/** Programs that are fetched at once; they can be long. */
const FETCHED = 20;
/** Learners for whom a decision is carried out in one transaction. */
const TOLD_AT_ONCE = 50;

/** Whether earlier submissions are to be run or turned. */
export async function hasRejudging(db: Database): Promise<boolean> {
  return (await findRejudgement(db)) !== undefined;
}

/** Goes on with the oldest rejudgement that has work left. False: there is none, or nothing could be done just now. */
export async function rejudge(context: Context, isOver: () => boolean): Promise<boolean> {
  const { db } = context;
  const row = await findRejudgement(db);
  if (!row) return false;
  const programs = await findPrograms(db, row.id, FETCHED);
  if (programs.length > 0) return runPrograms(context, { row, programs }, isOver);
  if (row.state === 'checking') return moveOn(db, row.id, { from: ['checking'], to: 'checked' });
  while (!isOver()) {
    if (!(await applyToSome(db, row))) return moveOn(db, row.id, { from: ['applying'], to: 'applied' });
  }
  return true;
}

type Work = { readonly row: RejudgementRow; readonly programs: Awaited<ReturnType<typeof findPrograms>> };

async function runPrograms(
  context: Context,
  { row: { id, problem }, programs }: Work,
  isOver: () => boolean,
): Promise<boolean> {
  let moved = false;
  const runs = programs.map((program) => {
    const job = judgeJob(program, problem.judging);
    return { name: `${id} ${proofKey(job)}`, job, program };
  });
  await runInLanes(context, runs, {
    lanes: await lanesOf(context),
    isOver,
    save: async ({ program }, outcome) => {
      moved = true;
      await saveVerdict(context.db, { id, ...program }, await replyAgain(context.db, problem, outcome));
    },
  });
  return moved;
}

/** Turns the submissions of some learners and tells each of them once, all or nothing. False: all are done. */
async function applyToSome(db: Database, { id, problem, choice }: RejudgementRow): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const affected = await takeUnapplied(tx, id, TOLD_AT_ONCE);
    if (affected.length === 0) return false;
    const alsoWorse = choice === 'rejudge';
    await applyVerdicts(tx, id, { accountIds: affected.map(({ accountId }) => accountId), alsoWorse });
    const gaining = accountsOf(affected, 'gains');
    for (const accountId of gaining) await recordSolved(tx, accountId, problem.id);
    const news = (name: 'judgedBetter' | 'judgedWorse') => ({
      kind: 'judging' as const,
      ...said(name, { title: problem.title }),
      url: `/practise/1/${problem.id}`,
      groupKey: `judging:${id}`,
    });
    await notifyMany(tx, gaining, news('judgedBetter'));
    if (alsoWorse) await notifyMany(tx, accountsOf(affected, 'loses'), news('judgedWorse'));
    return true;
  });
}

function accountsOf(affected: readonly Affected[], effect: Affected['effect']): string[] {
  return affected.filter((each) => each.effect === effect).map(({ accountId }) => accountId);
}
