import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type TouchedRow = {
  readonly draftId: string;
  /** Empty: something that belongs to no course, such as a plan, a page or the list of tags. */
  readonly courseId: string;
};

/** The courses that drafts change, compared with the release that each is based on. */
export async function findTouchedCourses(db: Database): Promise<TouchedRow[]> {
  const { rows } = await sql<TouchedRow>`
    select distinct draft.id as "draftId", case
      when path ~ '^courses/[^/]+/' then regexp_replace(split_part(path, '/', 2), '^\\d{2}-', '') else '' end as "courseId"
    from content_draft draft, lateral (
      (select path, hash from content_draft_file where draft_id = draft.id
        except all select path, hash from release_source where release_id = draft.based_on)
      union all
      (select path, hash from release_source where release_id = draft.based_on
        except all select path, hash from content_draft_file where draft_id = draft.id)
    ) changed
    where path not like '%~'
    order by 1, 2`.execute(db);
  return rows;
}
