import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

export type TouchedRow = {
  readonly draftId: string;
  /** Empty: something that belongs to no course, such as a plan, a page or the list of tags. */
  readonly courseId: string;
};

/** A course's id in the path of what is in it. */
const COURSE = sql`regexp_replace(split_part(path, '/', 2), '^\\d{2}-', '')`;

/** Whether the module at hand may list the problem of the id at hand: it stands there as a word. */
const LISTS = sql`encode(blob.bytes, 'escape') ~
  case when changed.problem ~ '^[a-z0-9-]+$' then '(^|[\\s,[])' || changed.problem || '([\\s,\\]]|$)' else '^$' end`;

/**
 * The courses that drafts change, compared with the release that each is based on: a problem, those that list it.
 * Without an id those of all drafts: each has tens of thousands of files, so who shows one draft asks for that one.
 */
export async function findTouchedCourses(db: Database, draftId?: string): Promise<TouchedRow[]> {
  const which = draftId === undefined ? sql`true` : sql`draft.id = ${draftId}`;
  const { rows } = await sql<TouchedRow>`
    select distinct draft.id as "draftId", course.id as "courseId"
    from content_draft draft, lateral (
      select distinct case when path like 'problems/%' then split_part(path, '/', 2) end as problem,
        case when path ~ '^courses/[^/]+/' then ${COURSE} else '' end as course
      from (
        select coalesce(mine.path, theirs.path) as path
        from (select path, hash from content_draft_file where draft_id = draft.id) mine
        full join (select path, hash from release_source where release_id = draft.based_on) theirs
          on theirs.path = mine.path
        where mine.hash is distinct from theirs.hash
      ) differing
      where path not like '%~'
    ) changed, lateral (
      select changed.course as id where changed.problem is null
      union all
      select ${COURSE} from content_draft_file module join content_blob blob on blob.hash = module.hash
      where changed.problem is not null and module.draft_id = draft.id
        and module.path ~ '^courses/[^/]+/[^/]+/subtopic\\.yaml$' and ${LISTS}
    ) course
    where ${which}
    order by 1, 2`.execute(db);
  return rows;
}
