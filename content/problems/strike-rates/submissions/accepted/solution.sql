SELECT p.name, 100.0 * SUM(s.runs) / SUM(s.balls) AS rate
FROM players AS p
JOIN scores AS s ON s.player = p.id
GROUP BY p.id, p.name
HAVING SUM(s.balls) >= 10
ORDER BY rate DESC, p.id;
