import { sql, type RawBuilder } from 'kysely';

/**
 * When somebody's time is over, for those who began at `begun`: by the length of the exam and what was allowed to them.
 * Of each kind of allowance the newest counts (EXAMS-6). For a query of `assignment` and `exam`.
 */
export function endOf(account: RawBuilder<unknown>, begun: RawBuilder<unknown>): RawBuilder<Date> {
  const allowed = (
    column: string,
    kind: string,
  ) => sql`(select ${sql.ref(column)} from assignment_allowance as allowed
    where allowed.assignment_id = assignment.id and allowed.account_id = ${account} and kind = ${kind}
    order by at desc, id desc limit 1)`;
  const length = sql`make_interval(mins => ceil(minutes * coalesce(${allowed('factor', 'factor')}, 100) / 100.0)::integer)`;
  return sql`greatest(
    case starts when 'together' then opens_at + ${length}
      else least(${begun} + ${length}, assignment.due_at + ${length} - make_interval(mins => minutes)) end,
    ${allowed('due_at', 'due')})`;
}

/**
 * When an exam is over for somebody, and so its problems may be read again: not before it is over for the class, nor
 * while they sit it, nor while they could still begin (EXAMS-4). For a query of `assignment`.
 */
export function overFor(account: RawBuilder<unknown>): RawBuilder<Date> {
  const own = sql`sitting.exam_id = assignment.id and sitting.account_id = ${account}`;
  return sql`greatest(assignment.due_at, case
    when exists (select from sitting where ${own})
      then (select ends_at from sitting where ${own} and handed_at is null)
    else (select ${latestEnd(account)} from exam where exam.assignment_id = assignment.id) end)`;
}

/** Until when a learner has time who begins at the last possible moment. */
const latestEnd = (account: RawBuilder<unknown>): RawBuilder<Date> =>
  endOf(account, sql`'infinity'::timestamptz`);
