import type { Database } from '../../platform/database/database.ts';

/** What a teacher says of a line of a submission. */
export type LineRemark = {
  readonly id: string;
  readonly assetId: string;
  readonly submissionId: string;
  readonly line: number;
  readonly text: string;
  readonly version: number;
  /** The name of who wrote it last; null once their account is gone. */
  readonly author: string | null;
};

export type LearnerWork = { readonly assignmentId: string; readonly accountId: string };

/** What was said of one learner's code in an assignment, from the first line to the last. */
export async function findLineRemarks(
  db: Database,
  { assignmentId, accountId }: LearnerWork,
): Promise<LineRemark[]> {
  const rows = await db
    .selectFrom('line_remark as said')
    .leftJoin('account as author', 'author.id', 'said.author_id')
    .select(['said.id', 'asset_id', 'submission_id', 'line', 'text', 'version', 'author.name as author'])
    .where('assignment_id', '=', assignmentId)
    .where('account_id', '=', accountId)
    .orderBy('line')
    .orderBy('changed_at')
    .orderBy('said.id')
    .execute();
  return rows.map(({ asset_id: assetId, submission_id: submissionId, ...row }) => ({
    ...row,
    assetId,
    submissionId,
  }));
}

export type NewLineRemark = LearnerWork &
  Pick<LineRemark, 'id' | 'assetId' | 'submissionId' | 'line' | 'text'> & { readonly authorId: string };

/** False when it is there already. */
export async function insertLineRemark(
  db: Database,
  { id, assignmentId, accountId, assetId, submissionId, line, text, authorId }: NewLineRemark,
): Promise<boolean> {
  const row = await db
    .insertInto('line_remark')
    .values({
      id,
      assignment_id: assignmentId,
      account_id: accountId,
      asset_id: assetId,
      submission_id: submissionId,
      line,
      text,
      author_id: authorId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type KeptLineRemark = LearnerWork & Pick<LineRemark, 'assetId' | 'line' | 'text' | 'version'>;

/** One of an assignment, which nobody else changes until the transaction is over. */
export async function holdLineRemark(
  db: Database,
  { id, assignmentId }: { readonly id: string; readonly assignmentId: string },
): Promise<KeptLineRemark | undefined> {
  const row = await db
    .selectFrom('line_remark')
    .select(['account_id', 'asset_id', 'line', 'text', 'version'])
    .where('id', '=', id)
    .where('assignment_id', '=', assignmentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { account_id: accountId, asset_id: assetId, ...rest } = row;
  return { assignmentId, accountId, assetId, ...rest };
}

export async function changeLineRemark(
  db: Database,
  id: string,
  { text, version, authorId }: { readonly text: string; readonly version: number; readonly authorId: string },
): Promise<void> {
  await db
    .updateTable('line_remark')
    .set({ text, version, author_id: authorId, changed_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function deleteLineRemark(db: Database, id: string): Promise<void> {
  await db.deleteFrom('line_remark').where('id', '=', id).execute();
}
