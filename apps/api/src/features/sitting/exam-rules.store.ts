import { randomBytes } from 'node:crypto';

import { examRules, type ExamRules } from '@abhyas/contract/exams-rules';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

const SECRET_BYTES = 32;

/** Writes down how an exam is held. Its secret stays what it was. */
export async function saveExamRules(db: Database, assignmentId: string, rules: ExamRules): Promise<void> {
  const written = {
    minutes: rules.minutes,
    starts: rules.starts,
    room_code: rules.roomCode ?? null,
    addresses: [...rules.addresses],
    draws: JSON.stringify(rules.draws),
    shuffled: rules.shuffled,
    late_minutes: rules.lateMinutes,
    browser_key: rules.browserKey ?? null,
  };
  await db
    .insertInto('exam')
    .values({ assignment_id: assignmentId, ...written, secret: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.column('assignment_id').doUpdateSet(written))
    .execute();
}

/** By their ids; an assignment that is no exam is left out. */
export async function findExamRules(
  db: Database,
  assignmentIds: readonly string[],
): Promise<ReadonlyMap<string, ExamRules>> {
  if (assignmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('exam')
    .selectAll()
    .where('assignment_id', 'in', [...assignmentIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.assignment_id,
      examRules.parse({
        minutes: row.minutes,
        starts: row.starts,
        addresses: row.addresses,
        draws: row.draws,
        shuffled: row.shuffled,
        lateMinutes: row.late_minutes,
        ...(row.room_code !== null && { roomCode: row.room_code }),
        ...(row.browser_key !== null && { browserKey: row.browser_key }),
      }),
    ]),
  );
}

/** What the keys of an exam's packets are made of. */
export async function findSecret(db: Database, examId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{
    secret: Buffer;
  }>`select secret from exam where assignment_id = ${examId}`.execute(db);
  return rows[0]?.secret;
}
