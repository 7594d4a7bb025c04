import type { SendTextReply } from '@abhyas/contract/practice-texts';
import type { VersionKind } from '@abhyas/contract/practice-history';
import { limits } from '@abhyas/contract/limits';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { groupCommit } from '../../platform/database/group-commit.ts';
import type { TextName } from './code.store.ts';
import { findSince } from './text-log.store.ts';
import { judge, writeEdits, type Judgement, type TextChange } from './text-sync.rules.ts';

export type TextSave = {
  readonly name: TextName;
  readonly change: TextChange;
  /** Why the replaced text is set aside, however young it is; null leaves that to the stretch of editing. */
  readonly setAside: VersionKind | null;
  /** The largest text that is taken. */
  readonly bytesMax: number;
};

export type SaveOutcome =
  | {
      readonly state: 'taken';
      readonly version: number;
      readonly before: Extract<SendTextReply, { state: 'taken' }>['before'];
      /** The text, where it is another than was sent. */
      readonly text?: string;
    }
  | { readonly state: 'whole' | 'too-large' }
  | { readonly state: 'conflict'; readonly version: number; readonly code: string; readonly savedAt: Date };

/** A stretch of editing ends after a pause of this length, or when it has lasted this long in all. */
const STRETCH_PAUSE = '2 minutes';
const STRETCH_LENGTH = '5 minutes';
/** The log of a text that rested so long begins again with the whole text: what is older may be gone (retention). */
const REST = '6 hours';
/** A whole text stands in the log every so many versions; a longer one less often. */
const WHOLE_EVERY = 50;
const WHOLE_EVERY_CHARS = 400;
/** Of the log of one text its latest bytes are kept: thousands of keystrokes, and nobody fills the disk. */
const LOG_BYTES_MAX = 4 * 1024 * 1024;
/** Looked at whenever a whole text is kept: also beside edits as large as this, so that what is shown has a beginning. */
const HEAVY_BYTES = 16 * 1024;

type Save = (save: TextSave) => Promise<SaveOutcome>;

const savers = new WeakMap<Database, Save>();

/**
 * Does a change to one text, together with others that come at the same moment: it is the most frequent write of all,
 * and each commit of its own waits for the disk. The same text again writes nothing. A text that is replaced after a
 * stretch of editing is kept as a version; so is one that meets what another device has done.
 */
export function saveText(db: Database, save: TextSave): Promise<SaveOutcome> {
  const known = savers.get(db);
  if (known) return known(save);
  const saver = groupCommit({
    keyOf: ({ name }: TextSave) => `${name.accountId} ${name.assetId} ${name.key}`,
    write: (saves) => saveTexts(db, saves),
  });
  savers.set(db, saver);
  return saver(save);
}

type HeadRow = {
  readonly code: string;
  readonly version: number;
  readonly saved_at: Date;
  readonly stretch_ends: boolean;
  readonly rested: boolean;
};

const NOTHING: HeadRow = { code: '', version: 0, saved_at: new Date(0), stretch_ends: false, rested: false };

/** Outcomes in the order of the saves; none where another process saved between the reading and the writing. */
async function saveTexts(
  db: Database,
  saves: readonly TextSave[],
): Promise<readonly (SaveOutcome | undefined)[]> {
  const heads = await findHeads(db, saves);
  const judged = await Promise.all(
    saves.map(async (save, index) => judgeSave(db, save, heads.get(index + 1) ?? NOTHING)),
  );
  const writes = judged.filter(isWrite);
  const written = writes.length === 0 ? new Set<Write>() : await write(db, writes);
  return judged.map((each) => (isWrite(each) && !written.has(each) ? undefined : each.outcome));
}

type Judged = { readonly outcome: SaveOutcome };
type Write = Judged & {
  readonly save: TextSave;
  readonly head: HeadRow;
  readonly taken: Extract<Judgement, { state: 'taken' }>;
};
const isWrite = (judged: Judged | Write): judged is Write => 'taken' in judged;

async function judgeSave(db: Database, save: TextSave, head: HeadRow): Promise<Judged | Write> {
  const { base } = save.change;
  const { code, version } = head;
  const isCurrent = base === null || base === version || version === 0;
  const since = isCurrent ? { edits: [], baseCode: code } : await findSince(db, save.name, { base, version });
  const judgement = judge(save.change, head, since);
  if (judgement.state === 'whole') return { outcome: { state: 'whole' } };
  const text = judgement.state === 'conflict' ? judgement.text : judgement.code;
  if (text !== code && Buffer.byteLength(text) > save.bytesMax) return { outcome: { state: 'too-large' } };
  if (judgement.state === 'conflict') {
    await putAside(db, save.name, text);
    return { outcome: { state: 'conflict', version, code, savedAt: head.saved_at } };
  }
  const { edits, before, merged } = judgement;
  const outcome = {
    state: 'taken' as const,
    version: version + (edits.length > 0 ? 1 : 0),
    before,
    ...(merged && { text: judgement.code }),
  };
  return edits.length === 0 ? { outcome } : { outcome, save, head, taken: judgement };
}

async function findHeads(db: Database, saves: readonly TextSave[]): Promise<ReadonlyMap<number, HeadRow>> {
  const { rows } = await sql<HeadRow & { readonly nr: string }>`
    ${prepared('text-heads')} with asked as materialized (
      select * from unnest(
        ${saves.map(({ name }) => name.accountId)}::uuid[], ${saves.map(({ name }) => name.assetId)}::text[],
        ${saves.map(({ name }) => name.key)}::text[]
      ) with ordinality as a (account_id, asset_id, code_key, nr)
    )
    select nr, code, version, saved_at,
      saved_at < now() - ${STRETCH_PAUSE}::interval
        or stretch_began_at < now() - ${STRETCH_LENGTH}::interval as stretch_ends,
      logged_to is distinct from version or saved_at < now() - ${REST}::interval as rested
    from asked join saved_code using (account_id, asset_id, code_key)`.execute(db);
  return new Map(rows.map((row) => [Number(row.nr), row]));
}

/** Keeps the text that was not taken among the versions, once. */
async function putAside(db: Database, { accountId, assetId, key }: TextName, text: string): Promise<void> {
  await sql`
    with put_aside as (
      insert into code_version (account_id, asset_id, code_key, code, kind, saved_at)
      select ${accountId}, ${assetId}, ${key}, ${text}, 'other-device', now()
      where not exists (
        select from code_version as v
        where (v.account_id, v.asset_id, v.code_key) = (${accountId}, ${assetId}, ${key})
          and v.kind = 'other-device' and v.code = ${text}
      )
      returning account_id, asset_id, code_key
    ), ${TRIMMED} select from put_aside`.execute(db);
}

/** The oldest versions go, beside those that are put aside. */
const TRIMMED = sql`
  trimmed as (
    delete from code_version where id in (
      select old.id from put_aside, lateral (
        select id from code_version as v
        where (v.account_id, v.asset_id, v.code_key) =
          (put_aside.account_id, put_aside.asset_id, put_aside.code_key)
        order by id desc offset ${limits.codeVersionsKept - 1}
      ) as old
    )
  )`;

/** The oldest of a log that has grown too heavy goes. */
const LIGHTENED = sql`
  lightened as (
    delete from text_change as t using (
      select account_id, asset_id, code_key, version,
        sum(octet_length(coalesce(old.edits, '')) + octet_length(coalesce(old.whole, '')))
          over (partition by account_id, asset_id, code_key order by version desc) as bytes
      from sent join text_change as old using (account_id, asset_id, code_key)
      where keep_whole
    ) as heavy
    where (t.account_id, t.asset_id, t.code_key, t.version) =
        (heavy.account_id, heavy.asset_id, heavy.code_key, heavy.version)
      and bytes > ${LOG_BYTES_MAX}
  )`;

/**
 * One statement, so that it is atomic without a transaction. No two of its writes are of the same text. Rows are
 * locked in the order of their keys, so that two processes never wait for each other. Answers what was written: a text
 * that another process has changed since it was read is not.
 */
async function write(db: Database, writes: readonly Write[]): Promise<ReadonlySet<Write>> {
  const { rows } = await sql<{ readonly nr: string }>`
    ${prepared('text-saving')} with sent as materialized (
      ${asRows(writes)}
    ), head as materialized (
      select account_id, asset_id, code_key, nr, code, saved_at
      from sent join saved_code using (account_id, asset_id, code_key)
      where version = seen
      order by account_id, asset_id, code_key
      for update of saved_code
    ), changed as (
      update saved_code as s set code = sent.text, version = sent.next, logged_to = sent.next, saved_at = now(),
        writer = null, edited_at_ms = null,
        stretch_began_at = case when sent.stretch_ends then now() else s.stretch_began_at end
      from sent join head using (nr)
      where (s.account_id, s.asset_id, s.code_key) = (sent.account_id, sent.asset_id, sent.code_key)
      returning sent.nr
    ), begun as (
      insert into saved_code (account_id, asset_id, code_key, code, version, logged_to)
      select account_id, asset_id, code_key, text, next, next from sent where seen = 0
      order by account_id, asset_id, code_key
      on conflict do nothing
      returning account_id, asset_id, code_key
    ), done as (
      select nr from changed union all
      select nr from begun join sent using (account_id, asset_id, code_key)
    ), put_aside as (
      insert into code_version (account_id, asset_id, code_key, code, kind, saved_at)
      select account_id, asset_id, code_key, head.code, coalesce(set_aside, 'edit'), head.saved_at
      from head join sent using (nr, account_id, asset_id, code_key) where stretch_ends
      returning account_id, asset_id, code_key
    ), ${TRIMMED}, restarted as (
      insert into text_change (account_id, asset_id, code_key, version, whole)
      select account_id, asset_id, code_key, seen, head.code
      from head join sent using (nr, account_id, asset_id, code_key) where rested
      on conflict (account_id, asset_id, code_key, version) do update set whole = excluded.whole, at = now()
    ), logged as (
      insert into text_change (account_id, asset_id, code_key, version, edits, whole)
      select account_id, asset_id, code_key, next, edits, case when keep_whole then text end
      from done join sent using (nr)
    ), ${LIGHTENED}
    select nr from done`.execute(db);
  const done = new Set(rows.map(({ nr }) => Number(nr)));
  return new Set(writes.filter((_each, index) => done.has(index + 1)));
}

/** The writes as rows, numbered from 1. */
function asRows(writes: readonly Write[]): RawBuilder<unknown> {
  const column = <V>(of: (each: Write) => V): V[] => writes.map(of);
  return sql`
    select * from unnest(
      ${column(({ save }) => save.name.accountId)}::uuid[], ${column(({ save }) => save.name.assetId)}::text[],
      ${column(({ save }) => save.name.key)}::text[], ${column(({ taken }) => taken.code)}::text[],
      ${column(({ head }) => head.version)}::int[], ${column(({ head }) => head.version + 1)}::int[],
      ${column(({ save }) => save.setAside)}::text[], ${column(endsStretch)}::bool[],
      ${column(({ head }) => head.rested)}::bool[], ${column(keepsWhole)}::bool[],
      ${column(({ taken }) => writeEdits(taken.edits))}::text[]
    ) with ordinality as s (account_id, asset_id, code_key, text, seen, next, set_aside, stretch_ends, rested,
      keep_whole, edits, nr)`;
}

const endsStretch = ({ save, head, taken }: Write): boolean =>
  head.version > 0 &&
  (save.setAside !== null || head.stretch_ends || taken.code.length * 2 < head.code.length);

function keepsWhole({ head, taken }: Write): boolean {
  const every = Math.max(WHOLE_EVERY, Math.ceil(taken.code.length / WHOLE_EVERY_CHARS));
  const isHeavy = writeEdits(taken.edits).length > HEAVY_BYTES;
  return head.version === 0 || isHeavy || (head.version + 1) % every === 0;
}
