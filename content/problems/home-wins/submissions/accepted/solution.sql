SELECT t.name, SUM(CASE WHEN m.winner = t.id THEN 1 ELSE 0 END) AS won, COUNT(m.id) AS played
FROM teams AS t
LEFT JOIN matches AS m ON m.home = t.id
GROUP BY t.id, t.name
ORDER BY t.id;
