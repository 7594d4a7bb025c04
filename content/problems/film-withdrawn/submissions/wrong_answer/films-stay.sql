DELETE FROM tickets WHERE show IN (SELECT s.id FROM shows s JOIN films f ON f.id = s.film WHERE f.minutes IS NULL);
DELETE FROM shows WHERE film IN (SELECT id FROM films WHERE minutes IS NULL);
