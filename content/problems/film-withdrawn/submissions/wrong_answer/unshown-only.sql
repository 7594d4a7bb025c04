DELETE FROM films WHERE minutes IS NULL AND id NOT IN (SELECT film FROM shows);
