SELECT s.id, LEAD(f.title) OVER (PARTITION BY s.screen ORDER BY s.id), LEAD(s.starts) OVER (PARTITION BY s.screen ORDER BY s.id) FROM shows s JOIN films f ON f.id = s.film ORDER BY s.id;
