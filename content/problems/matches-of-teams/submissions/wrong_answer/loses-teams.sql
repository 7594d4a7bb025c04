SELECT t.id, t.name, COUNT(*) FROM teams t JOIN matches m ON t.id IN (m.home, m.away) GROUP BY t.id, t.name ORDER BY t.id;
