import { evidenceOf } from '@abhyas/content/proof/evidence';
import { keysOf, provedIn, reportOf, tallyOf } from '@abhyas/content/proof/report';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { enqueue, onJob, type JobTask, type Schedule } from '../../platform/jobs/job.ts';
import { lanesOf, runInLanes } from './background-runs.ts';
import { PROVING_KEY, provingJob } from './proving-jobs.ts';
import { hasRejudging, rejudge } from './rejudging-work.service.ts';
import {
  endFinished,
  findEvidence,
  findPending,
  isRunning,
  saveEvidence,
  saveTally,
} from './proving.store.ts';

type Context = Pick<AppContext, 'db' | 'queue'>;

/** A job ends soon, so that a process that is asked to leave can leave. */
const SLICE_MS = 3000;
/** How often those who look on see something new. */
const TELL_MS = 500;
/** While no runner answers, or the lanes are still taken by what a killed process had asked for. */
const PAUSE_MS = 1000;

export function provingTask(context: Context): JobTask {
  return onJob(provingJob, () => proveForAWhile(context));
}

/** Should a job ever have been lost, what is left is taken up again. */
export function provingSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  return {
    name: 'proving.go-on',
    cron: '* * * * *',
    run: async () => {
      if (await isLeft(db)) await enqueue(db, [provingJob, {}], { key: PROVING_KEY });
    },
  };
}

async function isLeft(db: Database): Promise<boolean> {
  return (await findPending(db)) !== undefined || (await hasRejudging(db));
}

async function proveForAWhile(context: Context): Promise<void> {
  const { db } = context;
  const overAt = performance.now() + SLICE_MS;
  const isOver = () => performance.now() > overAt;
  let moved = true;
  while (moved && !isOver()) {
    // Learners wait for a decision about their submissions; a verification can wait for that.
    moved = (await rejudge(context, isOver)) || (await proveOne(context, isOver));
  }
  await endFinished(db);
  if (!(await isLeft(db))) return;
  const runAt = new Date(Date.now() + (moved ? 0 : PAUSE_MS));
  await enqueue(db, [provingJob, {}], { key: PROVING_KEY, runAt });
}

/** Goes on with one problem. False: nothing could be done just now. */
async function proveOne(context: Context, isOver: () => boolean): Promise<boolean> {
  const { db } = context;
  const pending = await findPending(db);
  if (!pending) return false;
  const { verificationId, problem, mutants } = pending;
  const known = new Map(await findEvidence(db, keysOf(problem, { mutants })));
  const report = () => reportOf(problem, known, { mutants });
  const left = provedIn(report()).filter(({ evidence }) => !evidence);
  const before = known.size;
  let toldAt = -Infinity;
  let stopped = false;
  const tell = async () => {
    toldAt = performance.now();
    await saveTally(db, { verificationId, assetId: problem.id }, tallyOf(report()));
    stopped = !(await isRunning(db, verificationId));
  };
  await runInLanes(
    context,
    left.map(({ proof, key }) => ({ name: `${verificationId} ${key}`, key, job: proof.job })),
    {
      lanes: await lanesOf(context),
      isOver: () => stopped || isOver(),
      save: async ({ key }, outcome) => {
        const evidence = evidenceOf(outcome);
        await saveEvidence(db, key, evidence);
        known.set(key, evidence);
        if (performance.now() - toldAt > TELL_MS) await tell();
      },
    },
  );
  await tell();
  return left.length === 0 || known.size > before;
}
