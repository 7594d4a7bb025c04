import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OfflinePayment } from '@abhyas/contract/payments-offline.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import { offlineQuery } from './payments.queries.ts';
import { rupeesOf } from './amounts.rules.ts';
import { OfflineDecision } from './offline-decision.tsx';
import { RecordDialog } from './record-dialog.tsx';

const words = staffMessages.payments.offline;

/** Money received at the institute: recorded by one person, approved by another. */
export function OfflinePage() {
  const [recording, setRecording] = useState(false);
  const waiting = useQuery(offlineQuery('waiting'));
  const decided = useQuery(offlineQuery('decided'));
  return (
    <PaymentsFrame
      lead={words.recordLead}
      action={
        <Button variant="primary" onClick={() => setRecording(true)}>
          {words.record}
        </Button>
      }
    >
      <section className="mb-10">
        <h2 className="mb-3 text-h3">{words.waiting}</h2>
        <Loaded query={waiting} skeleton={<TextSkeleton lines={4} />}>
          {(payments) => <Payments caption={words.waiting} payments={payments} none={words.none} />}
        </Loaded>
      </section>
      <section>
        <h2 className="mb-3 text-h3">{words.decided}</h2>
        <Loaded query={decided} skeleton={<TextSkeleton lines={4} />}>
          {(payments) => <Payments caption={words.decided} payments={payments} none={words.noneDecided} />}
        </Loaded>
      </section>
      {recording && <RecordDialog onClose={() => setRecording(false)} />}
    </PaymentsFrame>
  );
}

type PaymentsProps = {
  readonly caption: string;
  readonly payments: readonly OfflinePayment[];
  readonly none: string;
};

function Payments({ caption, payments, none }: PaymentsProps) {
  if (payments.length === 0) return <EmptyState title={none} />;
  return <DataTable caption={caption} columns={COLUMNS} rows={payments} rowKey={({ id }) => id} />;
}

/** Approving is looking: an amount that is not the plan's price is said beside it. */
function priceNote({ amountPaise, pricePaise }: OfflinePayment): string {
  if (pricePaise === null) return '';
  if (amountPaise === pricePaise) return words.samePrice;
  return fill(words.price, { price: rupeesOf(pricePaise) });
}

const COLUMNS: readonly Column<OfflinePayment>[] = [
  {
    id: 'buyer',
    title: words.columns.buyer,
    cell: ({ buyerName, buyerEmail, note }) => (
      <>
        <span className="font-medium">{buyerName}</span>
        <span className="block text-small break-all text-soft">{buyerEmail}</span>
        {note && <span className="block text-small break-words">{note}</span>}
      </>
    ),
  },
  { id: 'plan', title: words.columns.plan, cell: ({ planTitle }) => planTitle },
  {
    id: 'amount',
    title: words.columns.amount,
    numeric: true,
    cell: (payment) => (
      <>
        {rupeesOf(payment.amountPaise)}
        <span className="block text-small text-soft">{priceNote(payment)}</span>
      </>
    ),
  },
  {
    id: 'receipt',
    title: words.columns.receipt,
    cell: ({ method, reference, receivedOn }) => (
      <>
        {words.methods[method]}
        <span className="block text-small break-all text-soft">
          {reference} · {formatDate(receivedOn)}
        </span>
      </>
    ),
  },
  {
    id: 'recorded',
    title: words.columns.recorded,
    cell: ({ recordedBy, recordedAt }) => fill(words.by, { who: recordedBy, at: formatMoment(recordedAt) }),
  },
  {
    id: 'decision',
    title: words.columns.decision,
    cell: (payment) =>
      payment.state === 'waiting' ? <OfflineDecision payment={payment} /> : <Decided payment={payment} />,
  },
];

function Decided({ payment }: { readonly payment: OfflinePayment }) {
  const { state, decidedBy, decidedAt, decisionReason, orderId } = payment;
  return (
    <>
      <Badge tone={state === 'approved' ? 'good' : 'bad'}>{words.states[state]}</Badge>{' '}
      {orderId !== null && <TextLink to={`/admin/money/orders/${orderId}`}>{words.toOrder}</TextLink>}
      <span className="block text-small text-soft">
        {fill(words.by, { who: decidedBy, at: decidedAt === null ? '' : formatMoment(decidedAt) })}
      </span>
      {decisionReason && <span className="block text-small break-words">{decisionReason}</span>}
    </>
  );
}
