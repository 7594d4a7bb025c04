SELECT t.name, SUM(m.winner = t.id), COUNT(*) FROM teams t JOIN matches m ON m.home = t.id GROUP BY t.id, t.name ORDER BY t.id;
