import type { AuditAction } from '@abhyas/contract/audit-sentence';

import type { Database } from '../database/database.ts';

/** One action of somebody on the staff. */
export type AuditEntry = {
  /** Account of who did it; undefined for the command line of the server itself. */
  readonly actor: string | undefined;
  /** `feature.action`, as `payments.refund`: it has a sentence in the contract. */
  readonly action: AuditAction;
  /** What it was done to: an id, an address, a path. */
  readonly subject: string;
  /** How it was, and how it is now: what a person needs to understand or undo it. Never secrets. */
  readonly before?: unknown;
  readonly after?: unknown;
};

const COMMAND_LINE = 'command line';

/** Writes an action into the audit log. Call it in the transaction that does the action, so that neither is alone. */
export async function recordAudit(
  db: Database,
  { actor, action, subject, before, after }: AuditEntry,
): Promise<void> {
  const person =
    actor === undefined
      ? undefined
      : await db.selectFrom('account').select(['name', 'email']).where('id', '=', actor).executeTakeFirst();
  await db
    .insertInto('audit_entry')
    .values({
      actor_id: actor ?? null,
      actor: person ? `${person.name} <${person.email}>` : (actor ?? COMMAND_LINE),
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}
