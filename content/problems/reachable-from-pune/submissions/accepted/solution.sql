WITH RECURSIVE reached (town) AS (
  SELECT destination FROM trains WHERE source = 'Pune'
  UNION
  SELECT t.destination
  FROM reached
  JOIN trains AS t ON t.source = reached.town
)
SELECT town FROM reached
ORDER BY town;
