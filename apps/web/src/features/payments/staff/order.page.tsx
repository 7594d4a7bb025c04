import { staffMessages } from '@abhyas/contract/messages.staff';
import type { OrderDetail } from '@abhyas/contract/payments.staff';
import { fill } from '@abhyas/contract/fill';
import { stateOf } from '@abhyas/contract/indian-states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';

import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { orderQuery, useResync } from './payments.queries.ts';
import { rupeesOf } from './amounts.rules.ts';
import { OrderDocuments } from './order-documents.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StateBadges } from './state-badge.tsx';

const words = staffMessages.payments.order;

/** One order: what it is, its payments and what can be done about them, and all that happened. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const query = useQuery(orderQuery(orderId));
  const navigate = useNavigate();
  const name = query.data?.buyerName;
  return (
    <Page
      title={name === undefined ? staffMessages.shell.areas.payments.title : fill(words.title, { name })}
      onBack={() => void navigate(-1)}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(order) => <Order order={order} />}
      </Loaded>
    </Page>
  );
}

function Order({ order }: { readonly order: OrderDetail }) {
  const resync = useResync(order.id);
  return (
    <div className="space-y-10">
      <div>
        <p className="flex flex-wrap items-center gap-3 break-all text-soft">
          {order.buyerEmail} <StateBadges {...order} />
        </p>
        <Facts order={order} />
      </div>
      <Section
        title={words.payments}
        action={
          order.providerOrderId !== null && (
            <Button size="small" busy={resync.isPending} onClick={() => resync.mutate()}>
              {words.resync}
            </Button>
          )
        }
      >
        <OrderPayments order={order} />
      </Section>
      <Section title={words.documents}>
        <OrderDocuments documents={order.documents} />
      </Section>
      <Section title={words.timeline}>
        <OrderTimeline entries={order.timeline} />
      </Section>
    </div>
  );
}

type SectionProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

function Section({ title, action, children }: SectionProps) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function Facts({ order }: { readonly order: OrderDetail }) {
  const { facts } = words;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 phone:grid-cols-2 wide:grid-cols-3">
      <Fact name={facts.plan} value={`${order.planTitle} · ${order.validity}`} />
      <Fact name={facts.amount} value={rupeesOf(order.amountPaise)} />
      <Fact name={facts.access} value={accessOf(order)} />
      <Fact name={facts.opened} value={formatMoment(order.createdAt)} />
      <Fact name={facts.paid} value={order.paidAt === null ? '' : formatMoment(order.paidAt)} />
      <Fact name={facts.state} value={stateOf(order.buyerState)?.name ?? order.buyerState} />
      <Fact name={facts.gstin} value={order.buyerGstin} />
      <Fact name={facts.order} value={order.id} />
      <Fact name={facts.providerOrder} value={order.providerOrderId ?? ''} />
    </dl>
  );
}

function accessOf({ access }: OrderDetail): string {
  if (!access) return words.noAccess;
  if (access.revokedAt !== null) return fill(words.revoked, { date: formatDate(access.revokedAt) });
  return fill(words.until, { date: formatDate(access.expiresAt) });
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{name}</dt>
      <dd className="break-words">{value || staffMessages.shell.none}</dd>
    </div>
  );
}
