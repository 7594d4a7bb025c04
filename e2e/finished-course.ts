import type { APIRequestContext } from '@playwright/test';

import { readConfig } from '../apps/api/src/config.ts';
import { openDatabase } from '../apps/api/src/platform/database/database.ts';
import { runningDatabaseUrl } from '../apps/api/src/start-database.ts';
import type { Account } from './people.ts';

type Course = { readonly subtopics: readonly { readonly items?: readonly { readonly assetId: string }[] }[] };

/** As if somebody had finished every item of a course, problems included. */
export async function finishCourse(
  request: APIRequestContext,
  { token, email }: Account,
  topicId: string,
): Promise<void> {
  const reply = await request.get(`/api/content/topic/${topicId}`, { headers: { 'x-auth-token': token } });
  const { subtopics } = (await reply.json()) as Course;
  const items = new Set(subtopics.flatMap(({ items: each = [] }) => each.map(({ assetId }) => assetId)));
  // eslint-disable-next-line node/no-process-env -- playwright.config.ts says there where the product's data is
  const { ABHYAS_E2E_DATA_DIR: DATA_DIR, ...env } = process.env;
  const db = openDatabase(await runningDatabaseUrl(readConfig({ ...env, DATA_DIR })), () => undefined);
  try {
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const rows = [...items].map((asset_id) => ({ account_id: id, asset_id }));
    await db
      .insertInto('finished_asset')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } finally {
    await db.destroy();
  }
}
