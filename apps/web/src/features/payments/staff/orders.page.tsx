import { staffMessages } from '@abhyas/contract/messages.staff';
import { ORDER_FILTERS, type OrderFilter, type OrderSummary } from '@abhyas/contract/payments.staff';
import { fill } from '@abhyas/contract/fill';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';

import { formatMoment } from '../../../lib/dates.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { MoreButton } from '../../../staff/more-button.tsx';
import { PaymentsFrame } from './payments-frame.tsx';
import { ordersQuery, type OrderQuery } from './payments.queries.ts';
import { rupeesOf } from './amounts.rules.ts';
import { StateBadges } from './state-badge.tsx';

const words = staffMessages.payments;

/** Every order, found by whatever somebody has in hand. The search is in the address, for the way back. */
export function OrdersPage() {
  const [parameters, setParameters] = useSearchParams();
  const request: OrderQuery = {
    search: parameters.get('search') ?? '',
    state: ORDER_FILTERS.find((filter) => filter === parameters.get('state')) ?? '',
    from: parameters.get('from') ?? '',
    to: parameters.get('to') ?? '',
  };
  const search = useDeferredValue(request.search.trim());
  const query = useInfiniteQuery(ordersQuery({ ...request, search }));
  const change = (changed: Partial<OrderQuery>): void => {
    const given = Object.entries({ ...request, ...changed }).filter(([, value]) => value !== '');
    setParameters(Object.fromEntries(given), { replace: true });
  };
  return (
    <PaymentsFrame>
      <OrderFilters request={request} onChange={change} />
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ pages }) => (
          <>
            <OrderList orders={pages.flatMap(({ orders }) => orders)} />
            <MoreButton query={query} />
          </>
        )}
      </Loaded>
    </PaymentsFrame>
  );
}

const STATE_OPTIONS: readonly { readonly value: OrderFilter | ''; readonly name: string }[] = [
  { value: '', name: words.orders.anyState },
  ...ORDER_FILTERS.map((filter) => ({ value: filter, name: words.states[filter] })),
];

type FilterProps = {
  readonly request: OrderQuery;
  readonly onChange: (changed: Partial<OrderQuery>) => void;
};

function OrderFilters({ request, onChange }: FilterProps) {
  return (
    <search className="mb-6 grid items-end gap-4 phone:grid-cols-2 wide:grid-cols-[2fr_1fr_1fr_1fr]">
      <TextField
        label={words.orders.search}
        type="search"
        value={request.search}
        onChange={({ target: { value } }) => onChange({ search: value })}
      />
      <SelectField
        label={words.orders.state}
        value={request.state}
        options={STATE_OPTIONS}
        onChange={(state) => onChange({ state })}
      />
      <TextField
        label={words.orders.from}
        type="date"
        value={request.from}
        onChange={({ target: { value } }) => onChange({ from: value })}
      />
      <TextField
        label={words.orders.to}
        type="date"
        value={request.to}
        onChange={({ target: { value } }) => onChange({ to: value })}
      />
    </search>
  );
}

function OrderList({ orders }: { readonly orders: readonly OrderSummary[] }) {
  if (orders.length === 0)
    return <EmptyState title={words.orders.empty}>{words.orders.emptyLead}</EmptyState>;
  return <DataTable caption={words.tabs.orders} columns={COLUMNS} rows={orders} rowKey={({ id }) => id} />;
}

const COLUMNS: readonly Column<OrderSummary>[] = [
  {
    id: 'buyer',
    title: words.orders.columns.buyer,
    cell: ({ id, buyerName, buyerEmail }) => (
      <>
        <TextLink to={`/admin/money/orders/${id}`} className="font-medium">
          {buyerName}
        </TextLink>
        <span className="block text-small break-all text-soft">{buyerEmail}</span>
      </>
    ),
  },
  { id: 'plan', title: words.orders.columns.plan, cell: ({ planTitle }) => planTitle },
  {
    id: 'amount',
    title: words.orders.columns.amount,
    numeric: true,
    cell: ({ amountPaise, refundedPaise }) => (
      <>
        {rupeesOf(amountPaise)}
        {refundedPaise > 0 && (
          <span className="block text-small text-soft">
            {fill(words.orders.returned, { amount: rupeesOf(refundedPaise) })}
          </span>
        )}
      </>
    ),
  },
  { id: 'state', title: words.orders.columns.state, cell: (order) => <StateBadges {...order} /> },
  { id: 'at', title: words.orders.columns.at, cell: ({ createdAt }) => formatMoment(createdAt) },
];
