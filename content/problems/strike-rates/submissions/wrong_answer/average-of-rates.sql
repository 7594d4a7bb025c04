SELECT p.name, AVG(100.0 * s.runs / s.balls) AS rate FROM players p JOIN scores s ON s.player = p.id GROUP BY p.id HAVING SUM(s.balls) >= 10 ORDER BY rate DESC, p.id;
