import type { AuditEntry } from '@abhyas/contract/staff';

import type { Database } from '../../platform/database.ts';
import { containing } from '../../platform/like.ts';

const PAGE = 50;

/** A page of the audit log, the newest first. */
export async function findAudit(
  db: Database,
  { before, search }: { before?: string | undefined; search?: string | undefined },
): Promise<{ entries: AuditEntry[]; next?: string }> {
  let query = db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (before !== undefined && /^\d{1,18}$/.test(before)) query = query.where('id', '<', before);
  if (search) {
    const part = containing(search);
    query = query.where((expression) =>
      expression.or([
        expression('actor', 'ilike', part),
        expression('action', 'ilike', part),
        expression('subject', 'ilike', part),
      ]),
    );
  }
  const rows = await query.execute();
  const entries = rows.slice(0, PAGE).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
  }));
  const last = entries.at(-1);
  return rows.length > PAGE && last ? { entries, next: last.id } : { entries };
}
