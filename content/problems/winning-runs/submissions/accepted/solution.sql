WITH played AS (
  SELECT home AS team, played_on, winner FROM matches
  UNION ALL
  SELECT away, played_on, winner FROM matches
), numbered AS (
  SELECT team, played_on, winner, ROW_NUMBER() OVER (PARTITION BY team ORDER BY played_on) AS number
  FROM played
), wins AS (
  SELECT team, number - ROW_NUMBER() OVER (PARTITION BY team ORDER BY played_on) AS part
  FROM numbered
  WHERE winner = team
), rows_of_wins AS (
  SELECT team, COUNT(*) AS n FROM wins GROUP BY team, part
)
SELECT t.id, t.name, COALESCE(MAX(r.n), 0) AS longest
FROM teams AS t
LEFT JOIN rows_of_wins AS r ON r.team = t.id
GROUP BY t.id, t.name
ORDER BY t.id;
