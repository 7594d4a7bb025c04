SELECT s.id, LAG(f.title) OVER (PARTITION BY s.screen ORDER BY s.starts), LAG(s.starts) OVER (PARTITION BY s.screen ORDER BY s.starts) FROM shows s JOIN films f ON f.id = s.film ORDER BY s.id;
