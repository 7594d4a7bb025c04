SELECT t.id, t.name, COUNT(m.id) FROM teams t LEFT JOIN matches m ON m.home = t.id GROUP BY t.id, t.name ORDER BY t.id;
