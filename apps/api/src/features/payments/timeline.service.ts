import type { OrderDetail } from '@abhyas/contract/payments.staff';
import { fill } from '@abhyas/contract/fill';
import { orderTimeline } from '@abhyas/contract/messages/en/order-timeline';

import type { Access } from '../entitlements/access.service.ts';
import { formatDay, formatRupees } from '../../platform/india/indian-format.ts';
import type { DocumentOnFile, HistoryRow, PaymentOnFile, RefundOnFile } from './order-file.store.ts';

const { who, what } = orderTimeline;

/** What is on file of an order. */
export type OrderFile = {
  readonly order: { readonly created_at: Date; readonly plan_title: string; readonly amount_paise: number };
  readonly history: readonly HistoryRow[];
  readonly payments: readonly PaymentOnFile[];
  readonly events: readonly { readonly at: Date; readonly name: string }[];
  readonly refunds: readonly RefundOnFile[];
  readonly documents: readonly DocumentOnFile[];
  readonly access: Access | undefined;
};

type Entry = { readonly at: Date; readonly who: string; readonly what: string };

/** All that is known of an order in the order of time. */
export function timelineOf(file: OrderFile): OrderDetail['timeline'] {
  const { order } = file;
  const opened = fill(what.opened, { plan: order.plan_title, amount: formatRupees(order.amount_paise) });
  const entries: Entry[] = [
    { at: order.created_at, who: who.buyer, what: opened },
    ...file.history.map(fromHistory),
    ...file.payments.map(fromPayment),
    ...file.events.map(({ at, name }) => ({ at, who: who.webhook, what: fill(what.event, { name }) })),
    ...file.refunds.flatMap(fromRefund),
    ...file.documents.map(fromDocument),
    ...(file.access ? fromAccess(file.access) : []),
  ];
  return entries
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

function fromHistory({ at, source, what: said, actor }: HistoryRow): Entry {
  const known = who[source as keyof typeof who] ?? who.product;
  return { at, who: actor ?? known, what: said };
}

function fromPayment(payment: PaymentOnFile): Entry {
  const { id, status, method } = payment;
  return {
    at: payment.updated_at,
    who: payment.offline ? who.staff : who.provider,
    what: fill(what.payment, { id, status, method, amount: formatRupees(payment.amount_paise) }),
  };
}

function fromRefund(refund: RefundOnFile): Entry[] {
  const amount = formatRupees(refund.amount_paise);
  const asker = refund.asked_by === null ? who.product : (refund.asker ?? who.gone);
  const asked = {
    at: refund.requested_at,
    who: asker,
    what: fill(what.refundAsked, { amount, reason: refund.reason }),
  };
  if (!refund.processed_at) return [asked];
  return [asked, { at: refund.processed_at, who: who.provider, what: fill(what.refundDone, { amount }) }];
}

function fromDocument(document: DocumentOnFile): Entry {
  const text = document.kind === 'invoice' ? what.invoice : what['credit-note'];
  const { number, issued_at: at } = document;
  return { at, who: who.product, what: fill(text, { number, amount: formatRupees(document.amount_paise) }) };
}

function fromAccess(access: Access): Entry[] {
  const byHand = access.changes.map((change) => ({
    at: change.at,
    who: change.actor ?? who.gone,
    what: fill(what[change.kind as 'extend'], {
      date: change.expires_after ? formatDay(change.expires_after) : '',
      reason: change.reason,
    }),
  }));
  const first = access.changes.find((change) => change.kind === 'extend');
  const end = first?.expires_before ?? access.expires_at;
  const opened = {
    at: access.purchased_on,
    who: who.product,
    what: fill(what.opens, { date: formatDay(end) }),
  };
  const revokedByHand = access.changes.some((change) => change.kind === 'revoke');
  const revoked =
    access.revoked_at && !revokedByHand
      ? [{ at: access.revoked_at, who: who.product, what: what.revoked }]
      : [];
  return [opened, ...byHand, ...revoked];
}
