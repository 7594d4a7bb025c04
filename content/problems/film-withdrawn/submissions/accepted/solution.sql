DELETE FROM tickets WHERE show IN (
  SELECT s.id FROM shows AS s JOIN films AS f ON f.id = s.film WHERE f.minutes IS NULL
);
DELETE FROM shows WHERE film IN (SELECT id FROM films WHERE minutes IS NULL);
DELETE FROM films WHERE minutes IS NULL;
