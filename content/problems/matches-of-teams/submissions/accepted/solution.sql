SELECT t.id, t.name, COUNT(p.team) AS matches
FROM teams AS t
LEFT JOIN (
  SELECT home AS team FROM matches
  UNION ALL
  SELECT away FROM matches
) AS p ON p.team = t.id
GROUP BY t.id, t.name
ORDER BY t.id;
