SELECT a.id, b.id
FROM shows AS a
JOIN shows AS b
  ON b.film = a.film
  AND b.screen <> a.screen
  AND a.id < b.id;
