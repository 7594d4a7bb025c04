WITH RECURSIVE reached (town) AS (SELECT 'Pune' UNION SELECT t.destination FROM reached JOIN trains t ON t.source = reached.town) SELECT town FROM reached ORDER BY town;
