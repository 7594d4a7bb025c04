-- When the buyer began to pay, by the provider's clock: an order holds its price for a day.
alter table payment add column began_at timestamptz;
