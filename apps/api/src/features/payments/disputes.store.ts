import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { ProviderDispute } from '../../platform/payment-provider/payment-provider.ts';

/** How far a dispute has come; the last three are ends. */
const RANK = sql`array['open', 'under_review', 'closed', 'won', 'lost']`;

/** Notes what the provider says of a dispute. @returns false for what comes late or again */
export async function upsertDispute(db: Database, dispute: ProviderDispute): Promise<boolean> {
  const { numInsertedOrUpdatedRows: changed } = await db
    .insertInto('payment_dispute')
    .values({
      id: dispute.id,
      payment_id: dispute.payment_id,
      amount_paise: dispute.amount,
      status: dispute.status,
      respond_by: dispute.respond_by ? new Date(dispute.respond_by * 1000) : null,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ status: sql<string>`excluded.status`, told_at: sql<Date>`now()` })
        .where(
          sql<boolean>`array_position(${RANK}, excluded.status) > array_position(${RANK}, payment_dispute.status)`,
        ),
    )
    .executeTakeFirstOrThrow();
  return Number(changed) > 0;
}

/** Disputes in which somebody has to act: answer the bank, or decide on access that was lost with the money. */
export const TO_DECIDE = sql<boolean>`(
  payment_dispute.status = 'open'
  or payment_dispute.status = 'lost' and exists (
    select from entitlement
    where entitlement.order_id = payment.order_id and revoked_at is null and expires_at > now()))`;

/** How many disputes wait for somebody. */
export async function countDisputes(db: Database): Promise<number> {
  const row = await db
    .selectFrom('payment_dispute')
    .innerJoin('payment', 'payment.id', 'payment_dispute.payment_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(TO_DECIDE)
    .executeTakeFirstOrThrow();
  return row.count;
}
