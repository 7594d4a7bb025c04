-- Orders, payments and what follows from them. States only ever move forward; amounts are paise.

-- Where a buyer is: asked once, for the invoice's place of supply.
create table buyer (
  account_id uuid primary key references account on delete cascade,
  state_code text not null,
  gstin text not null default ''
);

create table purchase_order (
  -- Also the receipt number that the provider knows.
  id uuid primary key default gen_random_uuid(),
  -- Orders and invoices outlive the account they were for.
  account_id uuid references account on delete set null,
  -- Null until the provider has answered.
  provider_order_id text unique,
  plan_id text not null,
  plan_title text not null,
  topic_ids text[] not null,
  contents text[] not null,
  validity text not null,
  validity_days integer not null check (validity_days > 0),
  amount_paise integer not null check (amount_paise > 0),
  state text not null default 'open' check (state in ('open', 'paid', 'refunded')),
  buyer_name text not null,
  buyer_email text not null,
  buyer_state_code text not null,
  buyer_gstin text not null default '',
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
create index purchase_order_account_idx on purchase_order (account_id, plan_id, created_at desc);
create index purchase_order_open_idx on purchase_order (created_at) where state = 'open';

create table payment (
  -- The provider's payment id.
  id text primary key,
  order_id uuid not null references purchase_order,
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  amount_paise integer not null,
  currency text not null,
  method text not null default '',
  -- True for the one payment that paid the order; another captured one is given back.
  pays_order boolean not null default false,
  updated_at timestamptz not null default now()
);
create unique index payment_pays_order_key on payment (order_id) where pays_order;
create index payment_order_idx on payment (order_id);

create table refund (
  -- Also the idempotency key at the provider.
  id uuid primary key default gen_random_uuid(),
  payment_id text not null references payment,
  provider_refund_id text unique,
  amount_paise integer not null check (amount_paise > 0),
  reason text not null,
  status text not null default 'requested' check (status in ('requested', 'processed', 'failed')),
  requested_at timestamptz not null default now(),
  processed_at timestamptz
);
create index refund_payment_idx on refund (payment_id);

-- Webhooks by the provider's event id: a repeated one changes nothing.
create table payment_event (
  id text primary key,
  name text not null,
  body jsonb not null,
  received_at timestamptz not null default now()
);

-- What happened to an order, for the people who must explain it.
create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references purchase_order on delete cascade,
  at timestamptz not null default now(),
  -- capture, webhook, reconciler or staff.
  source text not null,
  what text not null
);
create index order_history_order_idx on order_history (order_id, id);

alter table entitlement add column order_id uuid unique references purchase_order;

-- Rule 46: gapless within a financial year. The row is locked in the transaction that uses the number.
create table document_counter (
  series text not null,
  financial_year text not null,
  last_number integer not null,
  primary key (series, financial_year)
);

create table invoice (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  order_id uuid not null references purchase_order,
  refund_id uuid unique references refund,
  -- Everything the document shows, as it was on the day.
  document jsonb not null,
  issued_at timestamptz not null
);
create unique index invoice_order_key on invoice (order_id) where kind = 'invoice';

-- Who sells: one row, set by the institute.
create table seller (
  singleton boolean primary key default true check (singleton),
  mode text not null default 'unregistered' check (mode in ('registered', 'unregistered', 'exempt')),
  name text not null,
  address text not null,
  state_code text not null,
  gstin text not null default '',
  sac text not null default '999293',
  email text not null default '',
  phone text not null default ''
);
insert into seller (name, address, state_code) values ('Abhyas', 'Set the seller''s address in the console', '29');
