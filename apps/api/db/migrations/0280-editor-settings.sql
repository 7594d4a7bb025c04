-- How a learner's editor looks and which keys it has; null until something of it is chosen.
alter table settings add column editor jsonb;
