SELECT t.name, SUM(s.runs) AS runs FROM teams t JOIN players p ON p.team = t.id JOIN scores s ON s.player = p.id GROUP BY t.id, t.name ORDER BY runs DESC, t.id LIMIT 1;
