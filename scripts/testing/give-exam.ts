import { randomUUID } from 'node:crypto';

import { withClient } from '@abhyas/postgres/with-client';

type GivenExam = {
  /** Of learners who have accounts. */
  readonly emails: readonly string[];
  readonly problemId: string;
  readonly minutes: number;
  /** How long ago it began. */
  readonly begunSeconds?: number;
  readonly lateMinutes?: number;
};

/** A class of its own and an exam of one problem that all begin together; answers the exam's id. */
export async function giveExam(
  databaseUrl: string,
  { emails, problemId, minutes, begunSeconds = 0, lateMinutes = 0 }: GivenExam,
): Promise<string> {
  const [batchId, examId] = [randomUUID(), randomUUID()];
  const items = [{ assetId: problemId, title: 'Exam', points: 1000, scoring: 'all' }];
  await withClient(databaseUrl, async (client) => {
    await client.query('insert into batch (id, name) values ($1, $2)', [batchId, `Exam class ${batchId}`]);
    await client.query(
      `insert into batch_member (batch_id, account_id, name, email)
        select $1, id, name, email from account where email = any($2)`,
      [batchId, emails],
    );
    await client.query(
      `insert into assignment (id, batch_id, kind, title, items, opens_at, due_at, take, published_at)
        select $1, $2, 'exam', 'Exam', $3, begun, begun + make_interval(mins => $4), 'last', now()
        from (select now() - make_interval(secs => $5) as begun) as times`,
      [examId, batchId, JSON.stringify(items), minutes, begunSeconds],
    );
    await client.query(
      `insert into exam (assignment_id, minutes, starts, late_minutes, secret)
        values ($1, $2, 'together', $3, decode(md5(random()::text) || md5(random()::text), 'hex'))`,
      [examId, minutes, lateMinutes],
    );
  });
  return examId;
}
