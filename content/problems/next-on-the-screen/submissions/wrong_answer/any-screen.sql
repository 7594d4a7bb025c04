SELECT s.id, LEAD(f.title) OVER (ORDER BY s.starts), LEAD(s.starts) OVER (ORDER BY s.starts) FROM shows s JOIN films f ON f.id = s.film ORDER BY s.id;
