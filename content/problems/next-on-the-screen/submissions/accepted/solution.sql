SELECT s.id,
  LEAD(f.title) OVER (PARTITION BY s.screen ORDER BY s.starts) AS next_title,
  LEAD(s.starts) OVER (PARTITION BY s.screen ORDER BY s.starts) AS next_start
FROM shows AS s
JOIN films AS f ON f.id = s.film
ORDER BY s.id;
