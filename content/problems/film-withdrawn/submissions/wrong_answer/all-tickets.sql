DELETE FROM tickets;
DELETE FROM shows WHERE film IN (SELECT id FROM films WHERE minutes IS NULL);
DELETE FROM films WHERE minutes IS NULL;
