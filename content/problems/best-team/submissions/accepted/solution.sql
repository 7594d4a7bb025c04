WITH totals AS (
  SELECT t.name, SUM(s.runs) AS runs
  FROM teams AS t
  JOIN players AS p ON p.team = t.id
  JOIN scores AS s ON s.player = p.id
  GROUP BY t.id, t.name
)
SELECT name, runs
FROM totals
WHERE runs = (SELECT MAX(runs) FROM totals);
