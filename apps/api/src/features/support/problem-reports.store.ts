import type { ExecuteReply } from '@abhyas/contract/running';

import type { Database } from '../../platform/database/database.ts';

export type NewReport = {
  readonly id: string;
  readonly accountId: string;
  readonly assetId: string;
  readonly releaseId: string;
  readonly text: string;
  readonly language: number;
  readonly code: string;
  readonly result: ExecuteReply | undefined;
  readonly screen: { readonly width: number; readonly height: number } | undefined;
};

export async function insertReport(db: Database, report: NewReport): Promise<void> {
  await db
    .insertInto('problem_report')
    .values({
      id: report.id,
      account_id: report.accountId,
      asset_id: report.assetId,
      release_id: report.releaseId,
      text: report.text,
      language: report.language,
      code: report.code,
      result: report.result ? JSON.stringify(report.result) : null,
      screen: report.screen ? JSON.stringify(report.screen) : null,
    })
    .execute();
}

export type ReportRow = {
  readonly asset_id: string;
  readonly release_id: string;
  readonly language: number;
  readonly code: string;
  readonly result: unknown;
  readonly screen: unknown;
};

export function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  return db
    .selectFrom('problem_report')
    .select(['asset_id', 'release_id', 'language', 'code', 'result', 'screen'])
    .where('id', '=', id)
    .executeTakeFirst();
}
