import * as z from 'zod';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, enqueue, onJob, type JobTask, type Schedule } from '../../platform/jobs/job.ts';
import { openOutbound, OutboundError } from '../../platform/outbound/outbound.ts';
import { publishedMarks, type PublishedMarks } from '../assignments/published-marks.service.ts';
import { PlatformClient } from './platform-client.ts';
import { findPlatform } from './platforms.store.ts';
import { scoreOf, scoresUrl } from './score.rules.ts';
import {
  findAssignmentsShown,
  findColumns,
  findFollowers,
  noteAnswer,
  noteSending,
  type Follower,
  type MarkColumn,
} from './scores.store.ts';

const SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const TYPE = 'application/vnd.ims.lis.v1.score+json';

/** One at a time in all processes: what was marked first is sent first. */
const sendMarks = defineJob({
  name: 'lti.send-marks',
  payload: z.object({ assignmentId: z.uuid() }),
  oneAtATime: true,
  longestPauseSeconds: 900,
});

/** The marks of an assignment may have changed: in the transaction in which they did. */
export async function planMarks(db: Database, assignmentId: string): Promise<void> {
  const columns = await findColumns(db, assignmentId);
  if (columns.length > 0)
    await enqueue(db, [sendMarks, { assignmentId }], { key: `${sendMarks.name}:${assignmentId}` });
}

/** What nobody was told of: a submission, judging, a job that was given up. */
export function marksSchedule({ db }: Pick<AppContext, 'db'>): Schedule {
  const run = async (): Promise<void> => {
    for (const assignmentId of await findAssignmentsShown(db)) await planMarks(db, assignmentId);
  };
  return { name: 'lti.marks', cron: '*/10 * * * *', run };
}

type Context = Pick<AppContext, 'db' | 'log'>;
type Sending = Context & { readonly client: PlatformClient };

/** Tells platforms the marks that they have not been told, or not as they are now. */
export function marksTask({ db, config, log }: Context & Pick<AppContext, 'config'>): JobTask {
  const client = new PlatformClient(db, openOutbound(config));
  return onJob(sendMarks, ({ assignmentId }) => sendAll({ db, log, client }, assignmentId));
}

/** @throws what a platform did not answer, once the others have been told: the queue tries again */
async function sendAll(context: Sending, assignmentId: string): Promise<void> {
  const faults: unknown[] = [];
  for (const column of await findColumns(context.db, assignmentId)) {
    await sendColumn(context, assignmentId, column).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw faults[0];
}

async function sendColumn(context: Sending, assignmentId: string, column: MarkColumn): Promise<void> {
  const followers = await findFollowers(context.db, column.linkId);
  const marks = await publishedMarks(
    context.db,
    assignmentId,
    followers.map(({ accountId }) => accountId),
  );
  if (!marks) return;
  for (const follower of followers) {
    if (!isTold(follower, marks)) await sendOne(context, { column, follower, marks });
  }
}

type Column = { readonly column: MarkColumn; readonly follower: Follower; readonly marks: PublishedMarks };

function isTold({ accountId, hundredths, points, isAnswered }: Follower, marks: PublishedMarks): boolean {
  return isAnswered && hundredths === marks.totals.get(accountId) && points === marks.points;
}

async function sendOne({ db, client, log }: Sending, { column, follower, marks }: Column): Promise<void> {
  const { accountId, subject } = follower;
  const platform = await findPlatform(db, column.platformId);
  const hundredths = marks.totals.get(accountId);
  if (!platform || hundredths === undefined) return;
  const name = { linkId: column.linkId, accountId };
  const mark = { hundredths, points: marks.points };
  const markedAt = await noteSending(db, name, mark);
  const reply = await client.ask({
    platform,
    scope: SCOPE,
    url: scoresUrl(column.lineItemUrl),
    method: 'POST',
    type: TYPE,
    body: JSON.stringify(scoreOf({ ...mark, subject, markedAt })),
  });
  const answer = meaningOf(reply.status);
  if (answer === 'again') throw new OutboundError(`${platform.name} answers marks with ${reply.status}`);
  if (answer === 'refused') log.warn({ platform: platform.name, status: reply.status }, 'a mark was refused');
  await noteAnswer(db, { ...name, markedAt, refusedWith: answer === 'refused' ? reply.status : null });
}

/** A conflict (409) says that the platform has this one or a later one: it arrived before, and the answer was lost. */
function meaningOf(status: number): 'taken' | 'refused' | 'again' {
  if ((status >= 200 && status < 300) || status === 409) return 'taken';
  return [400, 403, 404, 410, 413, 422].includes(status) ? 'refused' : 'again';
}
