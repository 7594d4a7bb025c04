-- A refund that was made in the provider's own dashboard is no decision of ours: when it fails, we may still decide on one.
alter table refund add column made_at_provider boolean not null default false;
update refund set made_at_provider = true where reason = 'made in the provider''s own dashboard';

-- What a buyer's bank claims back. Only people decide what becomes of the sale.
create table payment_dispute (
  id text primary key,
  payment_id text not null references payment (id),
  amount_paise integer not null check (amount_paise > 0),
  status text not null check (status in ('open', 'under_review', 'closed', 'won', 'lost')),
  respond_by timestamptz,
  told_at timestamptz not null default now()
);

create index payment_dispute_payment_idx on payment_dispute (payment_id);
