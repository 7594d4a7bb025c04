SELECT p.name, 100.0 * SUM(s.runs) / SUM(s.balls) AS rate FROM players p JOIN scores s ON s.player = p.id GROUP BY p.name HAVING SUM(s.balls) >= 10 ORDER BY rate DESC, p.id;
