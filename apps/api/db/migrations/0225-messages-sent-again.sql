-- A message whose answer was lost is sent again: by the id that the browser drew it is one message.
alter table support_message add column client_id uuid;
create unique index support_message_client_idx on support_message (account_id, client_id);
