import { EVERYTHING, limitKey, type LimitedKind, type Sight } from '@abhyas/content/seen-release';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import { batchLoader } from '../database/batch-loader.ts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';

/** Roles that see what is for some classes only, whichever these are. */
const SEES_ALL = ['owner', 'teacher', 'moderator'];

/** Who somebody is to the limits: of the staff, or a learner of these classes. */
type Viewer = {
  readonly staff: boolean;
  /** Whose list they are on. */
  readonly classes: readonly string[];
  /** Of the staff: those that they are shown (CLASSES-2). */
  readonly classesSeen: readonly string[];
};

/**
 * Which courses and modules are for some classes only, held in memory like the release. Where nothing is limited,
 * nothing is asked of the database.
 */
export class ContentLimits {
  /** The ids of the classes, by the key of what only they see. */
  #limits: ReadonlyMap<string, readonly string[]> = new Map();
  #visitor: Sight = EVERYTHING;
  readonly #db: Database;
  readonly #viewerOf: (accountId: string) => Promise<Viewer | undefined>;

  constructor(db: Database) {
    this.#db = db;
    this.#viewerOf = batchLoader((ids) => findViewers(db, ids));
  }

  /** What somebody sees who is not signed in. */
  get visitor(): Sight {
    return this.#visitor;
  }

  async refresh(): Promise<void> {
    const rows = await this.#db
      .selectFrom('content_limit as limited')
      .leftJoin('content_limit_class as of_class', (join) =>
        join
          .onRef('of_class.kind', '=', 'limited.kind')
          .onRef('of_class.content_id', '=', 'limited.content_id'),
      )
      .select(['limited.kind', 'limited.content_id', 'of_class.batch_id'])
      .execute();
    const limits = new Map<string, string[]>();
    for (const row of rows) {
      const key = limitKey(row.kind as LimitedKind, row.content_id);
      limits.set(key, [...(limits.get(key) ?? []), ...(row.batch_id === null ? [] : [row.batch_id])]);
    }
    this.#limits = limits;
    this.#visitor = without([...limits.keys()]);
  }

  /** What somebody sees; without an account, what a visitor does. */
  async sightOf(readAccount: () => Promise<string | undefined>): Promise<Sight> {
    if (this.#limits.size === 0) return EVERYTHING;
    const accountId = await readAccount();
    const viewer = accountId === undefined ? undefined : await this.#viewerOf(accountId);
    if (!viewer) return this.#visitor;
    if (viewer.staff) return this.#marked(viewer.classesSeen);
    return this.sightOfLearner(viewer.classes);
  }

  /** What a learner sees who is in these classes. */
  sightOfLearner(classes: readonly string[]): Sight {
    const hidden = [...this.#limits].filter(([, ids]) => !ids.some((id) => classes.includes(id)));
    return without(hidden.map(([key]) => key));
  }

  /** All, with the names of the classes for whom something is: they are read now, for classes are renamed. */
  async #marked(classesSeen: readonly string[]): Promise<Sight> {
    const limits = this.#limits;
    const rows = await this.#db
      .selectFrom('batch')
      .select(['id', 'name'])
      .where('id', '=', sql<string>`any(${[...classesSeen]}::uuid[])`)
      .where('deleted_at', 'is', null)
      .orderBy('name')
      .execute();
    const onlyFor = new Map(
      [...limits].map(([key, ids]) => {
        const names = rows.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
        return [key, names] as const;
      }),
    );
    return { name: `marked-${shortHash(JSON.stringify([...onlyFor]))}`, hidden: new Set(), onlyFor };
  }
}

function without(keys: readonly string[]): Sight {
  if (keys.length === 0) return EVERYTHING;
  const hidden = keys.toSorted();
  return { name: `without-${shortHash(hidden.join('\n'))}`, hidden: new Set(hidden), onlyFor: new Map() };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

async function findViewers(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Viewer>> {
  const { rows } = await sql<Viewer & { readonly id: string }>`${prepared('viewers')} select asked.id::text,
    exists (select from staff_member where account_id = asked.id and roles && ${SEES_ALL}::text[]) as staff,
    array(
      select batch_id::text from batch_member join batch on batch.id = batch_id
      where account_id = asked.id and left_at is null and batch.deleted_at is null
    ) as classes,
    array(
      select batch.id::text from staff_member member join batch on batch.every_teacher or 'owner' = any(member.roles)
        or exists (select from batch_teacher where batch_id = batch.id and account_id = asked.id)
      where member.account_id = asked.id
    ) as "classesSeen"
    from unnest(${ids}::uuid[]) as asked(id)`.execute(db);
  return new Map(rows.map(({ id, ...viewer }) => [id, viewer]));
}
