-- Who did not prove an address holds no place on a list on which it stands: it waits until the address is confirmed.
update batch_member set account_id = null
from account where account.id = batch_member.account_id and not account.confirmed;

-- Addresses are composed before they are kept or looked up (NFC); those kept before that were not found any more. Where
-- two accounts have the same one composed, it stays the other's.
with decomposed as (
  select distinct on (lower(normalize(email))) id, normalize(email) as email
  from account where email is not nfc normalized
  order by lower(normalize(email)), confirmed desc, created_at
)
update account set email = decomposed.email
from decomposed
where account.id = decomposed.id
  and not exists (select from account other where lower(other.email) = lower(decomposed.email) and other.id <> decomposed.id);

with decomposed as (
  select distinct on (batch_id, lower(normalize(email))) id, batch_id, normalize(email) as email
  from batch_member where email is not nfc normalized
  order by batch_id, lower(normalize(email)), account_id is null, added_at
)
update batch_member set email = decomposed.email
from decomposed
where batch_member.id = decomposed.id
  and not exists (
    select from batch_member other
    where other.batch_id = decomposed.batch_id and lower(other.email) = lower(decomposed.email)
      and other.id <> decomposed.id
  );
