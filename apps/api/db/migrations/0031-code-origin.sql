-- Which page of which device wrote a text, and when by its own clock: a page that meets its own later text
-- again, because an answer was lost or a device was switched off, knows that nobody else has changed it.

alter table saved_code
  add column writer text,
  add column edited_at_ms bigint;
