import { auditSentence } from '@abhyas/contract/audit-sentence';
import { AUDIT_FILE_MOST, type AuditEntry, type AuditFilter } from '@abhyas/contract/admin.staff';
import { sql, type Expression, type SqlBool } from 'kysely';

import { csvHead, csvLines, quotedCell, textCell } from '../../platform/http/csv.ts';
import type { Database } from '../../platform/database/database.ts';
import { containsPattern } from '../../platform/database/like-pattern.ts';

const PAGE = 50;

/** A page of the audit log, the newest first. */
export async function findAudit(
  db: Database,
  { before, ...filter }: AuditFilter & { before?: string | undefined },
): Promise<{ entries: AuditEntry[]; next?: string }> {
  const entries = await findEntries(db, { filter, before, most: PAGE + 1 });
  const shown = entries.slice(0, PAGE);
  const last = shown.at(-1);
  return entries.length > PAGE && last ? { entries: shown, next: last.id } : { entries: shown };
}

type AuditPage = {
  readonly filter: AuditFilter;
  readonly before?: string | undefined;
  readonly most: number;
};

async function findEntries(db: Database, { filter, before, most }: AuditPage): Promise<AuditEntry[]> {
  let query = db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(most);
  if (before !== undefined && /^\d{1,18}$/.test(before)) query = query.where('id', '<', before);
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    sentence: auditSentence(row),
    before: row.before,
    after: row.after,
  }));
}

const part = (text: string) => containsPattern(text.trim());

function conditionsOf({ search, person, kind, object, from, to }: AuditFilter): Expression<SqlBool>[] {
  return [
    search?.trim() &&
      sql<boolean>`(actor ilike ${part(search)} or action ilike ${part(search)} or subject ilike ${part(search)})`,
    person?.trim() && sql<boolean>`actor ilike ${part(person)}`,
    kind && sql<boolean>`starts_with(action, ${`${kind}.`})`,
    object?.trim() && sql<boolean>`subject ilike ${part(object)}`,
    from && sql<boolean>`at >= (${from}::date)::timestamp at time zone 'Asia/Kolkata'`,
    to && sql<boolean>`at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`,
  ].filter((condition) => typeof condition === 'object');
}

const HEADER = ['When (India)', 'Who', 'What', 'Action', 'To what', 'Before', 'After'];

/** The newest actions of a filter, one a line. */
export async function auditCsv(db: Database, filter: AuditFilter): Promise<string> {
  const entries = await findEntries(db, { filter, most: AUDIT_FILE_MOST });
  return csvHead(HEADER.map(quotedCell)) + csvLines(entries.map(lineOf));
}

function lineOf({ at, actor, sentence, action, subject, before, after }: AuditEntry): string[] {
  const moment = new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
  return [moment, actor, sentence, action, subject, asText(before), asText(after)].map(textCell);
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
