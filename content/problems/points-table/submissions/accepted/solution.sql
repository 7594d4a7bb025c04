WITH played AS (
  SELECT home AS team, winner FROM matches
  UNION ALL
  SELECT away, winner FROM matches
), totals AS (
  SELECT t.name,
    COUNT(p.team) AS matches,
    SUM(CASE WHEN p.winner = t.id THEN 1 ELSE 0 END) AS wins,
    SUM(CASE WHEN p.winner = t.id THEN 2 WHEN p.team IS NOT NULL AND p.winner IS NULL THEN 1 ELSE 0 END) AS points
  FROM teams AS t
  LEFT JOIN played AS p ON p.team = t.id
  GROUP BY t.id, t.name
)
SELECT RANK() OVER (ORDER BY points DESC) AS place, name, matches, wins, points
FROM totals
ORDER BY place, name;
