SELECT player, COUNT(*) AS scores, SUM(CASE WHEN runs = 0 THEN 1 ELSE 0 END) AS ducks
FROM scores
GROUP BY player;
