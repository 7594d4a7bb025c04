-- What the money desk does by hand: refunds that were asked for, payments received at the institute, and access
-- that was granted, extended or taken back.

-- Paid at the institute: no provider knows of it.
alter table payment add column offline boolean not null default false;

-- Which order a webhook told of. A refund's event tells it by its payment.
alter table payment_event add column order_id uuid references purchase_order on delete set null;
create index payment_event_order_idx on payment_event (order_id);

-- Who asked; null for money that goes back by itself. No reference: the books outlive accounts.
alter table refund add column asked_by uuid;
alter table order_history add column actor_id uuid;

create index purchase_order_created_idx on purchase_order (created_at desc, id desc);
create index invoice_issued_idx on invoice (issued_at);

-- The last reminder that was sent: 7, 3 or 1 days before the end.
alter table entitlement add column reminded_days smallint;
create index entitlement_ending_idx on entitlement (expires_at) where revoked_at is null;

create table access_change (
  id bigint generated always as identity primary key,
  entitlement_id uuid not null references entitlement on delete cascade,
  kind text not null check (kind in ('grant', 'extend', 'revoke')),
  reason text not null,
  expires_before timestamptz,
  expires_after timestamptz,
  actor_id uuid not null,
  at timestamptz not null default now()
);
create index access_change_entitlement_idx on access_change (entitlement_id, id);

-- Money received at the institute: recorded by one person, approved by another.
create table offline_payment (
  -- Drawn by the browser, so that a form sent twice is recorded once.
  id uuid primary key,
  account_id uuid references account on delete set null,
  plan_id text not null,
  amount_paise integer not null check (amount_paise > 0),
  method text not null check (method in ('cash', 'bank', 'upi')),
  -- Number of the receipt or of the transfer.
  reference text not null,
  received_on date not null,
  note text not null default '',
  buyer_name text not null,
  buyer_email text not null,
  buyer_state_code text not null,
  buyer_gstin text not null default '',
  recorded_by uuid not null,
  recorded_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text not null default '',
  order_id uuid unique references purchase_order,
  constraint offline_payment_two_people check (state <> 'approved' or decided_by <> recorded_by),
  constraint offline_payment_decided check ((state = 'waiting') = (decided_by is null)),
  constraint offline_payment_approved check ((state = 'approved') = (order_id is not null))
);
-- One transfer pays once.
create unique index offline_payment_reference_key on offline_payment (method, lower(reference))
  where state <> 'rejected';
create index offline_payment_state_idx on offline_payment (state, recorded_at desc);
