SELECT t.name, COUNT(CASE WHEN m.winner = t.id THEN 1 END), COUNT(*) FROM teams t LEFT JOIN matches m ON m.home = t.id GROUP BY t.id, t.name ORDER BY t.id;
