import { sql } from 'kysely';

import { until } from '../fault.ts';
import type { Site } from '../site.ts';

/** What the database has of one learner's exam. */
export type Recorded = {
  readonly email: string;
  readonly by: string | null;
  /** How often the learner or the server has handed in. */
  readonly ends: number;
  /** Of the text that was handed in each time. */
  readonly versions: readonly number[];
  /** The text that was handed in last. */
  readonly handed: string;
  /** The code of the submission that counts; null: nothing was graded. */
  readonly graded: string | null;
  /** The ids of all judged submissions of the exam. */
  readonly submissions: readonly string[];
};

const JUDGED_WITHIN_MS = 300_000;

/** Of each learner, in this order, once everything was handed in and judged. */
export async function recordOf(
  { db }: Site,
  { examId, emails }: { readonly examId: string; readonly emails: readonly string[] },
): Promise<(Recorded | undefined)[]> {
  await until(async () => {
    const { rows } = await sql<{ open: number }>`
      select count(*)::integer as open from sitting where exam_id = ${examId} and (handed_at is null or exists (
        select from hand_in where (hand_in.exam_id, hand_in.account_id) = (sitting.exam_id, sitting.account_id)
          and judged_at is null))`.execute(db);
    return rows[0]?.open === 0;
  }, JUDGED_WITHIN_MS);
  const { rows } = await sql<Recorded>`
    select account.email, handed_by as by,
      (select count(*) from hand_in where (exam_id, account_id) = (sitting.exam_id, sitting.account_id)
        and hand_in.handed_by in ('learner', 'server'))::integer as ends,
      array(select text_version from hand_in where (exam_id, account_id) = (sitting.exam_id, sitting.account_id)) as versions,
      coalesce(last.code, '') as handed,
      (select code from submission where id = last.submission_id) as graded,
      array(select id::text from submission where account_id = sitting.account_id) as submissions
    from sitting join account on account.id = account_id
      left join lateral (select code, submission_id from hand_in
        where (exam_id, account_id) = (sitting.exam_id, sitting.account_id) order by round desc limit 1) as last on true
    where exam_id = ${examId}`.execute(db);
  const of = new Map(rows.map((row) => [row.email, row]));
  return emails.map((email) => of.get(email));
}
